#include "server/table/resume.hpp"

namespace ft::table {

void Resume::sent(const Frame& frame) {
  frames_.push_back({frame, frame.size_bytes()});
  bytes_ += frames_.back().bytes;
  while (frames_.size() > settings_->resume_frames || (bytes_ > settings_->resume_bytes && frames_.size() > 1))
    drop_oldest();
}

bool Resume::can(const std::string& token, std::uint64_t frames_seen) const {
  return !token.empty() && token == token_ && frames_seen + 1 >= first_ && frames_seen < first_ + frames_.size();
}

std::deque<Frame> Resume::after(std::uint64_t frames_seen, Frame resumed) {
  while (!frames_.empty() && first_ <= frames_seen) drop_oldest();
  const std::size_t bytes = resumed.size_bytes();
  bytes_ += bytes;
  frames_.push_front({std::move(resumed), bytes});
  std::deque<Frame> tail;
  for (const Sent& sent : frames_) tail.push_back(sent.frame);
  return tail;
}

void Resume::drop_oldest() {
  bytes_ -= frames_.front().bytes;
  frames_.pop_front();
  ++first_;
}

}  // namespace ft::table
