#include "server/ops/store_health.hpp"

#include <spdlog/spdlog.h>

namespace ft::ops {
namespace {

constexpr std::string_view no_answer = "does not answer";

}  // namespace

bool StoreHealth::begin_poll(std::int64_t steady_s) {
  const std::lock_guard lock(mutex_);
  if (queued_at_s_) return false;
  queued_at_s_ = steady_s;
  return true;
}

void StoreHealth::poll(persistence::Store& store, std::int64_t steady_s) {
  {
    const std::lock_guard lock(mutex_);
    asked_at_s_ = steady_s;
  }
  persistence::Result<void> well;
  try {
    well = store.check();
  } catch (const std::exception& bug) {
    well = persistence::fail(persistence::StoreError::unreachable, bug.what());
  }
  const std::string words = well ? "" : well.error().text;

  const std::lock_guard lock(mutex_);
  if (!words.empty() && words != words_) spdlog::error("database: {}", words);
  words_ = words;
  trouble_ = well ? "" : no_answer;
  queued_at_s_.reset();
  asked_at_s_.reset();
}

std::string_view StoreHealth::problem(std::int64_t steady_s) const {
  if (stalled_) return "does not save";
  const std::lock_guard lock(mutex_);
  const auto is_over = [steady_s](std::optional<std::int64_t> since_s, std::int64_t limit_s) {
    return since_s && steady_s >= *since_s + limit_s;
  };
  if (trouble_.empty() && (is_over(asked_at_s_, longest_silence_s) || is_over(queued_at_s_, longest_queue_s)))
    return no_answer;
  return trouble_;
}

}  // namespace ft::ops
