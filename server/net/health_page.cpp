#include "server/net/health_page.hpp"

#include "server/auth/network.hpp"
#include "server/net/async_job.hpp"
#include "server/net/responses.hpp"
#include "server/ops/health.hpp"

namespace ft::net {

Task<bool> send_health(ServerContext& context, HttpStream& stream, const RequestHead& request) {
  const std::string_view trouble = context.store_health.problem(context.lobby.steady_s());
  const auto status = trouble.empty() ? http::status::ok : http::status::service_unavailable;
  if (!auth::is_private(address_of(context, request, stream))) {
    co_return co_await send_text(stream, request, status, trouble.empty() ? "ok\n" : "degraded\n");
  }

  ops::Health health = {.database_trouble = trouble, .uptime_s = context.uptime_s()};
  for (const auto& core_tables : context.cores) {
    const auto counts = co_await on_core(core_tables->core, [&core_tables] { return core_tables->host->counts(); });
    if (!counts) continue;
    health.tables += counts->tables;
    health.tables_paused += counts->stalled;
    health.tables_read_only += counts->read_only;
  }

  Head head;
  prepare(head, request);
  head.result(status);
  head.set(http::field::content_type, "application/json");
  head.set(http::field::cache_control, "no-store");
  co_return co_await send(stream, request, std::move(head),
                          std::make_shared<const std::string>(health_json(health, context.counters)));
}

}  // namespace ft::net
