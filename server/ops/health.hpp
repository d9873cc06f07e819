// The health page: whether the server is well, for people and for container health checks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/ops/counters.hpp"

namespace ft::ops {

inline constexpr const char* version = "0.1.0";

struct Health {
  std::string_view database_trouble = {};  // StoreHealth::trouble; empty: well
  std::size_t tables = 0;                  // loaded now
  std::size_t tables_paused = 0;
  std::size_t tables_read_only = 0;
  std::int64_t uptime_s = 0;
};

/// A JSON object: status (ok or degraded), version, database, uptime, tables and every counter.
[[nodiscard]] std::string health_json(const Health& health, const Counters& counters);

}  // namespace ft::ops
