// The health page: whether the server is well, for people and for container health checks.
#pragma once

#include <cstdint>
#include <string>

#include "server/ops/counters.hpp"

namespace ft::ops {

inline constexpr const char* version = "0.1.0";

struct Health {
  bool store_well;
  std::string store_trouble;  // empty when well
  std::int64_t tables;        // loaded now
  std::int64_t uptime_s;
};

/// A JSON object: status (ok or degraded), version, tables, database, uptime_s and every counter.
[[nodiscard]] std::string health_json(const Health& health, const Counters& counters);

}  // namespace ft::ops
