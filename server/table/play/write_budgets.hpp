// How much each player may write into a campaign: what is stored stays for as long as the campaign.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>

#include "rules/kernel/values/ids.hpp"

namespace ft::table {

/// A bucket of bytes for each seat, which refills with time. Belongs to the table's thread.
class WriteBudgets {
 public:
  static constexpr std::int64_t most_bytes = 256 * 1024;       // at once: an hour of busy play
  static constexpr std::int64_t bytes_per_minute = 64 * 1024;  // 90 MiB a day of one who never sleeps

  /// Seconds until the seat may write again, rounded up; 0: it may now.
  [[nodiscard]] std::int64_t wait_s(rules::SeatId seat, std::int64_t now_ms) const;
  /// The seat has written so many bytes. The last message before the budget was used up may exceed it.
  void charge(rules::SeatId seat, std::size_t bytes, std::int64_t now_ms);

 private:
  struct Bucket {
    std::int64_t left = most_bytes;
    std::int64_t filled_at_ms = 0;
  };
  [[nodiscard]] static std::int64_t left_at(const Bucket& bucket, std::int64_t now_ms);

  std::map<rules::SeatId, Bucket> buckets_;
};

}  // namespace ft::table
