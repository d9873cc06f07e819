#include "server/ops/store_watch.hpp"

#include <spdlog/spdlog.h>

namespace ft::ops {

void StoreWatch::look(persistence::Store& store, persistence::UnixSeconds now_s) {
  const auto well = store.check();
  const std::string trouble = well ? "" : well.error().text;

  const std::lock_guard lock(mutex_);
  if (!trouble.empty() && trouble != trouble_) spdlog::error("database: {}", trouble);
  trouble_ = trouble;
  looked_at_s_ = now_s;
}

std::string StoreWatch::trouble(persistence::UnixSeconds now_s) const {
  const std::lock_guard lock(mutex_);
  if (trouble_.empty() && now_s > looked_at_s_ + longest_silence_s) return "does not answer";
  return trouble_;
}

}  // namespace ft::ops
