#include "server/table/play/write_budgets.hpp"

#include <algorithm>

namespace ft::table {

namespace {
constexpr std::int64_t minute_ms = 60'000;
}

std::int64_t WriteBudgets::left_at(const Bucket& bucket, std::int64_t now_ms) {
  const std::int64_t passed_ms = std::clamp<std::int64_t>(now_ms - bucket.filled_at_ms, 0, 60 * minute_ms);
  return std::min(most_bytes, bucket.left + passed_ms * bytes_per_minute / minute_ms);
}

std::int64_t WriteBudgets::wait_s(rules::SeatId seat, std::int64_t now_ms) const {
  const auto at = buckets_.find(seat);
  const std::int64_t left = at == buckets_.end() ? most_bytes : left_at(at->second, now_ms);
  return left > 0 ? 0 : 1 - left * 60 / bytes_per_minute;
}

void WriteBudgets::charge(rules::SeatId seat, std::size_t bytes, std::int64_t now_ms) {
  Bucket& bucket = buckets_.try_emplace(seat, Bucket{most_bytes, now_ms}).first->second;
  bucket = {std::max(left_at(bucket, now_ms) - static_cast<std::int64_t>(bytes), -most_bytes), now_ms};
}

}  // namespace ft::table
