#include "server/auth/login_guard.hpp"

#include "server/auth/network.hpp"

namespace ft::auth {

Throttle::Verdict LoginGuard::ask(const Attempt& attempt, std::int64_t steady_s) {
  const Throttle::Verdict network = networks_.ask(network_of(attempt.address), steady_s);
  if (network == Throttle::Verdict::wait || knows(attempt)) return network;
  return accounts_.ask(attempt.account, steady_s);
}

void LoginGuard::begin(const Attempt& attempt, std::int64_t steady_s) {
  networks_.record_failure(network_of(attempt.address), steady_s);
  accounts_.record_failure(attempt.account, steady_s);
}

void LoginGuard::refund(const Attempt& attempt) {
  networks_.refund_attempt(network_of(attempt.address));
  accounts_.refund_attempt(attempt.account);
}

void LoginGuard::succeed(const Attempt& attempt) {
  refund(attempt);
  const std::lock_guard lock(mutex_);
  if (known_.size() >= limits_.known) known_.clear();
  known_.emplace(attempt.account, network_of(attempt.address));
}

bool LoginGuard::knows(const Attempt& attempt) {
  const std::lock_guard lock(mutex_);
  return known_.contains({std::string(attempt.account), network_of(attempt.address)});
}

}  // namespace ft::auth
