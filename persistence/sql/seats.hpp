// Seats, their devices and invites in tables of the database.
#pragma once

#include "persistence/seats.hpp"
#include "persistence/sql/db_connection.hpp"

namespace ft::persistence::sql {

class SqlSeats final : public Seats {
 public:
  /// session: outlives this.
  explicit SqlSeats(DbConnection& session) : session_(session) {}

  Result<Seat> create(const NewSeat& seat) override;
  Result<Seat> find(SeatId seat) override;
  Result<std::vector<Seat>> list(CampaignId campaign) override;
  Result<Seat> find_of_account(CampaignId campaign, AccountId account) override;
  Result<void> rename(SeatId seat, std::string_view display_name) override;
  Result<void> remove(SeatId seat) override;
  Result<void> add_token(const NewDevice& device) override;
  Result<SeatWithDevice> find_by_token(const TokenHash& token, UnixSeconds now_s) override;
  Result<std::vector<SeatWithDevice>> find_by_tokens(std::span<const TokenHash> tokens, UnixSeconds now_s) override;
  Result<void> record_token_use(const TokenHash& token, UnixSeconds used_at_s) override;
  Result<std::vector<Device>> list_devices(CampaignId campaign) override;
  Result<void> revoke_token(const TokenHash& token) override;
  Result<void> revoke_tokens_of(SeatId seat) override;
  Result<void> remove_expired_tokens(UnixSeconds now_s) override;
  Result<Invite> create_invite(const NewInvite& invite) override;
  Result<Invite> find_invite(const TokenHash& token) override;
  Result<std::vector<Invite>> list_invites(CampaignId campaign) override;
  Result<void> revoke_invite(InviteId invite) override;
  Result<Seat> redeem_invite(const Redemption& redemption) override;

 private:
  Result<Seat> spend_and_seat(const Redemption& redemption);
  StoreFailure why_not_redeemable(const Redemption& redemption);

  DbConnection& session_;
};

}  // namespace ft::persistence::sql
