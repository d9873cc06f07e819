#include "persistence/memory/memory_seats.hpp"

#include <algorithm>

namespace ft::persistence {
namespace {

// Each of these expects the disk to be held.

Seat make_seat(MemoryStoreData& disk, const NewSeat& seat) {
  const Seat made{.id = disk.next_id(),
                  .campaign = seat.campaign,
                  .display_name = seat.display_name,
                  .role = seat.role,
                  .account = seat.account,
                  .removed = false};
  disk.seats.emplace(made.id, made);
  return made;
}

Result<Invite> invite_under(const MemoryStoreData& disk, const TokenHash& token) {
  const auto found =
      std::ranges::find_if(disk.invites, [&](const auto& invite) { return invite.second.token == token; });
  if (found == disk.invites.end()) return fail(StoreError::not_found, "there is no such invite");
  return found->second;
}

Result<void> check_new_token(const MemoryStoreData& disk, const TokenHash& token) {
  if (disk.seat_tokens.contains(token)) return fail(StoreError::already_exists, "the token is taken");
  return {};
}

void keep_device(MemoryStoreData& disk, const NewDevice& device) {
  disk.seat_tokens.emplace(device.token,
                           Device{device.token, device.seat, device.browser, device.created_at_s, device.created_at_s});
}

}  // namespace

Result<Seat> MemorySeats::create(const NewSeat& seat) {
  const std::lock_guard lock(disk_.mutex);
  const bool known =
      disk_.campaigns.contains(seat.campaign) && (!seat.account || disk_.accounts.contains(*seat.account));
  if (!known) return fail(StoreError::not_found, "there is no such campaign or account");
  return make_seat(disk_, seat);
}

Result<Seat> MemorySeats::find(SeatId seat) {
  const std::lock_guard lock(disk_.mutex);
  return look_up(disk_.seats, seat);
}

Result<std::vector<Seat>> MemorySeats::list(CampaignId campaign) {
  const std::lock_guard lock(disk_.mutex);
  std::vector<Seat> seats;
  for (const auto& [id, seat] : disk_.seats) {
    if (seat.campaign == campaign) seats.push_back(seat);
  }
  return seats;
}

Result<Seat> MemorySeats::find_of_account(CampaignId campaign, AccountId account) {
  auto seats = list(campaign);
  if (!seats) return std::unexpected(seats.error());
  const auto found =
      std::ranges::find_if(*seats, [&](const Seat& seat) { return seat.account == account && !seat.removed; });
  if (found == seats->end()) return fail(StoreError::not_found, "there is no such seat");
  return *found;
}

Result<void> MemorySeats::rename(SeatId seat, std::string_view display_name) {
  const std::lock_guard lock(disk_.mutex);
  const auto found = disk_.seats.find(seat);
  if (found == disk_.seats.end()) return fail(StoreError::not_found, "there is no such seat");
  found->second.display_name = display_name;
  return {};
}

Result<void> MemorySeats::remove(SeatId seat) {
  const std::lock_guard lock(disk_.mutex);
  const auto found = disk_.seats.find(seat);
  if (found == disk_.seats.end()) return fail(StoreError::not_found, "there is no such seat");
  found->second.removed = true;
  std::erase_if(disk_.seat_tokens, [&](const auto& token) { return token.second.seat == seat; });
  for (auto& [id, invite] : disk_.invites) {
    if (invite.seat == seat) invite.revoked = true;
  }
  return {};
}

Result<void> MemorySeats::add_token(const NewDevice& device) {
  const std::lock_guard lock(disk_.mutex);
  auto found = look_up(disk_.seats, device.seat);
  if (!found) return std::unexpected(found.error());
  if (found->removed) return fail(StoreError::revoked, "the seat was removed");
  if (auto fresh = check_new_token(disk_, device.token); !fresh) return fresh;
  keep_device(disk_, device);
  return {};
}

Result<SeatWithDevice> MemorySeats::find_by_token(const TokenHash& token, UnixSeconds now_s) {
  const std::lock_guard lock(disk_.mutex);
  auto device = look_up(disk_.seat_tokens, token);
  if (!device) return std::unexpected(device.error());
  if (now_s - device->used_at_s >= seat_token_lasts_s) return fail(StoreError::expired, "the token has expired");
  return SeatWithDevice{disk_.seats.at(device->seat), *device};
}

Result<void> MemorySeats::record_token_use(const TokenHash& token, UnixSeconds used_at_s) {
  const std::lock_guard lock(disk_.mutex);
  const auto found = disk_.seat_tokens.find(token);
  if (found != disk_.seat_tokens.end()) found->second.used_at_s = used_at_s;
  return {};
}

Result<std::vector<Device>> MemorySeats::list_devices(CampaignId campaign) {
  const std::lock_guard lock(disk_.mutex);
  std::vector<Device> devices;
  for (const auto& [token, device] : disk_.seat_tokens)
    if (disk_.seats.at(device.seat).campaign == campaign) devices.push_back(device);
  std::ranges::stable_sort(devices, {}, &Device::created_at_s);
  return devices;
}

Result<std::vector<SeatWithDevice>> MemorySeats::find_by_tokens(std::span<const TokenHash> tokens, UnixSeconds now_s) {
  const std::lock_guard lock(disk_.mutex);
  std::vector<SeatWithDevice> found;
  for (const TokenHash& token : tokens) {
    const auto device = disk_.seat_tokens.find(token);
    if (device == disk_.seat_tokens.end() || now_s - device->second.used_at_s >= seat_token_lasts_s) continue;
    found.push_back({disk_.seats.at(device->second.seat), device->second});
  }
  std::ranges::stable_sort(found, {}, [](const SeatWithDevice& one) { return one.seat.id; });
  return found;
}

Result<void> MemorySeats::revoke_token(const TokenHash& token) {
  const std::lock_guard lock(disk_.mutex);
  disk_.seat_tokens.erase(token);
  return {};
}

Result<void> MemorySeats::revoke_tokens_of(SeatId seat) {
  const std::lock_guard lock(disk_.mutex);
  std::erase_if(disk_.seat_tokens, [&](const auto& token) { return token.second.seat == seat; });
  return {};
}

Result<void> MemorySeats::remove_expired_tokens(UnixSeconds now_s) {
  const std::lock_guard lock(disk_.mutex);
  std::erase_if(disk_.seat_tokens,
                [&](const auto& token) { return now_s - token.second.used_at_s >= seat_token_lasts_s; });
  return {};
}

Result<Invite> MemorySeats::create_invite(const NewInvite& invite) {
  const std::lock_guard lock(disk_.mutex);
  if (invite.uses_left < 1) return fail(StoreError::invalid, "an invite needs at least one use");
  if (!disk_.campaigns.contains(invite.campaign)) return fail(StoreError::not_found, "there is no such campaign");
  if (invite.seat) {
    auto seat = look_up(disk_.seats, *invite.seat);
    if (!seat) return std::unexpected(seat.error());
    if (seat->campaign != invite.campaign) return fail(StoreError::invalid, "the seat is at another table");
  }
  if (invite_under(disk_, invite.token)) return fail(StoreError::already_exists, "the token is taken");
  const Invite made{.id = disk_.next_id(),
                    .token = invite.token,
                    .campaign = invite.campaign,
                    .role = invite.role,
                    .seat = invite.seat,
                    .expires_at_s = invite.expires_at_s,
                    .uses_left = invite.uses_left,
                    .revoked = false,
                    .created_at_s = invite.created_at_s};
  disk_.invites.emplace(made.id, made);
  return made;
}

Result<Invite> MemorySeats::find_invite(const TokenHash& token) {
  const std::lock_guard lock(disk_.mutex);
  return invite_under(disk_, token);
}

Result<std::vector<Invite>> MemorySeats::list_invites(CampaignId campaign) {
  const std::lock_guard lock(disk_.mutex);
  std::vector<Invite> invites;
  for (const auto& [id, invite] : disk_.invites) {
    if (invite.campaign == campaign) invites.push_back(invite);
  }
  return invites;
}

Result<void> MemorySeats::revoke_invite(InviteId invite) {
  const std::lock_guard lock(disk_.mutex);
  const auto found = disk_.invites.find(invite);
  if (found == disk_.invites.end()) return fail(StoreError::not_found, "there is no such invite");
  found->second.revoked = true;
  return {};
}

Result<Seat> MemorySeats::redeem_invite(const Redemption& redemption) {
  const std::lock_guard lock(disk_.mutex);
  auto invite = invite_under(disk_, redemption.invite);
  if (!invite) return std::unexpected(invite.error());
  if (invite->revoked) return fail(StoreError::revoked, "the invite was taken back");
  if (redemption.now_s >= invite->expires_at_s) return fail(StoreError::expired, "the invite has expired");
  if (invite->uses_left < 1) return fail(StoreError::used_up, "the invite has no uses left");
  if (auto fresh = check_new_token(disk_, redemption.seat_token); !fresh) return std::unexpected(fresh.error());
  disk_.invites.at(invite->id).uses_left -= 1;
  const Seat seat =
      invite->seat
          ? disk_.seats.at(*invite->seat)
          : make_seat(disk_,
                      {.campaign = invite->campaign, .display_name = redemption.display_name, .role = invite->role});
  keep_device(disk_, {redemption.seat_token, seat.id, redemption.now_s, redemption.browser});
  return seat;
}

}  // namespace ft::persistence
