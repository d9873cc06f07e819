// A campaign's pictures: keeping a new one, and listing them.
#pragma once

#include <vector>

#include "server/assets/picture.hpp"
#include "server/lobby/caller.hpp"

namespace ft::assets {

/// A picture on its way in: into which campaign, under which name.
struct UploadTarget {
  persistence::CampaignId campaign;
  std::string name;
  enum class By { gm, player };  // a player's is a portrait, cropped by their browser
  By by = By::gm;

  [[nodiscard]] bool of_player() const { return by == By::player; }
  [[nodiscard]] const PictureLimits& limits() const { return of_player() ? limits_of_portraits : limits_of_maps; }
};

/// Before any byte is taken. Counts a player's uploads. Refuses: not_logged_in, bad_request (the name), too_large (the
/// campaign's images are full; the last fifth is the GM's), too_fast.
[[nodiscard]] lobby::Answer<UploadTarget> authorize_upload(lobby::LobbyContext& lobby, const lobby::Caller& caller,
                                                           const UploadTarget& wanted);

/// Moves the picture's bytes into the store and lists it. The file stays for the caller to delete. Refuses: too_large.
[[nodiscard]] lobby::Answer<persistence::Asset> save_picture(lobby::LobbyContext& lobby, const UploadTarget& place,
                                                             const Picture& picture);

/// GM only. Newest first.
[[nodiscard]] lobby::Answer<std::vector<persistence::Asset>> list_pictures(lobby::LobbyContext& lobby,
                                                                           const lobby::Caller& caller,
                                                                           persistence::CampaignId campaign);

/// GM only. Ends the campaign's use of a picture, whatever scene or creature still names it: they are drawn without.
/// Refuses: not_found.
[[nodiscard]] lobby::Answer<void> delete_picture(lobby::LobbyContext& lobby, const lobby::Caller& caller,
                                                 persistence::CampaignId campaign, const persistence::Sha256& hash);

/// A picture as it is sent.
struct KeptPicture {
  std::int64_t size_bytes;
  std::string mime;
};

/// Whether the caller may see the picture: they have a seat in a campaign that uses it, or any at all where no campaign's list
/// names it: it is the program's own (a sample's map).
/// Refuses: not_found, in the same words where there is none as where it is not for them.
[[nodiscard]] lobby::Answer<KeptPicture> authorize_picture(lobby::LobbyContext& lobby, const lobby::Caller& caller,
                                                           const persistence::Sha256& hash);

/// A problem of the picture as the lobby answers it.
[[nodiscard]] lobby::Problem as_problem(const PictureProblem& problem);

}  // namespace ft::assets
