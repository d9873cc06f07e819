// Seats and the devices that may sit in them; invites are in invites.cpp.
#include "persistence/sql/seats.hpp"

namespace ft::persistence::sql {
namespace {

constexpr std::string_view no_such_seat = "there is no such seat";

Seat seat_of(const Row& row) {
  return {.id = row.integer(0),
          .campaign = row.integer(1),
          .display_name = row.text(2),
          .role = static_cast<Role>(row.integer(3)),
          .account = row.integer_or_null(4),
          .removed = row.integer(5) != 0};
}

Device device_of(const Row& row, std::size_t first) {
  return {.token = row.hash(first),
          .seat = row.integer(first + 1),
          .browser = row.text(first + 2),
          .created_at_s = row.integer(first + 3),
          .used_at_s = row.integer(first + 4)};
}

SeatWithDevice seat_with_device_of(const Row& row) { return {seat_of(row), device_of(row, 6)}; }

Result<Seat> one_seat(Result<Rows> rows) {
  auto row = first_row(std::move(rows), no_such_seat);
  if (!row) return std::unexpected(row.error());
  return seat_of(*row);
}

}  // namespace

Result<Seat> SqlSeats::create(const NewSeat& seat) {
  return one_seat(
      session_.run("INSERT INTO seats (campaign, display_name, role, account) VALUES ($1, $2, $3, $4)"
                   " RETURNING id, campaign, display_name, role, account, removed",
                   {seat.campaign, seat.display_name, static_cast<std::int64_t>(seat.role), nullable(seat.account)}));
}

Result<Seat> SqlSeats::find(SeatId seat) {
  return one_seat(
      session_.run("SELECT id, campaign, display_name, role, account, removed FROM seats WHERE id = $1", {seat}));
}

Result<std::vector<Seat>> SqlSeats::list(CampaignId campaign) {
  return map_rows(session_.run("SELECT id, campaign, display_name, role, account, removed FROM seats"
                               " WHERE campaign = $1 ORDER BY id",
                               {campaign}),
                  seat_of);
}

Result<Seat> SqlSeats::find_of_account(CampaignId campaign, AccountId account) {
  return one_seat(
      session_.run("SELECT id, campaign, display_name, role, account, removed FROM seats"
                   " WHERE campaign = $1 AND account = $2 AND removed = 0 ORDER BY id LIMIT 1",
                   {campaign, account}));
}

Result<void> SqlSeats::rename(SeatId seat, std::string_view display_name) {
  return require_row(
      session_.run("UPDATE seats SET display_name = $2 WHERE id = $1 RETURNING id", {seat, display_name}),
      no_such_seat);
}

Result<void> SqlSeats::remove(SeatId seat) {
  return in_transaction(session_, [&]() -> Result<void> {
    auto removed =
        require_row(session_.run("UPDATE seats SET removed = 1 WHERE id = $1 RETURNING id", {seat}), no_such_seat);
    if (!removed) return removed;
    auto revoked = discard_rows(session_.run("UPDATE invites SET revoked = 1 WHERE seat = $1", {seat}));
    if (!revoked) return revoked;
    return revoke_tokens_of(seat);
  });
}

Result<void> SqlSeats::add_token(const NewDevice& device) {
  auto found = find(device.seat);
  if (!found) return std::unexpected(found.error());
  if (found->removed) return fail(StoreError::revoked, "the seat was removed");
  return discard_rows(session_.run(
      "INSERT INTO seat_tokens (token, seat, browser, created_at_s, used_at_s) VALUES ($1, $2, $3, $4, $4)",
      {blob(device.token), device.seat, device.browser, device.created_at_s}));
}

Result<SeatWithDevice> SqlSeats::find_by_token(const TokenHash& token, UnixSeconds now_s) {
  auto row = first_row(session_.run("SELECT id, campaign, display_name, role, account, removed,"
                                    " token, seat, browser, created_at_s, used_at_s"
                                    " FROM seat_tokens JOIN seats ON seats.id = seat_tokens.seat"
                                    " WHERE token = $1 AND removed = 0",
                                    {blob(token)}),
                       no_such_seat);
  if (!row) return std::unexpected(row.error());
  SeatWithDevice found = seat_with_device_of(*row);
  if (now_s - found.device.used_at_s >= seat_token_lasts_s) return fail(StoreError::expired, "the token has expired");
  return found;
}

Result<void> SqlSeats::record_token_use(const TokenHash& token, UnixSeconds used_at_s) {
  return discard_rows(
      session_.run("UPDATE seat_tokens SET used_at_s = $2 WHERE token = $1 RETURNING seat", {blob(token), used_at_s}));
}

Result<std::vector<Device>> SqlSeats::list_devices(CampaignId campaign) {
  return map_rows(session_.run("SELECT token, seat, browser, created_at_s, used_at_s"
                               " FROM seat_tokens JOIN seats ON seats.id = seat_tokens.seat"
                               " WHERE campaign = $1 ORDER BY created_at_s, token",
                               {campaign}),
                  [](const Row& row) { return device_of(row, 0); });
}

Result<std::vector<SeatWithDevice>> SqlSeats::find_by_tokens(std::span<const TokenHash> tokens, UnixSeconds now_s) {
  if (tokens.empty()) return std::vector<SeatWithDevice>();
  std::vector<Parameter> parameters = {now_s - seat_token_lasts_s};
  std::string places;
  for (const TokenHash& token : tokens) {
    parameters.push_back(blob(token));
    places += (places.empty() ? "$" : ", $") + std::to_string(parameters.size());
  }
  return map_rows(session_.run("SELECT id, campaign, display_name, role, account, removed,"
                               " token, seat, browser, created_at_s, used_at_s"
                               " FROM seat_tokens JOIN seats ON seats.id = seat_tokens.seat"
                               " WHERE used_at_s > $1 AND token IN (" +
                                   places + ") AND removed = 0 ORDER BY id, token",
                               Parameters(parameters)),
                  seat_with_device_of);
}

Result<void> SqlSeats::revoke_token(const TokenHash& token) {
  return discard_rows(session_.run("DELETE FROM seat_tokens WHERE token = $1", {blob(token)}));
}

Result<void> SqlSeats::revoke_tokens_of(SeatId seat) {
  return discard_rows(session_.run("DELETE FROM seat_tokens WHERE seat = $1", {seat}));
}

Result<void> SqlSeats::remove_expired_tokens(UnixSeconds now_s) {
  return discard_rows(session_.run("DELETE FROM seat_tokens WHERE used_at_s <= $1", {now_s - seat_token_lasts_s}));
}

}  // namespace ft::persistence::sql
