#include "server/table/play/command_queue.hpp"

#include <algorithm>

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

constexpr std::size_t most_waiting = 64;  // of a table
constexpr std::int64_t close_ms = 2'000;  // within this time players may wonder whose command was first

}  // namespace

void stand_behind(PendingCommand& command, const OpenResolution& open) {
  if (open.arrived.sequence >= command.arrived.sequence) return;
  if (!std::any_of(open.events.begin(), open.events.end(), is_declaration)) return;
  command.first = open.opened.command.actor;
  command.behind = open.arrived;
}

std::optional<TableNote> explain_order(const PendingCommand& command, const std::string& rule) {
  const CreatureId who = command.command.actor;
  if (!who || !command.behind || !command.first || command.first == who) return std::nullopt;
  const std::int64_t later_ms = command.arrived.at_ms - command.behind->at_ms;
  if (later_ms >= close_ms) return std::nullopt;
  LogLine note{later_ms == 0 ? "came_next"_k : "came_later"_k,
               {{"who"_k, who}, {"first"_k, command.first}, {"ms"_k, later_ms}},
               rule.empty() ? Key() : Key(rule),
               {rules::Audience::Kind::players_of, {who, command.first}}};
  return TableNote{TableNote::At::beginning, std::move(note)};
}

bool CommandQueue::contains(SeatId seat, std::uint32_t client_id) const {
  return std::any_of(queue_.begin(), queue_.end(),
                     [&](const PendingCommand& one) { return one.seat == seat && one.client_id == client_id; });
}

bool CommandQueue::is_full() const { return queue_.size() >= most_waiting; }

std::optional<PendingCommand> CommandQueue::take_older_than(const PendingCommand& newer) {
  return take_first([&](const PendingCommand& older) {
    return older.command.actor != newer.command.actor || (!newer.command.actor && older.seat != newer.seat);
  });
}

std::optional<PendingCommand> CommandQueue::take_first(const std::function<bool(PendingCommand&)>& waits) {
  const auto at = std::find_if_not(queue_.begin(), queue_.end(), waits);
  if (at == queue_.end()) return std::nullopt;
  PendingCommand first = std::move(*at);
  queue_.erase(at);
  return first;
}

std::vector<PendingCommand> CommandQueue::take_if(const std::function<bool(const PendingCommand&)>& wanted) {
  std::vector<PendingCommand> taken;
  const auto rest = std::stable_partition(queue_.begin(), queue_.end(), std::not_fn(wanted));
  std::move(rest, queue_.end(), std::back_inserter(taken));
  queue_.erase(rest, queue_.end());
  return taken;
}

}  // namespace ft::table
