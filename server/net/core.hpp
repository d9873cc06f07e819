// One core's event loop; a connection or table never changes its core.
#pragma once

#include <chrono>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <vector>

#include "server/net/asio.hpp"
#include "server/table/table_api.hpp"

namespace ft::net {

/// Its thread is the one in `run`; `post` and `stop` may be called from any.
class Core final : public table::EventLoop {
 public:
  /// Runs handlers on the calling thread until `stop`. A turn runs everything that is ready, several batches of the
  /// kernel if need be, and then what waits for its end: so what leaves for a person leaves as one message. While it
  /// or the program has little time to spare, turns are longer, up to 8 ms.
  void run();

  /// Waits until then, or until `stop`; what is posted, such as the journal's answers, runs at once and in order. Sockets and
  /// timers wait, as does what was posted too late.
  void pause_until(std::chrono::steady_clock::time_point end);

  /// Any thread. Handlers not yet run are dropped; a pause ends at its end, after what was posted until now.
  void stop() { io_.stop(); }

  /// Nothing runs any more; what still lives is about to be destroyed.
  [[nodiscard]] bool stopped() const { return io_.stopped(); }

  [[nodiscard]] IoExecutor executor() { return io_.get_executor(); }

  void post(table::Task task) override;
  [[nodiscard]] std::unique_ptr<table::Timer> post_after(std::chrono::milliseconds delay, table::Task task) override;
  void post_at_turn_end(table::Task task) override;

 private:
  void run_posted();
  void run_ready();
  void end_turn();

  asio::io_context io_{1};
  asio::executor_work_guard<IoExecutor> open_ = asio::make_work_guard(io_);
  std::vector<table::Task> at_turn_end_;
  std::mutex mutex_;
  std::condition_variable posted_soon_;
  std::vector<table::Task> posted_;  // under the mutex, as what follows
  bool pausing_ = false;
};

/// The end of a coroutine that was spawned: an exception that reached it is a bug and is logged; a lost connection is none.
void log_end(std::exception_ptr failed);

}  // namespace ft::net
