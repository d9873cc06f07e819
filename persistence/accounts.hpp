// Accounts (GMs), their logins, and the one-time token that makes the first of them.
#pragma once

#include <optional>
#include <vector>

#include "persistence/sha256.hpp"
#include "persistence/store_error.hpp"
#include "persistence/types.hpp"

namespace ft::persistence {

struct Account {
  AccountId id;
  std::string name;
  std::string password_hash;
  UnixSeconds created_at_s;
};

struct NewAccount {
  std::string name;
  std::string password_hash;
  UnixSeconds created_at_s;
};

/// A browser that is logged in.
struct Login {
  LoginId id;
  TokenHash token;
  AccountId account;
  std::string browser;  // its family, for people to read; opaque here
  UnixSeconds created_at_s;
  UnixSeconds used_at_s;  // last, by `record_login_use`
  UnixSeconds expires_at_s;
};

struct NewLogin {
  TokenHash token;
  AccountId account;
  UnixSeconds expires_at_s;
  UnixSeconds created_at_s = 0;
  std::string browser = {};
};

struct AccountWithLogin {
  Account account;
  Login login;
};

/// Worker thread. Names are UTF-8, and one however their letters are cased.
class Accounts {
 public:
  virtual ~Accounts() = default;

  /// Fails: already_exists (the name, in any case), invalid (not UTF-8, or empty).
  [[nodiscard]] virtual Result<Account> create(const NewAccount& account) = 0;

  /// Spends the setup token and makes the account, both or neither. Fails as `create`, and not_found (wrong or spent).
  [[nodiscard]] virtual Result<Account> create_with_setup_token(const TokenHash& setup_token,
                                                                const NewAccount& account) = 0;

  /// The one setup token from now on; an earlier one opens nothing any more.
  [[nodiscard]] virtual Result<void> put_setup_token(const TokenHash& setup_token) = 0;

  /// Whether `setup_token` would be accepted. Spends nothing. Fails: not_found.
  [[nodiscard]] virtual Result<void> find_setup_token(const TokenHash& setup_token) = 0;

  [[nodiscard]] virtual Result<std::int64_t> count() = 0;

  /// The oldest account. Fails: not_found (there is none).
  [[nodiscard]] virtual Result<Account> first() = 0;
  [[nodiscard]] virtual Result<Account> find(AccountId account) = 0;
  [[nodiscard]] virtual Result<Account> find_by_name(std::string_view name) = 0;

  /// Also ends every login of the account but `kept_login`. Fails: not_found.
  [[nodiscard]] virtual Result<void> set_password_hash(AccountId account, std::string_view password_hash,
                                                       const std::optional<TokenHash>& kept_login) = 0;

  /// A browser is logged in until `expires_at_s`. Fails: not_found (the account), already_exists (the token).
  [[nodiscard]] virtual Result<void> add_login(const NewLogin& login) = 0;

  /// Whose login this is. Fails: not_found, expired (at `now_s` >= its expiry).
  [[nodiscard]] virtual Result<AccountWithLogin> find_login(const TokenHash& token, UnixSeconds now_s) = 0;

  /// Of a login that has ended meanwhile: no failure.
  [[nodiscard]] virtual Result<void> record_login_use(const TokenHash& token, UnixSeconds used_at_s) = 0;

  /// By id, expired ones too.
  [[nodiscard]] virtual Result<std::vector<Login>> list_logins(AccountId account) = 0;

  /// Logs one device out. One that is not logged in is no failure.
  [[nodiscard]] virtual Result<void> remove_login(const TokenHash& token) = 0;

  /// Logs every device of the account out but `kept_login`.
  [[nodiscard]] virtual Result<void> remove_other_logins(AccountId account, const TokenHash& kept_login) = 0;

  /// Forgets logins whose time is over.
  [[nodiscard]] virtual Result<void> remove_expired_logins(UnixSeconds now_s) = 0;
};

}  // namespace ft::persistence
