// Remembers how the store was when it was last asked, so that the health page never waits for it.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>

#include "persistence/store.hpp"

namespace ft::ops {

class StoreHealth {
 public:
  /// Asks the store. steady_s: LobbyContext::steady_s. Worker thread.
  void poll(persistence::Store& store, std::int64_t steady_s);

  /// Whether the journal waits for the store and has no answer. Any thread.
  void note_hang(bool hangs) { hangs_ = hangs; }

  /// Public, so in words of our own; the store's are in the log. Empty: it was well, not long before `steady_s`. Any
  /// thread.
  [[nodiscard]] std::string_view problem(std::int64_t steady_s) const;

 private:
  static constexpr std::int64_t longest_silence_s = 15;

  std::atomic<bool> hangs_ = false;
  mutable std::mutex mutex_;
  std::string_view trouble_ = "not asked yet";
  std::string words_;  // the store's own, to log them once
  std::int64_t looked_at_s_ = 0;
};

}  // namespace ft::ops
