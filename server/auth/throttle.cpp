#include "server/auth/throttle.hpp"

#include <algorithm>

namespace ft::auth {

Throttle::Verdict Throttle::ask(std::string_view who, std::int64_t steady_s) {
  const std::lock_guard lock(mutex_);
  const auto found = windows_.find(std::string(who));
  if (found == windows_.end() || steady_s >= found->second.began_s + limits_.window_s) return Verdict::may_try;
  return found->second.failures < limits_.failures ? Verdict::may_try : Verdict::wait;
}

void Throttle::record_failure(std::string_view who, std::int64_t steady_s) {
  const std::lock_guard lock(mutex_);
  if (windows_.size() >= limits_.remembered) forget_ended(steady_s);
  Window& window = windows_.try_emplace(std::string(who), Window{steady_s, 0}).first->second;
  if (steady_s >= window.began_s + limits_.window_s) window = {steady_s, 0};
  ++window.failures;
}

void Throttle::refund_attempt(std::string_view who) {
  const std::lock_guard lock(mutex_);
  const auto found = windows_.find(std::string(who));
  if (found != windows_.end() && found->second.failures > 0) --found->second.failures;
}

void Throttle::forget_ended(std::int64_t steady_s) {
  std::erase_if(windows_, [&](const auto& entry) { return steady_s >= entry.second.began_s + limits_.window_s; });
  while (windows_.size() >= limits_.remembered) {
    windows_.erase(std::min_element(windows_.begin(), windows_.end(),
                                    [](const auto& a, const auto& b) { return a.second.began_s < b.second.began_s; }));
  }
}

}  // namespace ft::auth
