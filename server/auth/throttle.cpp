#include "server/auth/throttle.hpp"

#include <algorithm>

namespace ft::auth {
namespace {

// One household or server rack is one guesser: four groups of an IPv6 address.
std::string network_of(std::string_view address) {
  if (address.find('.') != std::string_view::npos) return std::string(address);
  std::size_t end = 0;
  for (int group = 0; group < 4 && end != std::string_view::npos; ++group)
    end = address.find(':', end == 0 ? 0 : end + 1);
  return std::string(address.substr(0, end));
}

}  // namespace

Throttle::Verdict Throttle::ask(std::string_view address, persistence::UnixSeconds now_s) {
  const std::lock_guard lock(mutex_);
  const auto found = windows_.find(network_of(address));
  if (found == windows_.end() || now_s >= found->second.began_s + limits_.window_s) return Verdict::may_try;
  return found->second.failures < limits_.failures ? Verdict::may_try : Verdict::wait;
}

void Throttle::record_failure(std::string_view address, persistence::UnixSeconds now_s) {
  const std::lock_guard lock(mutex_);
  if (windows_.size() >= limits_.addresses) forget_ended(now_s);
  ReactionWindow& window = windows_.try_emplace(network_of(address), ReactionWindow{now_s, 0}).first->second;
  if (now_s >= window.began_s + limits_.window_s) window = {now_s, 0};
  ++window.failures;
}

void Throttle::refund_attempt(std::string_view address) {
  const std::lock_guard lock(mutex_);
  const auto found = windows_.find(network_of(address));
  if (found != windows_.end() && found->second.failures > 0) --found->second.failures;
}

void Throttle::forget_ended(persistence::UnixSeconds now_s) {
  std::erase_if(windows_, [&](const auto& entry) { return now_s >= entry.second.began_s + limits_.window_s; });
  while (windows_.size() >= limits_.addresses) {
    windows_.erase(std::min_element(windows_.begin(), windows_.end(),
                                    [](const auto& a, const auto& b) { return a.second.began_s < b.second.began_s; }));
  }
}

}  // namespace ft::auth
