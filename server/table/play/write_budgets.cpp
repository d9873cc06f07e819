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
  bucket = {std::max(left_at(bucket, rate, now_ms) - bytes, -rate.debt), now_ms};
}

std::int64_t WriteBudgets::wait_s(rules::SeatId seat, std::int64_t now_ms) const {
  const auto at = seats_.find(seat);
  if (at == seats_.end()) return 0;
  const auto wait = [&](const Bucket& bucket, const Rate& rate) { return wait_s(left_at(bucket, rate, now_ms), rate); };
  return std::max(wait(at->second.own, of_player), std::min(wait(all_, of_all), wait(at->second.share, of_share)));
}

void WriteBudgets::charge(rules::SeatId seat, std::size_t bytes, std::int64_t now_ms) {
  const auto more = static_cast<std::int64_t>(bytes);
  OfSeat& writer = seats_.try_emplace(seat, OfSeat{{most_bytes, now_ms}, {most_bytes_of_share, now_ms}}).first->second;
  writer.written += more;
  charge(writer.own, of_player, more, now_ms);
  charge(writer.share, of_share, more, now_ms);
  charge(all_, of_all, more, now_ms);
  half_was_used_ = half_is_used(now_ms);
}

void WriteBudgets::forget(rules::SeatId seat, std::int64_t now_ms) {
  const auto writer = seats_.extract(seat);
  if (!writer.empty()) charge(all_, of_all, -writer.mapped().written, now_ms);
  all_.left = std::min(all_.left, of_all.most);
  half_was_used_ = half_is_used(now_ms);
}

bool WriteBudgets::half_is_used(std::int64_t now_ms) const {
  return left_at(all_, of_all, now_ms) < (half_was_used_ ? of_all.most / 4 * 3 : of_all.most / 2);
}

rules::SeatId WriteBudgets::busiest() const {
  const auto most = std::ranges::max_element(seats_, {}, [](const auto& one) { return one.second.written; });
  return most == seats_.end() ? rules::SeatId{} : most->first;
}

}  // namespace ft::table
