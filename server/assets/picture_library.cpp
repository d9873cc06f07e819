#include "server/assets/picture_library.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <fstream>

#include "server/lobby/names.hpp"

namespace ft::assets {

using lobby::Answer;
using lobby::Problem;
using lobby::store_unavailable;

namespace {

std::unexpected<Problem> unreadable(const Picture& picture) {
  spdlog::error("pictures: {} cannot be read whole", picture.file.string());
  return lobby::refuse(Problem::Kind::unavailable, "The image could not be saved. Try again.");
}

// Refuses where the campaign's images are full, with `more_bytes` of another; for a player's, where four fifths are used.
// hash: of that other, which may be one of them.
Answer<void> check_room(lobby::LobbyContext& lobby, const UploadTarget& place, std::int64_t more_bytes,
                        const persistence::Sha256& hash = {}) {
  const auto listed = lobby.store.assets().list(place.campaign);
  if (!listed) return store_unavailable(listed.error());
  std::int64_t bytes = more_bytes;
  for (const persistence::Asset& asset : *listed) bytes += asset.hash == hash ? 0 : asset.size_bytes;
  const std::int64_t most_bytes = place.of_player() ? lobby.campaign_image_bytes / 5 * 4 : lobby.campaign_image_bytes;
  if (bytes <= most_bytes) return {};
  return lobby::refuse(Problem::Kind::too_large,
                       "This campaign's images would need more than the " + std::to_string(most_bytes / (1024 * 1024)) +
                           (place.of_player() ? " MB up to which players may add some" : " MB they have") +
                           ". The GM can delete some in the image library.");
}

}  // namespace

Answer<UploadTarget> authorize_upload(lobby::LobbyContext& lobby, const lobby::Caller& caller,
                                      const UploadTarget& wanted) {
  const auto seat = lobby::require_seat(lobby, caller, wanted.campaign);
  if (!seat) return std::unexpected(seat.error());
  auto name = lobby::normalize_name(wanted.name, lobby::file_name);
  if (!name) return std::unexpected(name.error());
  if (seat->role == persistence::Role::gm) {
    const UploadTarget place{wanted.campaign, *name};
    if (const auto room = check_room(lobby, place, 1); !room) return std::unexpected(room.error());
    return place;
  }

  const std::string who = std::to_string(seat->campaign) + "." + std::to_string(seat->id);
  if (lobby.portraits.ask(who, lobby.steady_s()) == auth::Throttle::Verdict::wait)
    return lobby::refuse(Problem::Kind::too_fast, "Too many images. Try again in an hour.");
  lobby.portraits.record_failure(who, lobby.steady_s());
  const UploadTarget place{wanted.campaign, *name, UploadTarget::By::player};
  if (const auto room = check_room(lobby, place, 1); !room) return std::unexpected(room.error());
  return place;
}

Answer<persistence::Asset> save_picture(lobby::LobbyContext& lobby, const UploadTarget& place, const Picture& picture) {
  std::error_code failed;
  const auto size_bytes = static_cast<std::int64_t>(std::filesystem::file_size(picture.file, failed));
  std::ifstream file(picture.file, std::ios::binary);
  if (failed || !file) return unreadable(picture);
  auto upload = lobby.store.assets().begin(size_bytes);
  if (!upload) return store_unavailable(upload.error());

  std::string chunk(256 * 1024, '\0');
  std::int64_t taken_bytes = 0;
  while (file.read(chunk.data(), static_cast<std::streamsize>(chunk.size())), file.gcount() > 0) {
    const std::string_view read = std::string_view(chunk).substr(0, static_cast<std::size_t>(file.gcount()));
    if (auto done = (*upload)->append(read); !done) return store_unavailable(done.error());
    taken_bytes += file.gcount();
  }
  if (taken_bytes != size_bytes) return unreadable(picture);
  const auto stored = (*upload)->finish();
  if (!stored) return store_unavailable(stored.error());
  if (const auto room = check_room(lobby, place, size_bytes, stored->hash); !room) {
    (void)lobby.store.assets().discard_unused(stored->hash);
    return std::unexpected(room.error());
  }

  const persistence::Asset asset{.hash = stored->hash,
                                 .campaign = place.campaign,
                                 .name = place.name,
                                 .mime = picture.mime,
                                 .width = picture.size.width_px,
                                 .height = picture.size.height_px,
                                 .size_bytes = stored->size_bytes,
                                 .created_at_s = lobby.now_s()};
  if (auto put = lobby.store.assets().put(asset); !put) {
    (void)lobby.store.assets().discard_unused(stored->hash);  // where the store is away they stay, unlisted
    return store_unavailable(put.error());
  }
  return asset;
}

Answer<std::vector<persistence::Asset>> list_pictures(lobby::LobbyContext& lobby, const lobby::Caller& caller,
                                                      persistence::CampaignId campaign) {
  if (auto gm = lobby::require_gm(lobby, caller, campaign); !gm) return std::unexpected(gm.error());
  auto assets = lobby.store.assets().list(campaign);
  if (!assets) return store_unavailable(assets.error());
  std::ranges::reverse(*assets);
  return std::move(*assets);
}

Answer<void> delete_picture(lobby::LobbyContext& lobby, const lobby::Caller& caller, persistence::CampaignId campaign,
                            const persistence::Sha256& hash) {
  if (auto gm = lobby::require_gm(lobby, caller, campaign); !gm) return std::unexpected(gm.error());
  const auto removed = lobby.store.assets().remove(campaign, hash);
  if (removed) return {};
  if (removed.error().error == persistence::StoreError::not_found)
    return lobby::refuse(Problem::Kind::not_found, "This image is deleted already.");
  return store_unavailable(removed.error());
}

Answer<KeptPicture> authorize_picture(lobby::LobbyContext& lobby, const lobby::Caller& caller,
                                      const persistence::Sha256& hash) {
  const auto no_such = lobby::refuse(Problem::Kind::not_found, "Unknown image.");
  const auto users = lobby.store.assets().users_of(hash);
  if (!users) return store_unavailable(users.error());
  bool may_see = false;
  std::string mime = "image/webp";
  if (users->empty()) {  // the program's own, else what a failure left behind
    const auto known = lobby::has_any_seat(lobby, caller);
    if (!known) return std::unexpected(known.error());
    may_see = *known;
  }
  for (auto campaign = users->begin(); !may_see && campaign != users->end(); ++campaign) {
    const auto seat = lobby::find_seat(lobby, caller, *campaign);
    if (!seat) return std::unexpected(seat.error());
    may_see = seat->has_value();
    if (!may_see) continue;
    const auto listed = lobby.store.assets().find(*campaign, hash);
    if (!listed) return store_unavailable(listed.error());
    mime = listed->mime;
  }
  if (!may_see) return no_such;

  const auto size_bytes = lobby.store.assets().size_of(hash);
  if (!size_bytes && size_bytes.error().error == persistence::StoreError::not_found) return no_such;
  if (!size_bytes) return store_unavailable(size_bytes.error());
  return KeptPicture{*size_bytes, std::move(mime)};
}

Problem as_problem(const PictureProblem& problem) {
  switch (problem.kind) {
    case PictureProblem::Kind::not_a_picture: return {Problem::Kind::not_a_picture, problem.text};
    case PictureProblem::Kind::too_large: return {Problem::Kind::too_large, problem.text};
    case PictureProblem::Kind::unavailable: break;
  }
  return {Problem::Kind::unavailable, problem.text};
}

}  // namespace ft::assets
