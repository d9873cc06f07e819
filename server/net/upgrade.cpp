#include "server/net/upgrade.hpp"

#include <charconv>

#include "server/net/async_job.hpp"
#include "server/net/excess.hpp"
#include "server/net/responses.hpp"
#include "server/net/session.hpp"

namespace ft::net {
namespace {

lobby::Answer<table::Seat> at_table(const lobby::Answer<persistence::Seat>& seat) {
  if (!seat) return std::unexpected(seat.error());
  return table::Seat{rules::SeatId{static_cast<std::uint64_t>(seat->id)}, seat->display_name,
                     seat->role == persistence::Role::gm};
}

/// A GM may see the table as a player of it.
void see_as(lobby::Answer<table::Seat>& seat, std::optional<std::uint64_t> player) {
  if (!player || !seat) return;
  if (*player == 0)
    seat = std::unexpected(lobby::Problem{lobby::Problem::Kind::not_found, "There is no such player to see as."});
  else if (seat->gm)
    seat->sees_as = rules::SeatId{*player};
  else
    seat = std::unexpected(lobby::Problem{lobby::Problem::Kind::forbidden, "Only the GM can see as another player."});
}

// Continues on the table's core, where the WebSocket is born: the socket moves, its open reads do not exist yet.
void hand_over(ServerContext& context, CoreTables& core_tables, Socket socket, RequestHead request,
               SeatClaim admission) {
  error_code failed;
  const auto protocol = socket.local_endpoint(failed).protocol();
  const auto native = failed ? -1 : socket.release(failed);
  if (failed) return;
  core_tables.core.post([&context, &core_tables, protocol, native, request = std::move(request),
                         admission = std::move(admission)]() mutable {
    Socket moved(core_tables.core.executor(), protocol, native);
    auto session = std::make_shared<Session>(context, core_tables, std::move(moved));
    auto task = session->run(std::move(request), std::move(admission));
    asio::co_spawn(core_tables.core.executor(), std::move(task),
                   [session = std::move(session)](std::exception_ptr end) { log_end(end); });
  });
}

}  // namespace

Task<bool> open_table(ServerContext& context, HttpStream& stream, const RequestHead& request,
                      NetworkLimiter::Slot& slot) {
  const bool refused = co_await refuse_excess(context, stream, request, NetworkLimiter::Use::upgrade);
  if (refused) co_return false;
  const auto parts = parts_of(path_of(request));
  persistence::CampaignId table = 0;
  if (parts.size() == 3 && parts[0] == "ws" && parts[1] == "table") {
    std::from_chars(parts[2].data(), parts[2].data() + parts[2].size(), table);
  }
  if (table < 1) co_return co_await send_text(stream, request, http::status::not_found, "There is nothing here.\n");
  if (origin_of(context, request) == Origin::foreign) {
    ++context.counters.requests_refused;
    co_return co_await send_text(stream, request, http::status::forbidden, cross_origin_refused(context).text + "\n");
  }

  stream.expires_never();
  const lobby::Caller caller = caller_of(context, request, stream);
  auto looking =
      on_worker_within(context.settings.limits.arrival_deadline, context.workers.lobby,
                       [&lobby = context.lobby, caller, table] { return lobby::require_seat(lobby, caller, table); });
  const auto seat = co_await std::move(looking);
  stream.expires_after(context.settings.limits.idle_deadline);
  if (!seat || (!*seat && seat->error().kind == lobby::Problem::Kind::unavailable)) {
    co_return co_await send_text(stream, request, http::status::service_unavailable,
                                 "The server is too busy, or its database does not answer. The page tries again.\n");
  }

  SeatClaim admission = {table, at_table(*seat), std::move(slot), caller};
  see_as(admission.seat, number_in_query(request, "as"));
  hand_over(context, context.core_tables_of(table), stream.release_socket(), request, std::move(admission));
  co_return false;
}

}  // namespace ft::net
