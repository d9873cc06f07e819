#include "server/net/health_page.hpp"

#include "server/net/async_job.hpp"
#include "server/net/responses.hpp"
#include "server/ops/health.hpp"

namespace ft::net {

Task<bool> send_health(ServerContext& premises, HttpStream& stream, const RequestHead& request) {
  ops::Health health = {.database_trouble = premises.store_watch.trouble(premises.house.now_s()),
                        .uptime_s = premises.uptime_s()};
  for (const auto& hallway : premises.hallways) {
    const auto counts = co_await on_core(hallway->core, [&hallway] { return hallway->hall->counts(); });
    if (!counts) continue;
    health.tables += counts->tables;
    health.tables_paused += counts->paused;
    health.tables_read_only += counts->read_only;
  }

  Head head;
  prepare(head, request);
  head.result(health.database_trouble.empty() ? http::status::ok : http::status::service_unavailable);
  head.set(http::field::content_type, "application/json");
  head.set(http::field::cache_control, "no-store");
  co_return co_await send(stream, request, std::move(head),
                          std::make_shared<const std::string>(health_json(health, premises.counters)));
}

}  // namespace ft::net
