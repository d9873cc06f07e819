// Invites: the part of SqlSeats that makes seats out of links.
#include "persistence/sql/seats.hpp"

namespace ft::persistence::sql {
namespace {

constexpr std::string_view no_such_invite = "there is no such invite";

Invite invite_of(const Row& row) {
  return {.id = row.integer(0),
          .token = row.hash(1),
          .campaign = row.integer(2),
          .role = static_cast<Role>(row.integer(3)),
          .seat = row.integer_or_null(4),
          .expires_at_s = row.integer(5),
          .uses_left = row.integer(6),
          .revoked = row.integer(7) != 0,
          .created_at_s = row.integer(8)};
}

Result<Invite> one_invite(Result<Rows> rows) {
  auto row = first_row(std::move(rows), no_such_invite);
  if (!row) return std::unexpected(row.error());
  return invite_of(*row);
}

}  // namespace

Result<Invite> SqlSeats::create_invite(const NewInvite& invite) {
  if (invite.uses_left < 1) return fail(StoreError::invalid, "an invite needs at least one use");
  if (invite.seat) {
    auto seat = find(*invite.seat);
    if (!seat) return std::unexpected(seat.error());
    if (seat->campaign != invite.campaign) return fail(StoreError::invalid, "the seat is at another table");
  }
  return one_invite(
      session_.run("INSERT INTO invites (token, campaign, role, seat, expires_at_s, uses_left, created_at_s)"
                   " VALUES ($1, $2, $3, $4, $5, $6, $7)"
                   " RETURNING id, token, campaign, role, seat, expires_at_s, uses_left, revoked, created_at_s",
                   {blob(invite.token), invite.campaign, static_cast<std::int64_t>(invite.role), nullable(invite.seat),
                    invite.expires_at_s, invite.uses_left, invite.created_at_s}));
}

Result<Invite> SqlSeats::find_invite(const TokenHash& token) {
  return one_invite(
      session_.run("SELECT id, token, campaign, role, seat, expires_at_s, uses_left, revoked, created_at_s"
                   " FROM invites WHERE token = $1",
                   {blob(token)}));
}

Result<std::vector<Invite>> SqlSeats::list_invites(CampaignId campaign) {
  return map_rows(session_.run("SELECT id, token, campaign, role, seat, expires_at_s, uses_left, revoked, created_at_s"
                               " FROM invites WHERE campaign = $1 ORDER BY id",
                               {campaign}),
                  invite_of);
}

Result<void> SqlSeats::revoke_invite(InviteId invite) {
  return require_row(session_.run("UPDATE invites SET revoked = 1 WHERE id = $1 RETURNING id", {invite}),
                     no_such_invite);
}

Result<Seat> SqlSeats::redeem_invite(const Redemption& redemption) {
  return in_transaction(session_, [&] { return spend_and_seat(redemption); });
}

// The conditional UPDATE is what makes two simultaneous redemptions spend two uses, or one of them fail.
Result<Seat> SqlSeats::spend_and_seat(const Redemption& redemption) {
  auto spent = session_.run(
      "UPDATE invites SET uses_left = uses_left - 1"
      " WHERE token = $1 AND revoked = 0 AND expires_at_s > $2 AND uses_left > 0"
      " RETURNING id, token, campaign, role, seat, expires_at_s, uses_left, revoked, created_at_s",
      {blob(redemption.invite), redemption.now_s});
  if (!spent) return std::unexpected(spent.error());
  if (spent->empty()) return std::unexpected(why_not_redeemable(redemption));
  const Invite invite = invite_of(spent->front());
  auto seat = invite.seat
                  ? find(*invite.seat)
                  : create({.campaign = invite.campaign, .display_name = redemption.display_name, .role = invite.role});
  if (!seat) return seat;
  auto added = add_token({redemption.seat_token, seat->id, redemption.now_s, redemption.browser});
  if (!added) return std::unexpected(added.error());
  return seat;
}

StoreFailure SqlSeats::why_not_redeemable(const Redemption& redemption) {
  auto invite = find_invite(redemption.invite);
  if (!invite) return invite.error();
  if (invite->revoked) return {StoreError::revoked, "the invite was taken back"};
  if (redemption.now_s >= invite->expires_at_s) return {StoreError::expired, "the invite has expired"};
  return {StoreError::used_up, "the invite has no uses left"};
}

}  // namespace ft::persistence::sql
