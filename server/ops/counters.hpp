// What the health page counts. Any thread may add, without blocking.
#pragma once

#include <atomic>
#include <cstdint>

namespace ft::ops {

struct Counters {
  std::atomic<std::int64_t> connections_open = 0;
  std::atomic<std::int64_t> seats_connected = 0;
  std::atomic<std::int64_t> frames_received = 0;
  std::atomic<std::int64_t> frames_sent = 0;
  std::atomic<std::int64_t> bad_frames = 0;
  std::atomic<std::int64_t> too_fast = 0;
  std::atomic<std::int64_t> outbox_overflows = 0;
  std::atomic<std::int64_t> requests = 0;
  std::atomic<std::int64_t> requests_refused = 0;
  std::atomic<std::int64_t> uploads_refused = 0;
  std::atomic<std::int64_t> connections_refused = 0;  // by the limit of one network, or of all
  std::atomic<std::int64_t> requests_too_fast = 0;    // by the limit of one network
  std::atomic<std::int64_t> upgrades_too_fast = 0;
};

}  // namespace ft::ops
