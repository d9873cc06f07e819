// The last frames sent to a seat, so that a client whose connection dropped gets the tail (law T4).
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

#include "server/table/table_api.hpp"

namespace ft::table {

/// The last frames of one seat since its Welcome. Both ends count them; no number travels. Belongs to the core's thread.
class ResumeBuffer {
 public:
  /// token: what Welcome said. Counting begins with the next frame.
  ResumeBuffer(std::string token, const Settings& settings) : token_(std::move(token)), settings_(&settings) {}

  void sent(std::string_view frame);
  /// Whether a client with this token that saw so many frames can be given the rest.
  [[nodiscard]] bool can(const std::string& token, std::uint64_t frames_seen) const;
  /// What follows frame number `frames_seen`, with `resumed` put before it: that one counts too.
  [[nodiscard]] const std::deque<std::string>& after(std::uint64_t frames_seen, std::string resumed);
  /// The client is away from here on.
  void left() { left_at_ = first_ + frames_.size() - 1; }
  /// Whether frames that the client cannot have seen were dropped since it left: it will need a fresh snapshot.
  [[nodiscard]] bool unresumable() const { return first_ > left_at_ + 1; }

 private:
  void drop_oldest();

  std::string token_;
  const Settings* settings_;  // the host's, which outlives its tables
  std::deque<std::string> frames_;
  std::uint64_t first_ = 1;  // the count of frames_.front()
  std::uint64_t left_at_ = 0;
  std::size_t bytes_ = 0;
};

}  // namespace ft::table
