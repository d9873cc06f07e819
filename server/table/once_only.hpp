// What a client sends twice happens once: the recent client ids of each seat (law T5). They survive a restart.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <unordered_set>
#include <vector>

#include "server/codec/journal.hpp"

namespace ft::table {

class OnceOnly {
 public:
  /// Whether the seat's request of this number happened. client_id 0 is never remembered.
  [[nodiscard]] bool happened(rules::SeatId seat, std::uint32_t client_id) const {
    return client_id != 0 && known_.contains(name_of({seat, client_id}));
  }
  void remember(const codec::ClientDone& done) {
    if (done.client_id == 0 || !known_.insert(name_of(done)).second) return;
    std::deque<std::uint32_t>& own = recent_[done.seat];
    own.push_back(done.client_id);
    if (own.size() <= 128) return;  // busy neighbours push nobody's out
    known_.erase(name_of({done.seat, own.front()}));
    own.pop_front();
  }
  /// Of each seat, oldest first.
  [[nodiscard]] std::vector<codec::ClientDone> all() const {
    std::vector<codec::ClientDone> done;
    for (const auto& [seat, own] : recent_)
      for (const std::uint32_t client_id : own) done.push_back({seat, client_id});
    return done;
  }

 private:
  static std::uint64_t name_of(const codec::ClientDone& done) { return done.seat.value << 32 | done.client_id; }

  std::map<rules::SeatId, std::deque<std::uint32_t>> recent_;
  std::unordered_set<std::uint64_t> known_;  // the same; looked up, never walked
};

}  // namespace ft::table
