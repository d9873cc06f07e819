// Seats and the devices that may sit in them; invites are in invites.cpp.
#include "persistence/sql/seats.hpp"

namespace ft::persistence::sql {
namespace {

constexpr std::string_view missing = "there is no such seat";

Seat seat_of(const Row& row) {
  return {.id = row.integer(0),
          .campaign = row.integer(1),
          .display_name = row.text(2),
          .role = static_cast<Role>(row.integer(3)),
          .account = row.integer_or_null(4),
          .removed = row.integer(5) != 0};
}

Result<Seat> one_seat(Result<Rows> rows) {
  auto row = first_row(std::move(rows), missing);
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
      session_.run("UPDATE seats SET display_name = $2 WHERE id = $1 RETURNING id", {seat, display_name}), missing);
}

Result<void> SqlSeats::remove(SeatId seat) {
  return in_transaction(session_, [&]() -> Result<void> {
    auto removed =
        require_row(session_.run("UPDATE seats SET removed = 1 WHERE id = $1 RETURNING id", {seat}), missing);
    if (!removed) return removed;
    auto revoked = discard_rows(session_.run("UPDATE invites SET revoked = 1 WHERE seat = $1", {seat}));
    if (!revoked) return revoked;
    return revoke_tokens_of(seat);
  });
}

Result<void> SqlSeats::add_token(const TokenHash& token, SeatId seat, UnixSeconds created_at_s) {
  auto found = find(seat);
  if (!found) return std::unexpected(found.error());
  if (found->removed) return fail(StoreError::revoked, "the seat was removed");
  return discard_rows(session_.run("INSERT INTO seat_tokens (token, seat, created_at_s) VALUES ($1, $2, $3)",
                                   {blob(token), seat, created_at_s}));
}

Result<Seat> SqlSeats::find_by_token(const TokenHash& token) {
  return one_seat(
      session_.run("SELECT id, campaign, display_name, role, account, removed"
                   " FROM seat_tokens JOIN seats ON seats.id = seat_tokens.seat"
                   " WHERE token = $1 AND removed = 0",
                   {blob(token)}));
}

Result<std::vector<Seat>> SqlSeats::find_by_tokens(std::span<const TokenHash> tokens) {
  if (tokens.empty()) return std::vector<Seat>();
  std::vector<Parameter> parameters;
  std::string places;
  for (const TokenHash& token : tokens) {
    parameters.push_back(blob(token));
    places += (places.empty() ? "$" : ", $") + std::to_string(parameters.size());
  }
  return map_rows(session_.run("SELECT DISTINCT id, campaign, display_name, role, account, removed"
                               " FROM seat_tokens JOIN seats ON seats.id = seat_tokens.seat"
                               " WHERE token IN (" +
                                   places + ") AND removed = 0 ORDER BY id",
                               Parameters(parameters)),
                  seat_of);
}

Result<void> SqlSeats::revoke_token(const TokenHash& token) {
  return discard_rows(session_.run("DELETE FROM seat_tokens WHERE token = $1", {blob(token)}));
}

Result<void> SqlSeats::revoke_tokens_of(SeatId seat) {
  return discard_rows(session_.run("DELETE FROM seat_tokens WHERE seat = $1", {seat}));
}

}  // namespace ft::persistence::sql
