// Time and threads under the test's control: nothing runs by itself.
#pragma once

#include <deque>
#include <map>
#include <memory>

#include "server/table/table_api.hpp"

namespace ft::test {

class FakeClock : public table::Clock {
 public:
  [[nodiscard]] std::int64_t unix_ms() const override { return now_ms + set_forward_ms; }
  [[nodiscard]] std::int64_t steady_ms() const override { return now_ms; }
  std::int64_t now_ms = 1'700'000'000'000;
  std::int64_t set_forward_ms = 0;  // the time of day alone, by hand
};

class FakeLoop : public table::EventLoop {
 public:
  explicit FakeLoop(FakeClock& clock) : clock_(clock) {}

  void post(table::Task task) override { ready_.push_back(std::move(task)); }
  void post_at_turn_end(table::Task task) override { at_turn_end_.push_back(std::move(task)); }
  std::unique_ptr<table::Timer> post_after(std::chrono::milliseconds delay, table::Task task) override {
    const std::uint64_t number = ++last_timer_;
    timers_[number] = {clock_.now_ms + delay.count(), std::move(task)};
    return std::make_unique<FakeTimer>(*this, number);
  }

  /// One ready task, or one of the turn's end. False: nothing to do.
  bool step() {
    auto& from = ready_.empty() ? at_turn_end_ : ready_;
    if (from.empty()) return false;
    table::Task task = std::move(from.front());
    from.pop_front();
    task();
    return true;
  }
  /// Moves the clock to the next timer due until then, and runs it. False: none is.
  bool fire_one(std::int64_t until_ms) {
    auto first = timers_.end();
    for (auto at = timers_.begin(); at != timers_.end(); ++at)
      if (at->second.at_ms <= until_ms && (first == timers_.end() || at->second.at_ms < first->second.at_ms))
        first = at;
    if (first == timers_.end()) return false;
    clock_.now_ms = std::max(clock_.now_ms, first->second.at_ms);
    table::Task task = std::move(first->second.task);
    timers_.erase(first);
    task();
    return true;
  }
  /// As a process that was killed: nothing of it runs any more.
  void drop_everything() {
    ready_.clear();
    at_turn_end_.clear();
    timers_.clear();
  }

 private:
  struct Later {
    std::int64_t at_ms = 0;
    table::Task task;
  };
  class FakeTimer : public table::Timer {
   public:
    FakeTimer(FakeLoop& loop, std::uint64_t number) : loop_(loop), number_(number) {}
    ~FakeTimer() override { loop_.timers_.erase(number_); }

   private:
    FakeLoop& loop_;
    std::uint64_t number_;
  };

  FakeClock& clock_;
  std::deque<table::Task> ready_, at_turn_end_;
  std::map<std::uint64_t, Later> timers_;
  std::uint64_t last_timer_ = 0;
};

}  // namespace ft::test
