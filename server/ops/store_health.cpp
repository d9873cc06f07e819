#include "server/ops/store_health.hpp"

#include <spdlog/spdlog.h>

namespace ft::ops {
namespace {

constexpr std::string_view no_answer = "does not answer";

}  // namespace

void StoreHealth::poll(persistence::Store& store, std::int64_t steady_s) {
  const auto well = store.check();
  const std::string words = well ? "" : well.error().text;

  const std::lock_guard lock(mutex_);
  if (!words.empty() && words != words_) spdlog::error("database: {}", words);
  words_ = words;
  trouble_ = well ? "" : no_answer;
  looked_at_s_ = steady_s;
}

std::string_view StoreHealth::problem(std::int64_t steady_s) const {
  if (hangs_) return no_answer;
  const std::lock_guard lock(mutex_);
  if (trouble_.empty() && steady_s > looked_at_s_ + longest_silence_s) return no_answer;
  return trouble_;
}

}  // namespace ft::ops
