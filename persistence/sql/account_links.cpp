#include "persistence/sql/account_links.hpp"

#include "persistence/sql/accounts.hpp"

namespace ft::persistence::sql {
namespace {

constexpr std::string_view no_such_link = "the link is wrong or was used already";

AccountLink link_of(const Row& row) {
  return {.id = row.integer(0),
          .token = row.hash(1),
          .made_by = row.integer(2),
          .created_at_s = row.integer(3),
          .expires_at_s = row.integer(4)};
}

Result<AccountLink> one_link(Result<Rows> rows) {
  auto row = first_row(std::move(rows), no_such_link);
  if (!row) return std::unexpected(row.error());
  return link_of(*row);
}

}  // namespace

Result<AccountLink> SqlAccountLinks::create(const NewAccountLink& link) {
  return one_link(
      session_.run("INSERT INTO account_links (token, made_by, created_at_s, expires_at_s) VALUES ($1, $2, $3, $4)"
                   " RETURNING id, token, made_by, created_at_s, expires_at_s",
                   {blob(link.token), link.made_by, link.created_at_s, link.expires_at_s}));
}

Result<AccountLink> SqlAccountLinks::find(const TokenHash& token) {
  return one_link(session_.run(
      "SELECT id, token, made_by, created_at_s, expires_at_s FROM account_links WHERE token = $1", {blob(token)}));
}

Result<std::vector<AccountLink>> SqlAccountLinks::list() {
  return map_rows(
      session_.run("SELECT id, token, made_by, created_at_s, expires_at_s FROM account_links ORDER BY id", {}),
      link_of);
}

Result<void> SqlAccountLinks::remove(AccountLinkId link) {
  return discard_rows(session_.run("DELETE FROM account_links WHERE id = $1", {link}));
}

Result<Account> SqlAccountLinks::redeem(const TokenHash& token, const NewAccount& account, UnixSeconds now_s) {
  return in_transaction(session_, [&]() -> Result<Account> {
    auto spent = one_link(session_.run(
        "DELETE FROM account_links WHERE token = $1 RETURNING id, token, made_by, created_at_s, expires_at_s",
        {blob(token)}));
    if (!spent) return std::unexpected(spent.error());
    if (now_s >= spent->expires_at_s) return fail(StoreError::expired, "the link has expired");
    return SqlAccounts(session_).create(account);
  });
}

}  // namespace ft::persistence::sql
