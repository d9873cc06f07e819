#include "server/net/limits/seat_limiters.hpp"

#include <algorithm>

namespace ft::net {

std::shared_ptr<RateLimiter> SeatLimiters::of(persistence::CampaignId table, rules::SeatId seat, const Limits& limits,
                                              RateLimiter::Time now) {
  if (all_.size() >= most_) {
    std::erase_if(all_, [&](const auto& one) { return one.second.use_count() == 1 && one.second->is_full(now); });
    most_ = std::max<std::size_t>(64, 2 * all_.size());
  }
  std::shared_ptr<RateLimiter>& limiter = all_[{table, seat}];
  if (!limiter) limiter = std::make_shared<RateLimiter>(limits, now);
  return limiter;
}

}  // namespace ft::net
