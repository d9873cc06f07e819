#include "server/net/core.hpp"

#include <sched.h>
#include <spdlog/spdlog.h>
#include <time.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace ft::net {
namespace {

// Destroying it also stops a task whose time has come but whose turn has not.
class LoopTimer final : public table::Timer {
 public:
  LoopTimer(const IoExecutor& executor, std::chrono::milliseconds delay, table::Task task)
      : timer_(executor, delay), wanted_(std::make_shared<bool>(true)) {
    timer_.async_wait([wanted = wanted_, task = std::move(task)](error_code failed) mutable {
      if (!failed && *wanted) task();
    });
  }
  ~LoopTimer() override { *wanted_ = false; }

 private:
  SteadyTimer timer_;
  std::shared_ptr<bool> wanted_;
};

/// What one task throws stops no other.
void guarded(auto&& task) {
  try {
    task();
  } catch (const std::exception& bug) {
    spdlog::error("bug: an exception reached the event loop: {}", bug.what());
  }
}

/// Back pressure. While a core works nearly all of its time, a turn begins no sooner than twice the time that the last one
/// worked, 8 ms at most, after that one began: moves gather, to leave as fewer messages. Else it sends at once.
class Pace {
 public:
  using Clock = std::chrono::steady_clock;

  /// When the next turn may begin, if not at once; to be asked for before each.
  std::optional<Clock::time_point> next_turn() {
    const auto now = Clock::now();
    if (now >= window_end_) look_back(now);
    if (!crowded_) return {};
    const auto worked = worked_so_far(CLOCK_THREAD_CPUTIME_ID);
    const auto next = began_ + std::min<Clock::duration>(2 * (worked - worked_before_), longest_pause);
    began_ = std::max(now, next);
    worked_before_ = worked;
    return began_;
  }

 private:
  static constexpr auto longest_pause = std::chrono::milliseconds(8);
  static constexpr auto window = std::chrono::milliseconds(100);

  /// Crowded: in the last window this thread, or the program with its journal on all processors that it may use, worked for
  /// more than 88 % of the time; until it is less than 72 %, for pauses save work.
  void look_back(Clock::time_point now) {
    const auto worked = worked_so_far(CLOCK_THREAD_CPUTIME_ID), all_worked = worked_so_far(CLOCK_PROCESS_CPUTIME_ID);
    const auto limit = (now - window_end_ + window) * (crowded_ ? 72 : 88) / 100;
    crowded_ = worked - worked_at_window_ > limit || all_worked - all_worked_at_window_ > limit * processors_;
    worked_at_window_ = worked_before_ = worked;
    all_worked_at_window_ = all_worked;
    began_ = now;
    window_end_ = now + window;
  }

  /// Since the thread, or the program, began; waiting does not count.
  static std::chrono::nanoseconds worked_so_far(clockid_t clock) {
    timespec time{};
    ::clock_gettime(clock, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
  }

  static int usable_processors() {
    cpu_set_t set;
    return ::sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
  }

  const int processors_ = usable_processors();
  Clock::time_point window_end_ = Clock::now() + window, began_;
  std::chrono::nanoseconds worked_at_window_{}, worked_before_{}, all_worked_at_window_{};
  bool crowded_ = false;
};

}  // namespace

void log_end(std::exception_ptr failed) {
  if (!failed) return;
  try {
    std::rethrow_exception(failed);
  } catch (const boost::system::system_error& end) {
    spdlog::debug("a connection ended: {}", end.what());
  } catch (const std::exception& bug) {
    spdlog::error("bug: an exception ended a connection: {}", bug.what());
  }
}

void Core::run() {
  Pace pace;
  while (!io_.stopped()) {
    guarded([&] {
      if (io_.run_one() == 0) return;
      if (const auto next = pace.next_turn()) pause_until(*next);
      run_ready();
    });
    end_turn();
  }
}

void Core::pause_until(std::chrono::steady_clock::time_point end) {
  std::unique_lock lock(mutex_);
  pausing_ = true;
  while (std::chrono::steady_clock::now() < end && !io_.stopped()) {
    if (!posted_soon_.wait_until(lock, end, [this] { return !posted_.empty(); })) break;
    lock.unlock();
    run_posted();
    lock.lock();
  }
  pausing_ = false;
  if (!posted_.empty()) asio::post(io_, [this] { run_posted(); });
}

void Core::run_posted() {
  std::vector<table::Task> tasks;
  {
    const std::lock_guard lock(mutex_);
    tasks.swap(posted_);
  }
  for (table::Task& task : tasks) guarded(task);
}

void Core::run_ready() {
  constexpr int most_handlers = 4096;  // the kernel gives at most 128 events at a time
  for (int i = 1; i < most_handlers && io_.poll_one() > 0; ++i) {
  }
}

void Core::end_turn() {
  if (at_turn_end_.empty()) return;
  std::vector<table::Task> tasks;
  tasks.swap(at_turn_end_);
  for (table::Task& task : tasks) guarded(task);

  const bool asked_again = !at_turn_end_.empty();
  if (asked_again) asio::post(io_, [] {});
}

void Core::post(table::Task task) {
  {
    const std::lock_guard lock(mutex_);
    posted_.push_back(std::move(task));
    if (posted_.size() > 1) return;  // the first calls for all
    if (pausing_) return posted_soon_.notify_one();
  }
  asio::post(io_, [this] { run_posted(); });
}

std::unique_ptr<table::Timer> Core::post_after(std::chrono::milliseconds delay, table::Task task) {
  return std::make_unique<LoopTimer>(executor(), delay, std::move(task));
}

void Core::post_at_turn_end(table::Task task) { at_turn_end_.push_back(std::move(task)); }

}  // namespace ft::net
