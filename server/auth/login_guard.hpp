// Slows guesses at passwords: those from one network, and those at one account from everywhere.
#pragma once

#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "server/auth/throttle.hpp"

namespace ft::auth {

/// Any thread. Networks from which an account was logged into since the server started stay open to it however many
/// others guess at it; they are slowed by their own failures alone.
class LoginGuard {
 public:
  struct Limits {
    Throttle::Limits network = {};
    Throttle::Limits account = {.failures = 30, .window_s = 900};
    std::size_t known = 10'000;  // networks remembered, of all accounts
  };

  struct Attempt {
    std::string_view address;
    std::string_view account;  // the name given, folded; it need not exist
  };

  explicit LoginGuard(Limits limits) : limits_(limits), networks_(limits.network), accounts_(limits.account) {}

  [[nodiscard]] Throttle::Verdict ask(const Attempt& attempt, std::int64_t steady_s);

  /// Counts the attempt as failed until it is refunded: no more than the limit are under way at once.
  void begin(const Attempt& attempt, std::int64_t steady_s);
  void refund(const Attempt& attempt);
  /// The password was right: refunds, and knows this network from now on.
  void succeed(const Attempt& attempt);

 private:
  [[nodiscard]] bool knows(const Attempt& attempt);

  const Limits limits_;
  Throttle networks_;
  Throttle accounts_;
  std::mutex mutex_;
  std::set<std::pair<std::string, std::string>> known_;  // account, network
};

}  // namespace ft::auth
