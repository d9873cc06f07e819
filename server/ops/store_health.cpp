#include "server/ops/store_health.hpp"

#include <spdlog/spdlog.h>

namespace ft::ops {
namespace {

constexpr std::string_view no_answer = "does not answer";

}  // namespace

bool StoreHealth::begin_poll(std::int64_t steady_s) {
  const std::lock_guard lock(mutex_);
  if (asked_at_s_) return false;
  asked_at_s_ = steady_s;
  return true;
}

void StoreHealth::poll(persistence::Store& store) {
  const auto well = store.check();
  const std::string words = well ? "" : well.error().text;

  const std::lock_guard lock(mutex_);
  if (!words.empty() && words != words_) spdlog::error("database: {}", words);
  words_ = words;
  trouble_ = well ? "" : no_answer;
  asked_at_s_.reset();
}

std::string_view StoreHealth::problem(std::int64_t steady_s) const {
  if (stalled_) return "does not save";
  const std::lock_guard lock(mutex_);
  if (trouble_.empty() && asked_at_s_ && steady_s >= *asked_at_s_ + longest_silence_s) return no_answer;
  return trouble_;
}

}  // namespace ft::ops
