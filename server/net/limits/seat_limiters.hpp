// The rate limits of seats: they stay while a seat's connections come and go.
#pragma once

#include <map>
#include <memory>
#include <utility>

#include "persistence/store.hpp"
#include "server/net/limits/rate_limiter.hpp"
#include "server/table/table_api.hpp"

namespace ft::net {

/// Belongs to a core's thread.
class SeatLimiters {
 public:
  /// The seat's limiter: the one that it used before, unless that has refilled since.
  [[nodiscard]] std::shared_ptr<RateLimiter> of(persistence::CampaignId table, rules::SeatId seat, const Limits& limits,
                                                RateLimiter::Time now);

 private:
  std::map<std::pair<persistence::CampaignId, rules::SeatId>, std::shared_ptr<RateLimiter>> all_;
  std::size_t most_ = 64;  // before the full ones are forgotten
};

}  // namespace ft::net
