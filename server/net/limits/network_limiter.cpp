#include "server/net/limits/network_limiter.hpp"

#include "server/auth/network.hpp"

namespace ft::net {

NetworkLimiter::Slot::~Slot() {
  if (of_) of_->close(network_);
}

std::optional<NetworkLimiter::Slot> NetworkLimiter::open(std::string_view address) {
  if (is_exempt(address)) return Slot();
  std::string network = auth::network_of(address);
  const std::lock_guard lock(mutex_);
  std::int64_t& open = connections_[network];
  if (open >= limits_.network_connections) return std::nullopt;
  ++open;
  return Slot(*this, std::move(network));
}

void NetworkLimiter::close(const std::string& network) {
  const std::lock_guard lock(mutex_);
  const auto found = connections_.find(network);
  if (--found->second == 0) connections_.erase(found);
}

NetworkLimiter::Verdict NetworkLimiter::spend(Use use, std::string_view address, Time now) {
  if (is_exempt(address)) return Verdict::allow;
  const std::string network = auth::network_of(address);
  const std::lock_guard lock(mutex_);
  auto found = budgets_.find(network);
  if (found == budgets_.end()) {
    if (budgets_.size() >= limits_.networks) make_room(now);
    const Budget full = {TokenBucket(limits_.network_requests, now), TokenBucket(limits_.network_pictures, now),
                         TokenBucket(limits_.network_upgrades, now)};
    found = budgets_.emplace(network, full).first;
  }
  return found->second.of(use).take(now) ? Verdict::allow : Verdict::reject;
}

TokenBucket& NetworkLimiter::Budget::of(Use use) {
  return use == Use::request ? requests : use == Use::picture ? pictures : upgrades;
}

/// A full budget is as good as none. To forget all gives each network one burst more, and is quick.
void NetworkLimiter::make_room(Time now) {
  std::erase_if(budgets_, [&](const auto& entry) {
    const Budget& budget = entry.second;
    return budget.requests.is_full(now) && budget.pictures.is_full(now) && budget.upgrades.is_full(now);
  });
  if (budgets_.size() >= limits_.networks) budgets_.clear();
}

bool NetworkLimiter::is_exempt(std::string_view address) const {
  return settings_.public_url.empty() && !limits_.loopback_counts && auth::is_loopback(address);
}

}  // namespace ft::net
