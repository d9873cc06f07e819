#include "server/net/picture_reading.hpp"

namespace ft::net {

// A picture on its way waits for a place, since it can only be cut.
Task<std::optional<persistence::Result<persistence::Bytes>>> read_part(ServerContext& context, persistence::Sha256 hash,
                                                                       std::int64_t at, std::size_t limit) {
  const IoExecutor home = co_await asio::this_coro::executor;
  SteadyTimer pause(home);
  const auto end = std::chrono::steady_clock::now() + context.settings.limits.answer_deadline;
  for (;;) {
    auto reading = in_picture_place(
        context, [&store = context.lobby.store, hash, at, limit] { return store.assets().read(hash, at, limit); });
    auto part = co_await std::move(reading);
    if (part || std::chrono::steady_clock::now() >= end) co_return part;
    pause.expires_after(std::chrono::milliseconds(100));
    co_await pause.async_wait(use_tuple);
  }
}

}  // namespace ft::net
