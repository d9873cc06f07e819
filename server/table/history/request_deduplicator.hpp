// What a client sends twice happens once: the recent client ids of each seat (law T5). They survive a restart.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

#include "server/codec/values/journal.hpp"

namespace ft::table {

class RequestDeduplicator {
 public:
  /// Whether the seat's request of this number happened. client_id 0 is never remembered.
  [[nodiscard]] bool happened(rules::SeatId seat, std::uint32_t client_id) const {
    const auto own = recent_.find(seat);
    return client_id != 0 && own != recent_.end() && has(own->second, client_id);
  }
  void remember(const codec::RequestCompleted& done) {
    if (done.client_id == 0 || happened(done.seat, done.client_id)) return;
    std::vector<std::uint32_t>& own = recent_[done.seat];  // busy neighbors evict no other seat's ids
    if (own.size() == 128) own.erase(own.begin());
    own.push_back(done.client_id);
  }
  /// Of each seat, oldest first.
  [[nodiscard]] std::vector<codec::RequestCompleted> all() const {
    std::vector<codec::RequestCompleted> done;
    for (const auto& [seat, own] : recent_)
      for (const std::uint32_t client_id : own) done.push_back({seat, client_id});
    return done;
  }

 private:
  static bool has(const std::vector<std::uint32_t>& own, std::uint32_t client_id) {
    return std::find(own.begin(), own.end(), client_id) != own.end();
  }

  std::map<rules::SeatId, std::vector<std::uint32_t>> recent_;
};

}  // namespace ft::table
