// Remembers how the store was when it was last asked, so that the health page never waits for it.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "persistence/store.hpp"

namespace ft::ops {

class StoreHealth {
 public:
  /// steady_s: LobbyContext::steady_s. False: the last `poll` has not returned yet. Else one is due, and must follow. Any
  /// thread.
  [[nodiscard]] bool begin_poll(std::int64_t steady_s);
  /// Asks the store. Worker thread.
  void poll(persistence::Store& store, std::int64_t steady_s);

  /// Whether the store takes nothing of the journal now. Any thread.
  void note_journal(bool stalled) { stalled_ = stalled; }

  /// Public, so in words of our own; the store's are in the log. Empty: it was well when it was last asked, and has not
  /// left a question without answer for 3 seconds, nor one in the queue for 15. Any thread.
  [[nodiscard]] std::string_view problem(std::int64_t steady_s) const;

 private:
  static constexpr std::int64_t longest_silence_s = 3, longest_queue_s = 15;

  std::atomic<bool> stalled_ = false;
  mutable std::mutex mutex_;
  std::string_view trouble_ = "not asked yet";
  std::string words_;                                     // the store's own, to log them once
  std::optional<std::int64_t> queued_at_s_, asked_at_s_;  // a question without answer yet
};

}  // namespace ft::ops
