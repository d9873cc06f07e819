// Who may sit at a campaign's table: invites, links to a seat, joining, removing.
#pragma once

#include <vector>

#include "server/lobby/caller.hpp"

namespace ft::lobby {

inline constexpr persistence::UnixSeconds shortest_invite_s = 60;
inline constexpr persistence::UnixSeconds longest_invite_s = 90 * 86'400;
inline constexpr persistence::UnixSeconds usual_invite_s = 7 * 86'400;
inline constexpr std::int64_t most_uses = 100;
inline constexpr std::int64_t usual_uses = 10;
inline constexpr persistence::UnixSeconds seat_cookie_lasts_s = persistence::seat_token_lasts_s;

struct People {
  std::vector<persistence::Seat> seats;      // without the removed
  std::vector<persistence::Invite> invites;  // links to one seat too
  std::vector<persistence::Device> devices;  // without expired ones
};

/// GM only, as everything here but `preview_invite` and `join`.
[[nodiscard]] Answer<People> list_people(LobbyContext& lobby, const Caller& caller, persistence::CampaignId campaign);

struct InviteOptions {
  persistence::UnixSeconds lasts_s;  // 0: usual_invite_s
  std::int64_t uses;                 // 0: usual_uses
};

/// An invite and the link that holds its token; the token is kept nowhere.
struct IssuedInvite {
  persistence::Invite invite;
  std::string link;
};

/// Refuses: bad_request (terms out of bounds).
[[nodiscard]] Answer<IssuedInvite> invite(LobbyContext& lobby, const Caller& caller, persistence::CampaignId campaign,
                                          const InviteOptions& terms);
[[nodiscard]] Answer<void> revoke_invite(LobbyContext& lobby, const Caller& caller, persistence::CampaignId campaign,
                                         persistence::InviteId invite);

/// A link that opens an existing seat on another device, once, within seven days; listed among the invites until then.
/// Refuses: conflict (the seat of an account).
[[nodiscard]] Answer<IssuedInvite> create_seat_link(LobbyContext& lobby, const Caller& caller,
                                                    persistence::CampaignId campaign, persistence::SeatId seat);

/// The seat opens no more; the person's lines and creatures stay. Refuses: conflict (the GM's own seat).
[[nodiscard]] Answer<void> remove_seat(LobbyContext& lobby, const Caller& caller, persistence::CampaignId campaign,
                                       persistence::SeatId seat);

/// Every device that sits in the seat sits there no more; a new link opens it. Refuses: conflict (the seat of an account).
[[nodiscard]] Answer<void> end_devices(LobbyContext& lobby, const Caller& caller, persistence::CampaignId campaign,
                                       persistence::SeatId seat);

/// What an invite's page shows before its button is pressed. Spends nothing.
struct InviteCard {
  std::string campaign;
  std::string system_title;
  std::string gm;
  bool opens_a_seat;
  std::string seat_name;
};

/// Refuses: not_found (no such link), gone (expired, used up, revoked), too_fast.
[[nodiscard]] Answer<InviteCard> preview_invite(LobbyContext& lobby, const Caller& caller, std::string_view token);

struct JoinRequest {
  std::string token;
  std::string display_name;
};

struct Joined {
  persistence::Seat seat;
  std::string seat_token;  // for the cookie
};

/// The button. Refuses as `preview_invite`, and: bad_request (name), conflict (this browser already has a seat
/// there, or the name is another person's or the GM's).
[[nodiscard]] Answer<Joined> join(LobbyContext& lobby, const Caller& caller, const JoinRequest& request);

}  // namespace ft::lobby
