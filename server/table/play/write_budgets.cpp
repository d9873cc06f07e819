#include "server/table/play/write_budgets.hpp"

#include <algorithm>

namespace ft::table {

std::int64_t WriteBudgets::left_at(const Bucket& bucket, const Rate& rate, std::int64_t now_ms) {
  const std::int64_t passed_ms = std::clamp<std::int64_t>(now_ms - bucket.filled_at_ms, 0, 60 * rate.per_ms);
  return std::min(rate.most, bucket.left + passed_ms * rate.bytes / rate.per_ms);
}

std::int64_t WriteBudgets::wait_s(std::int64_t left, const Rate& rate) {
  return left > 0 ? 0 : 1 - left * rate.per_ms / 1'000 / rate.bytes;
}

void WriteBudgets::charge(Bucket& bucket, const Rate& rate, std::int64_t bytes, std::int64_t now_ms) {
  bucket = {std::max(left_at(bucket, rate, now_ms) - bytes, -rate.most), now_ms};
}

std::int64_t WriteBudgets::wait_s(rules::SeatId seat, std::int64_t now_ms) const {
  const auto at = buckets_.find(seat);
  const std::int64_t left = at == buckets_.end() ? most_bytes : left_at(at->second, of_player, now_ms);
  return std::max(wait_s(left, of_player), wait_s(left_at(all_, of_all, now_ms), of_all));
}

void WriteBudgets::charge(rules::SeatId seat, std::size_t bytes, std::int64_t now_ms) {
  const auto more = static_cast<std::int64_t>(bytes);
  written_[seat] += more;
  charge(buckets_.try_emplace(seat, Bucket{most_bytes, now_ms}).first->second, of_player, more, now_ms);
  charge(all_, of_all, more, now_ms);
  half_is_used_ = all_.left < (half_is_used_ ? most_bytes_of_all / 4 * 3 : most_bytes_of_all / 2);
}

WriteBudgets::Writer WriteBudgets::busiest() const {
  const auto most = std::ranges::max_element(written_, {}, [](const auto& one) { return one.second; });
  return most == written_.end() ? Writer{} : Writer{most->first, most->second};
}

}  // namespace ft::table
