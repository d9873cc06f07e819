// Seats of a memory store.
#pragma once

#include "persistence/memory/memory_store_data.hpp"

namespace ft::persistence {

class MemorySeats final : public Seats {
 public:
  /// disk: outlives this.
  explicit MemorySeats(MemoryStoreData& disk) : disk_(disk) {}

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
  MemoryStoreData& disk_;
};

}  // namespace ft::persistence
