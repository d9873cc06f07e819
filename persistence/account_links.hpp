// Links that make an account each, once.
#pragma once

#include <vector>

#include "persistence/accounts.hpp"

namespace ft::persistence {

struct AccountLink {
  AccountLinkId id;
  TokenHash token;
  AccountId made_by;
  UnixSeconds created_at_s;
  UnixSeconds expires_at_s;
};

struct NewAccountLink {
  TokenHash token;
  AccountId made_by;
  UnixSeconds created_at_s;
  UnixSeconds expires_at_s;
};

/// Worker thread.
class AccountLinks {
 public:
  virtual ~AccountLinks() = default;

  /// Fails: already_exists (the token), not_found (the account).
  [[nodiscard]] virtual Result<AccountLink> create(const NewAccountLink& link) = 0;

  /// A link that was not used, expired ones too. Looking at it spends nothing. Fails: not_found.
  [[nodiscard]] virtual Result<AccountLink> find(const TokenHash& token) = 0;

  /// By id, expired ones too.
  [[nodiscard]] virtual Result<std::vector<AccountLink>> list() = 0;

  /// One that is not there is no failure.
  [[nodiscard]] virtual Result<void> remove(AccountLinkId link) = 0;

  /// Spends the link and makes the account, both or neither. Fails as `Accounts::create`, and not_found, expired (at `now_s` >=
  /// its expiry).
  [[nodiscard]] virtual Result<Account> redeem(const TokenHash& token, const NewAccount& account,
                                               UnixSeconds now_s) = 0;
};

}  // namespace ft::persistence
