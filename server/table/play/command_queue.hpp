// The commands of one table that wait to start, in order of arrival, and the reason that the log gives for it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "rules/kernel/resolution/tape.hpp"
#include "server/table/history/table_state.hpp"

namespace ft::table {

/// A command that waits to start, or is about to.
struct PendingCommand {
  rules::Command command;
  rules::Viewer viewer;
  rules::SeatId seat;  // none: the table itself
  std::uint32_t client_id = 0;
  ArrivalStamp arrived = {};
  std::optional<ArrivalStamp> behind = {};  // what was declared before, where it waited for that last
  rules::CreatureId first = {};             // who declared that
};

/// It waits for `open`; where that was declared before it, it stands behind it.
void stand_behind(PendingCommand& command, const OpenResolution& open);

/// The log line for a command delayed by another creature's shortly before it; none otherwise. For the players of the
/// two only: others may not know the declarations. rule: the rule of arrival order, or empty.
[[nodiscard]] std::optional<rules::TableNote> explain_order(const PendingCommand& command, const std::string& rule);

/// At most one command of each actor. It lives with the process, and with its sender's connection. Belongs to the
/// table's thread.
class CommandQueue {
 public:
  /// In order of arrival.
  [[nodiscard]] const std::vector<PendingCommand>& all() const { return queue_; }
  [[nodiscard]] bool contains(rules::SeatId seat, std::uint32_t client_id) const;
  [[nodiscard]] bool is_full() const;

  /// Not while it is full, or a command of the same actor is in it.
  void enqueue(PendingCommand command) { queue_.push_back(std::move(command)); }
  /// Takes out the command of the same actor, whose place the newer one takes.
  [[nodiscard]] std::optional<PendingCommand> take_older_than(const PendingCommand& newer);
  /// Takes out the first command that need not wait any more; `waits` is asked in order, and may change the command.
  [[nodiscard]] std::optional<PendingCommand> take_first(const std::function<bool(PendingCommand&)>& waits);
  /// Takes out the commands of which this is true, in order.
  [[nodiscard]] std::vector<PendingCommand> take_if(const std::function<bool(const PendingCommand&)>& wanted);
  void clear() { queue_.clear(); }

 private:
  std::vector<PendingCommand> queue_;
};

}  // namespace ft::table
