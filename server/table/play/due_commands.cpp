#include "server/table/play/due_commands.hpp"

#include <algorithm>

namespace ft::table {

void DueCommands::begin_pass() {
  for (DueTimer& one : timers_) one.in_pass = false;
  for (StoppedDue& one : stopped_) one.in_pass = false;
}

bool DueCommands::is_ready(const DueCommand& due, std::int64_t delay_ms) {
  if (StoppedDue* stopped = find_stopped(due)) {
    stopped->in_pass = true;
    if (stopped->failed || stopped->tried_at == changes_) return false;
  }
  DueTimer& timer = timer_of(due, delay_ms);
  timer.in_pass = true;
  return timer.fired;
}

void DueCommands::end_pass() {
  std::erase_if(timers_, [](const DueTimer& one) { return !one.in_pass; });
  std::erase_if(stopped_, [](const StoppedDue& one) { return !one.failed && !one.in_pass; });
}

void DueCommands::remove_timer(const DueCommand& due) {
  std::erase_if(timers_, [&](const DueTimer& one) { return one.due == due; });
}

void DueCommands::on_timer(const DueTimerFired& fired) {
  for (DueTimer& one : timers_) one.fired |= one.id == fired.timer_id;
}

bool DueCommands::stop(const DueCommand& due, bool failed) {
  StoppedDue* stopped = find_stopped(due);
  if (!stopped) stopped_.push_back({due, failed, changes_, true});
  const bool is_new = !stopped || (failed && !stopped->failed);
  if (stopped) stopped->failed |= failed;
  return is_new;
}

void DueCommands::mark_tried(const DueCommand& due) { find_stopped(due)->tried_at = changes_; }

DueCommands::StoppedDue* DueCommands::find_stopped(const DueCommand& due) {
  const auto at = std::find_if(stopped_.begin(), stopped_.end(), [&](const StoppedDue& one) { return one.due == due; });
  return at == stopped_.end() ? nullptr : &*at;
}

DueCommands::DueTimer& DueCommands::timer_of(const DueCommand& due, std::int64_t delay_ms) {
  const auto at = std::find_if(timers_.begin(), timers_.end(), [&](const DueTimer& one) { return one.due == due; });
  if (at != timers_.end()) return *at;
  const std::uint64_t id = ++last_timer_id_;
  std::unique_ptr<Timer> timer;
  if (delay_ms > 0) timer = loop_.post_after(std::chrono::milliseconds(delay_ms), [this, id] { on_fired_({id}); });
  return timers_.emplace_back(DueTimer{id, due, std::move(timer), delay_ms == 0, true});
}

}  // namespace ft::table
