// Seats at a campaign's table, the devices that may sit in them, and the invites that make them.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "persistence/sha256.hpp"
#include "persistence/store_error.hpp"
#include "persistence/types.hpp"

namespace ft::persistence {

/// Stored: never renumber.
enum class Role { gm = 1, player = 2 };

struct Seat {
  SeatId id;
  CampaignId campaign;
  std::string display_name;
  Role role;
  std::optional<AccountId> account;  // set where the person also has an account
  bool removed;
};

struct NewSeat {
  CampaignId campaign;
  std::string display_name;
  Role role;
  std::optional<AccountId> account = std::nullopt;
};

/// How long a seat's token lasts since it was used.
inline constexpr UnixSeconds seat_token_lasts_s = 400 * 86'400;

/// A browser that sits in a seat by its token.
struct Device {
  TokenHash token;
  SeatId seat;
  std::string browser;  // its family, for people to read; opaque here
  UnixSeconds created_at_s;
  UnixSeconds used_at_s;  // last, by `record_token_use`
};

struct NewDevice {
  TokenHash token;
  SeatId seat;
  UnixSeconds created_at_s;
  std::string browser = {};
};

struct SeatWithDevice {
  Seat seat;
  Device device;
};

/// A link that makes seats, or, with `seat` set, that opens one existing seat on another device.
struct Invite {
  InviteId id;
  TokenHash token;
  CampaignId campaign;
  Role role;
  std::optional<SeatId> seat;
  UnixSeconds expires_at_s;
  std::int64_t uses_left;
  bool revoked;
  UnixSeconds created_at_s;
};

struct NewInvite {
  TokenHash token;
  CampaignId campaign;
  Role role;
  std::optional<SeatId> seat = std::nullopt;
  UnixSeconds expires_at_s;
  std::int64_t uses_left;
  UnixSeconds created_at_s;
};

/// What a person brings who presses the button of an invite page.
struct Redemption {
  TokenHash invite;
  TokenHash seat_token;      // the new device's token
  std::string display_name;  // unused where the invite opens an existing seat
  UnixSeconds now_s;
  std::string browser = {};
};

/// Worker thread. Calls that name a seat, campaign or invite fail with not_found if there is none.
class Seats {
 public:
  virtual ~Seats() = default;

  [[nodiscard]] virtual Result<Seat> create(const NewSeat& seat) = 0;
  [[nodiscard]] virtual Result<Seat> find(SeatId seat) = 0;

  /// All seats of a campaign, removed ones too (old log lines name them), by id.
  [[nodiscard]] virtual Result<std::vector<Seat>> list(CampaignId campaign) = 0;

  /// The seat, not removed, that an account holds in a campaign.
  [[nodiscard]] virtual Result<Seat> find_of_account(CampaignId campaign, AccountId account) = 0;

  [[nodiscard]] virtual Result<void> rename(SeatId seat, std::string_view display_name) = 0;

  /// Marks the seat removed, revokes its tokens and the invites that open it, all or nothing.
  [[nodiscard]] virtual Result<void> remove(SeatId seat) = 0;

  /// Lets one more device sit in the seat. Fails: not_found, already_exists (the token), revoked (a removed seat).
  [[nodiscard]] virtual Result<void> add_token(const NewDevice& device) = 0;

  /// Fails: not_found, expired (not used for `seat_token_lasts_s` at `now_s`).
  [[nodiscard]] virtual Result<SeatWithDevice> find_by_token(const TokenHash& token, UnixSeconds now_s) = 0;

  /// Of a token that was revoked meanwhile: no failure.
  [[nodiscard]] virtual Result<void> record_token_use(const TokenHash& token, UnixSeconds used_at_s) = 0;

  /// The devices of all seats of a campaign, oldest first, expired ones too.
  [[nodiscard]] virtual Result<std::vector<Device>> list_devices(CampaignId campaign) = 0;

  /// What these tokens open, by seat, in one query; unknown and expired tokens are passed over. tokens: at most 100.
  [[nodiscard]] virtual Result<std::vector<SeatWithDevice>> find_by_tokens(std::span<const TokenHash> tokens,
                                                                           UnixSeconds now_s) = 0;

  /// Revoking what is not there is no failure.
  [[nodiscard]] virtual Result<void> revoke_token(const TokenHash& token) = 0;
  [[nodiscard]] virtual Result<void> revoke_tokens_of(SeatId seat) = 0;

  /// Forgets tokens whose time is over.
  [[nodiscard]] virtual Result<void> remove_expired_tokens(UnixSeconds now_s) = 0;

  /// Fails: already_exists (the token), not_found, invalid (`uses_left` < 1, or `seat` of another campaign).
  [[nodiscard]] virtual Result<Invite> create_invite(const NewInvite& invite) = 0;

  /// An invite in any condition. Looking at it spends nothing.
  [[nodiscard]] virtual Result<Invite> find_invite(const TokenHash& token) = 0;
  [[nodiscard]] virtual Result<std::vector<Invite>> list_invites(CampaignId campaign) = 0;
  [[nodiscard]] virtual Result<void> revoke_invite(InviteId invite) = 0;

  /// Spends one use and gives the seat with its device token, in one transaction.
  /// Fails: not_found, revoked, expired (at `now_s` >= its expiry), used_up, already_exists (the seat token).
  [[nodiscard]] virtual Result<Seat> redeem_invite(const Redemption& redemption) = 0;
};

}  // namespace ft::persistence
