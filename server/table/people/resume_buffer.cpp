#include "server/table/people/resume_buffer.hpp"

namespace ft::table {

void ResumeBuffer::sent(std::string_view frame) {
  bytes_ += frame.size();
  frames_.emplace_back(frame);
  while (frames_.size() > settings_->resume_frames || (bytes_ > settings_->resume_bytes && frames_.size() > 1))
    drop_oldest();
}

bool ResumeBuffer::can(const std::string& token, std::uint64_t frames_seen) const {
  return !token.empty() && token == token_ && frames_seen + 1 >= first_ && frames_seen < first_ + frames_.size();
}

const std::deque<std::string>& ResumeBuffer::after(std::uint64_t frames_seen, std::string resumed) {
  while (!frames_.empty() && first_ <= frames_seen) drop_oldest();
  bytes_ += resumed.size();
  frames_.push_front(std::move(resumed));
  return frames_;
}

void ResumeBuffer::drop_oldest() {
  bytes_ -= frames_.front().size();
  frames_.pop_front();
  ++first_;
}

}  // namespace ft::table
