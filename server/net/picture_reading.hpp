// Reading pictures from the store, in the places that pictures may have on the lobby's thread.
#pragma once

#include <optional>
#include <type_traits>
#include <utility>

#include "server/net/async_job.hpp"
#include "server/net/server_context.hpp"

namespace ft::net {

/// On the lobby's thread, in a place that pictures may have. Nothing: there is none, or it takes too long.
/// function: as for `on_worker_within`.
template <class Function>
[[nodiscard]] Task<std::optional<std::invoke_result_t<Function&>>> in_picture_place(ServerContext& context,
                                                                                    Function function) {
  auto place = context.picture_places.take();
  if (!place) co_return std::nullopt;
  auto job = [held = *std::move(place), function = std::move(function)]() mutable { return function(); };
  auto working = on_worker_within(context.settings.limits.answer_deadline, context.workers.lobby, std::move(job));
  co_return co_await std::move(working);
}

/// At most `limit` bytes of a picture from `at` on. Waits for a place up to the answer's deadline. Nothing: there was none.
[[nodiscard]] Task<std::optional<persistence::Result<persistence::Bytes>>> read_part(ServerContext& context,
                                                                                     persistence::Sha256 hash,
                                                                                     std::int64_t at,
                                                                                     std::size_t limit);

}  // namespace ft::net
