// What a client sends twice happens once: the recent client ids of each seat (law T5). They survive a restart.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <vector>

#include "server/codec/journal.hpp"

namespace ft::table {

class OnceOnly {
 public:
  /// Whether the seat's request of this number happened. client_id 0 is never remembered.
  [[nodiscard]] bool happened(rules::SeatId seat, std::uint32_t client_id) const {
    return client_id != 0 &&
           std::find(recent_.begin(), recent_.end(), codec::ClientDone{seat, client_id}) != recent_.end();
  }
  void remember(const codec::ClientDone& done) {
    if (done.client_id == 0) return;
    recent_.push_back(done);
    if (recent_.size() > 512) recent_.pop_front();
  }
  /// Oldest first.
  [[nodiscard]] std::vector<codec::ClientDone> all() const { return {recent_.begin(), recent_.end()}; }

 private:
  std::deque<codec::ClientDone> recent_;
};

}  // namespace ft::table
