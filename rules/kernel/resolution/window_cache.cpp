#include "rules/kernel/resolution/window_cache.hpp"

#include <algorithm>

namespace ft::rules {

void WindowCache::begin(const Tape& tape) {
  const auto differs = std::mismatch(tape_.begin(), tape_.end(), tape.begin(), tape.end()).first;
  const auto same = static_cast<std::size_t>(differs - tape_.begin());
  std::erase_if(found_, [&](const Found& one) { return one.cursor > same; });
  next_ = 0;
}

void WindowCache::end(const Tape& tape) { tape_ = tape; }

std::vector<Question> WindowCache::questions(std::size_t cursor, const std::function<std::vector<Question>()>& find) {
  if (next_ == found_.size()) found_.push_back({cursor, find()});
  return found_[next_++].questions;
}

}  // namespace ft::rules
