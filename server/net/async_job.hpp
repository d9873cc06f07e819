// Lets a coroutine wait for what another thread does: a worker that may block, or another core.
#pragma once

#include <spdlog/spdlog.h>

#include <chrono>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

#include "server/net/core.hpp"
#include "server/ops/worker.hpp"

namespace ft::net {

namespace detail {

template <class Handler, class Function>
struct AsyncJob {
  Handler handler;
  Function function;
  IoExecutor home;
  asio::executor_work_guard<IoExecutor> home_open = asio::make_work_guard(home);

  using Result = std::invoke_result_t<Function&>;

  void run(const std::shared_ptr<AsyncJob>& self) {
    std::optional<Result> result;
    try {
      result.emplace(function());
    } catch (const std::exception& bug) {
      spdlog::error("bug: an exception left a worker's job: {}", bug.what());
    }
    resume_on_core(self, std::move(result));
  }
  void resume_on_core(const std::shared_ptr<AsyncJob>& self, std::optional<Result> result) {
    asio::post(home, [self, result = std::move(result)]() mutable { std::move(self->handler)(std::move(result)); });
  }
};

template <class Function, class Send>
auto run_async(IoExecutor home, Function function, Send send) {
  using Result = std::invoke_result_t<Function&>;
  return asio::async_initiate<const asio::use_awaitable_t<IoExecutor>, void(std::optional<Result>)>(
      [home, send](auto handler, Function moved) {
        using Kind = AsyncJob<decltype(handler), Function>;
        auto errand = std::make_shared<Kind>(Kind{std::move(handler), std::move(moved), home});
        if (!send([errand] { errand->run(errand); })) errand->resume_on_core(errand, std::nullopt);
      },
      use_task, std::move(function));
}

}  // namespace detail

/// Runs `function` on the worker's thread and brings its result home. Nothing: the worker has too much to do, or threw.
/// function: borrows nothing that the awaiting coroutine does not keep; returns a value.
template <class Function>
[[nodiscard]] Task<std::optional<std::invoke_result_t<Function&>>> on_worker(ops::Worker& worker, Function function) {
  const IoExecutor home = co_await asio::this_coro::executor;
  co_return co_await detail::run_async(home, std::move(function),
                                       [&worker](auto job) { return worker.post(std::move(job)); });
}

/// As `on_worker`, but waits no longer than `limit`: nothing then too, and what comes later is dropped.
/// function: owns what it uses, or borrows what outlives the worker, for it may run after the coroutine went on.
template <class Function>
[[nodiscard]] Task<std::optional<std::invoke_result_t<Function&>>> on_worker_within(std::chrono::milliseconds limit,
                                                                                    ops::Worker& worker,
                                                                                    Function function) {
  using Result = std::invoke_result_t<Function&>;
  const IoExecutor home = co_await asio::this_coro::executor;
  struct Wait {
    SteadyTimer over;
    std::optional<Result> result;
  };
  auto wait = std::make_shared<Wait>(SteadyTimer(home, limit), std::nullopt);
  const bool taken = worker.post([home, wait, function = std::move(function)]() mutable {
    Result result = function();
    asio::post(home, [wait = std::move(wait), result = std::move(result)]() mutable {
      wait->result.emplace(std::move(result));
      wait->over.cancel();
    });
  });
  if (taken) co_await wait->over.async_wait(use_tuple);
  co_return std::move(wait->result);
}

/// Runs `function` on another core's thread and brings its result home. Nothing: it threw.
template <class Function>
[[nodiscard]] Task<std::optional<std::invoke_result_t<Function&>>> on_core(Core& core, Function function) {
  const IoExecutor home = co_await asio::this_coro::executor;
  co_return co_await detail::run_async(home, std::move(function), [&core](auto job) {
    core.post(std::move(job));
    return true;
  });
}

}  // namespace ft::net
