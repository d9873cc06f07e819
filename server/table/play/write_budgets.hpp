// How much players may write into a campaign, each and all together: what is stored stays for as long as the campaign.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>

#include "rules/kernel/values/ids.hpp"

namespace ft::table {

/// Budgets of bytes that refill with time (now_ms: Clock::steady_ms). Belongs to the table's thread.
class WriteBudgets {
 public:
  static constexpr std::int64_t most_bytes = 256 * 1024;               // of a player at once: an hour of busy play
  static constexpr std::int64_t bytes_per_minute = 64 * 1024;          // 90 MiB a day of one who never sleeps
  static constexpr std::int64_t most_bytes_of_all = 32 * 1024 * 1024;  // of all players at once: ten busy evenings
  static constexpr std::int64_t bytes_of_all_per_day = most_bytes_of_all;
  // Of a player when all together have used theirs up, so that one cannot silence the others.
  static constexpr std::int64_t most_bytes_of_share = 64 * 1024;
  static constexpr std::int64_t bytes_of_share_per_minute = 2 * 1024;

  /// Seconds until the seat may write again, rounded up; 0: it may now.
  [[nodiscard]] std::int64_t wait_s(rules::SeatId seat, std::int64_t now_ms) const;
  /// The seat has written so many bytes. The last message before a budget was used up may exceed it.
  void charge(rules::SeatId seat, std::size_t bytes, std::int64_t now_ms);

  /// The seat was removed: what it wrote no longer counts against the others.
  void forget(rules::SeatId seat, std::int64_t now_ms);

  /// Whether half of what all may write is used up. Once it is, until only a quarter is.
  [[nodiscard]] bool half_is_used(std::int64_t now_ms) const;
  /// Who has written most; none: there is no player who has.
  [[nodiscard]] rules::SeatId busiest() const;

 private:
  struct Rate {
    std::int64_t most, bytes, per_ms;
    std::int64_t debt;  // more that was written is forgotten
  };
  struct Bucket {
    std::int64_t left = 0;
    std::int64_t filled_at_ms = 0;
  };
  struct OfSeat {
    Bucket own, share;
    std::int64_t written = 0;
  };
  static constexpr Rate of_player{most_bytes, bytes_per_minute, 60'000, most_bytes};
  static constexpr Rate of_share{most_bytes_of_share, bytes_of_share_per_minute, 60'000, bytes_of_share_per_minute};
  static constexpr Rate of_all{most_bytes_of_all, bytes_of_all_per_day, 86'400'000, most_bytes_of_all};

  [[nodiscard]] static std::int64_t left_at(const Bucket& bucket, const Rate& rate, std::int64_t now_ms);
  [[nodiscard]] static std::int64_t wait_s(std::int64_t left, const Rate& rate);
  static void charge(Bucket& bucket, const Rate& rate, std::int64_t bytes, std::int64_t now_ms);

  std::map<rules::SeatId, OfSeat> seats_;
  Bucket all_ = {most_bytes_of_all, 0};
  bool half_was_used_ = false;
};

}  // namespace ft::table
