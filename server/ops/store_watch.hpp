// Remembers how the store was when it was last asked, so that the health page never waits for it.
#pragma once

#include <mutex>
#include <string>

#include "persistence/store.hpp"

namespace ft::ops {

class StoreWatch {
 public:
  /// Asks the store. Worker thread.
  void look(persistence::Store& store, persistence::UnixSeconds now_s);

  /// Empty: it was well, not long before `now_s`. Any thread.
  [[nodiscard]] std::string trouble(persistence::UnixSeconds now_s) const;

 private:
  static constexpr persistence::UnixSeconds longest_silence_s = 30;

  mutable std::mutex mutex_;
  std::string trouble_ = "not asked yet";
  persistence::UnixSeconds looked_at_s_ = 0;
};

}  // namespace ft::ops
