#include "persistence/sql/accounts.hpp"

#include "persistence/fold_name.hpp"

namespace ft::persistence::sql {
namespace {

Account account_of(const Row& row) { return {row.integer(0), row.text(1), row.text(2), row.integer(3)}; }

Login login_of(const Row& row, std::size_t first) {
  return {.id = row.integer(first),
          .token = row.hash(first + 1),
          .account = row.integer(first + 2),
          .browser = row.text(first + 3),
          .created_at_s = row.integer(first + 4),
          .used_at_s = row.integer(first + 5),
          .expires_at_s = row.integer(first + 6)};
}

Result<Account> one_account(Result<Rows> rows) {
  auto row = first_row(std::move(rows), "there is no such account");
  if (!row) return std::unexpected(row.error());
  return account_of(*row);
}

}  // namespace

Result<Account> SqlAccounts::create(const NewAccount& account) {
  auto folded = fold_name(account.name);
  if (!folded) return std::unexpected(folded.error());
  return one_account(
      session_.run("INSERT INTO accounts (name, folded_name, password_hash, created_at_s)"
                   " VALUES ($1, $2, $3, $4) RETURNING id, name, password_hash, created_at_s",
                   {account.name, *folded, account.password_hash, account.created_at_s}));
}

Result<Account> SqlAccounts::create_with_setup_token(const TokenHash& setup_token, const NewAccount& account) {
  return in_transaction(session_, [&]() -> Result<Account> {
    auto spent =
        require_row(session_.run("DELETE FROM setup_token WHERE token = $1 RETURNING singleton", {blob(setup_token)}),
                    "the setup link is wrong or was used already");
    if (!spent) return std::unexpected(spent.error());
    return create(account);
  });
}

Result<void> SqlAccounts::put_setup_token(const TokenHash& setup_token) {
  return discard_rows(
      session_.run("INSERT INTO setup_token (singleton, token) VALUES (1, $1)"
                   " ON CONFLICT (singleton) DO UPDATE SET token = excluded.token",
                   {blob(setup_token)}));
}

Result<void> SqlAccounts::find_setup_token(const TokenHash& setup_token) {
  return require_row(session_.run("SELECT singleton FROM setup_token WHERE token = $1", {blob(setup_token)}),
                     "the setup link is wrong or was used already");
}

Result<std::int64_t> SqlAccounts::count() {
  auto row = first_row(session_.run("SELECT count(*) FROM accounts", {}), "no count");
  if (!row) return std::unexpected(row.error());
  return row->integer(0);
}

Result<Account> SqlAccounts::first() {
  return one_account(
      session_.run("SELECT id, name, password_hash, created_at_s FROM accounts ORDER BY id LIMIT 1", {}));
}

Result<Account> SqlAccounts::find(AccountId account) {
  return one_account(
      session_.run("SELECT id, name, password_hash, created_at_s FROM accounts WHERE id = $1", {account}));
}

Result<Account> SqlAccounts::find_by_name(std::string_view name) {
  auto folded = fold_name(name);
  if (!folded) return fail(StoreError::not_found, "there is no such account");
  return one_account(
      session_.run("SELECT id, name, password_hash, created_at_s FROM accounts WHERE folded_name = $1", {*folded}));
}

Result<void> SqlAccounts::set_password_hash(AccountId account, std::string_view password_hash,
                                            const std::optional<TokenHash>& kept_login) {
  return in_transaction(session_, [&]() -> Result<void> {
    auto set = require_row(
        session_.run("UPDATE accounts SET password_hash = $2 WHERE id = $1 RETURNING id", {account, password_hash}),
        "there is no such account");
    if (!set) return set;
    if (kept_login) return remove_other_logins(account, *kept_login);
    return discard_rows(session_.run("DELETE FROM logins WHERE account = $1", {account}));
  });
}

Result<void> SqlAccounts::add_login(const NewLogin& login) {
  return discard_rows(
      session_.run("INSERT INTO logins (token, account, browser, created_at_s, used_at_s, expires_at_s)"
                   " VALUES ($1, $2, $3, $4, $4, $5)",
                   {blob(login.token), login.account, login.browser, login.created_at_s, login.expires_at_s}));
}

Result<AccountWithLogin> SqlAccounts::find_login(const TokenHash& token, UnixSeconds now_s) {
  auto row = first_row(session_.run("SELECT accounts.id, name, password_hash, accounts.created_at_s,"
                                    " logins.id, token, account, browser, logins.created_at_s, used_at_s, expires_at_s"
                                    " FROM logins JOIN accounts ON accounts.id = logins.account WHERE token = $1",
                                    {blob(token)}),
                       "there is no such login");
  if (!row) return std::unexpected(row.error());
  AccountWithLogin found{account_of(*row), login_of(*row, 4)};
  if (now_s >= found.login.expires_at_s) return fail(StoreError::expired, "the login has expired");
  return found;
}

Result<void> SqlAccounts::record_login_use(const TokenHash& token, UnixSeconds used_at_s) {
  return discard_rows(
      session_.run("UPDATE logins SET used_at_s = $2 WHERE token = $1 RETURNING id", {blob(token), used_at_s}));
}

Result<std::vector<Login>> SqlAccounts::list_logins(AccountId account) {
  return map_rows(session_.run("SELECT id, token, account, browser, created_at_s, used_at_s, expires_at_s"
                               " FROM logins WHERE account = $1 ORDER BY id",
                               {account}),
                  [](const Row& row) { return login_of(row, 0); });
}

Result<void> SqlAccounts::remove_other_logins(AccountId account, const TokenHash& kept_login) {
  return discard_rows(
      session_.run("DELETE FROM logins WHERE account = $1 AND token <> $2", {account, blob(kept_login)}));
}

Result<void> SqlAccounts::remove_login(const TokenHash& token) {
  return discard_rows(session_.run("DELETE FROM logins WHERE token = $1", {blob(token)}));
}

Result<void> SqlAccounts::remove_expired_logins(UnixSeconds now_s) {
  return discard_rows(session_.run("DELETE FROM logins WHERE expires_at_s <= $1", {now_s}));
}

}  // namespace ft::persistence::sql
