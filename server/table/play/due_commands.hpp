// The due commands of a table: how long each waits before it starts, and which of them are stopped.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "server/table/table_api.hpp"

namespace ft::table {

/// The delay of a due command is over.
struct DueTimerFired {
  std::uint64_t timer_id;
};

/// A command that the rules want played (law R13), in this fight; none: in the campaign.
struct DueCommand {
  rules::EncounterId encounter;
  rules::Command command;
  bool operator==(const DueCommand&) const = default;
};

/// Nothing of it is journaled: after a restart delays begin again. Belongs to the table's thread.
class DueCommands {
 public:
  /// loop: the host's, which outlives its tables. on_fired: on the table's thread.
  DueCommands(EventLoop& loop, std::function<void(DueTimerFired)> on_fired)
      : loop_(loop), on_fired_(std::move(on_fired)) {}

  /// Begins a pass over all that is due. `is_ready` is called for each, until one starts.
  void begin_pass();
  /// Whether it is not stopped and its delay is over. The delay counts from the first call for it.
  [[nodiscard]] bool is_ready(const DueCommand& due, std::int64_t delay_ms);
  /// The pass went through all that is due, and none started. Delays and refusals of anything else are forgotten.
  void end_pass();

  /// Marks it as started; when it is due again, its delay begins again.
  void remove_timer(const DueCommand& due);
  void on_timer(const DueTimerFired& fired);
  /// All delays begin again.
  void clear_timers() { timers_.clear(); }

  /// From here on it is stopped: until events change the state where it was refused, while it is due where it failed.
  /// A failure replaces an earlier refusal. Whether it was not stopped so before.
  [[nodiscard]] bool stop(const DueCommand& due, bool failed);
  /// Marks a stopped command as tried on the present state.
  void mark_tried(const DueCommand& due);
  /// The state or the rules are others now: what was refused may be tried again, and other things may be due.
  void on_change() { ++changes_; }
  /// Nothing is due until the next `on_change`.
  void found_none() { none_at_ = changes_; }
  [[nodiscard]] bool is_known_to_be_none() const { return none_at_ == changes_; }

 private:
  struct DueTimer {
    std::uint64_t id;
    DueCommand due;
    std::unique_ptr<Timer> timer;  // null: it has no delay
    bool fired;
    bool in_pass;
  };
  struct StoppedDue {
    DueCommand due;
    bool failed;
    std::uint64_t tried_at;  // changes_ then
    bool in_pass;
  };
  [[nodiscard]] DueTimer& timer_of(const DueCommand& due, std::int64_t delay_ms);
  [[nodiscard]] StoppedDue* find_stopped(const DueCommand& due);

  EventLoop& loop_;
  std::function<void(DueTimerFired)> on_fired_;
  std::vector<DueTimer> timers_;
  std::uint64_t last_timer_id_ = 0;
  std::vector<StoppedDue> stopped_;
  std::uint64_t changes_ = 0;           // of state and rules
  std::uint64_t none_at_ = UINT64_MAX;  // changes_ when nothing was due
};

}  // namespace ft::table
