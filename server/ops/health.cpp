#include "server/ops/health.hpp"

#include <spdlog/fmt/fmt.h>

namespace ft::ops {

std::string health_json(const Health& health, const Counters& counters) {
  const bool well = health.database_trouble.empty();
  std::string out =
      fmt::format(R"({{"status":"{}","version":"{}","database":"{}","uptime_s":{})", well ? "ok" : "degraded", version,
                  well ? "ok" : health.database_trouble, health.uptime_s);
  out += fmt::format(R"(,"tables":{},"tables_paused":{},"tables_read_only":{})", health.tables, health.tables_paused,
                     health.tables_read_only);
  const auto add = [&out](const char* name, const std::atomic<std::int64_t>& value) {
    out += fmt::format(R"(,"{}":{})", name, value.load(std::memory_order_relaxed));
  };
  add("connections_open", counters.connections_open);
  add("seats_connected", counters.seats_connected);
  add("frames_received", counters.frames_received);
  add("frames_sent", counters.frames_sent);
  add("bad_frames", counters.bad_frames);
  add("too_fast", counters.too_fast);
  add("outbox_overflows", counters.outbox_overflows);
  add("requests", counters.requests);
  add("requests_refused", counters.requests_refused);
  add("uploads_refused", counters.uploads_refused);
  add("connections_refused", counters.connections_refused);
  add("requests_too_fast", counters.requests_too_fast);
  add("upgrades_too_fast", counters.upgrades_too_fast);
  return out + "}\n";
}

}  // namespace ft::ops
