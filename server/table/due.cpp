// What rules do unasked: a command of the table, sent when the system's admit_alongside allows (law R13).
#include "server/table/table.hpp"

#include <algorithm>

#include "rules/kernel/encounters/encounters.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

/// Plays the first due command whose time has come; the clocks of the others go on. Whether one was played.
bool Table::play_due() {
  if (not_playing()) {
    later_.clear();  // their time begins anew when the table goes on
    return false;
  }
  std::vector<EncounterId> places{EncounterId{}};  // none: the campaign
  for (const Encounter& encounter : state_.state.encounters) places.push_back(encounter.id);

  std::vector<std::uint64_t> running;
  std::vector<const StoppedDue*> still_stopped;
  for (const EncounterId place : places) {
    std::vector<Due> all = system().expirations(World(state_.state), place);
    if (auto next = due_in(system(), World(state_.state), place); next && admission(next->command) == Admission::opens)
      all.push_back(std::move(*next));
    for (const Due& due : all) {
      const StoppedDue* stopped = find_stopped(place, due.command);
      if (stopped) still_stopped.push_back(stopped);
      if (stopped && (stopped->failed || stopped->tried_at == happened_)) continue;
      const Later& later = clock_of(place, due);
      running.push_back(later.nth);
      if (!later.ripe || admission(due.command) != Admission::opens) continue;
      std::erase_if(later_, [nth = later.nth](const Later& one) { return one.nth == nth; });
      begin_part({.due = due.command, .place = place});
      const Played played = play({due.command, Viewer::gm(), {}, 0});
      if (played != Played::opened) stop_due({place, due.command, false, 0}, refused_unasked_);
      return true;
    }
  }
  std::erase_if(later_,
                [&](const Later& one) { return std::find(running.begin(), running.end(), one.nth) == running.end(); });
  std::erase_if(stopped_dues_, [&](const StoppedDue& one) {
    return !one.failed && std::find(still_stopped.begin(), still_stopped.end(), &one) == still_stopped.end();
  });
  return false;
}

/// The table goes on without it, and the GM finds in the log why. What was refused is tried again, silently, when
/// something else has happened.
void Table::stop_due(StoppedDue stopped, Verdict why) {
  StoppedDue* known = find_stopped(stopped.place, stopped.command);
  if (!known) {
    const Key action = stopped.command.action;
    const Noted line{stopped.failed ? "due_failed"_k : "due_refused"_k,
                     {{"what"_k, action}},
                     {},
                     {rules::Audience::Kind::gm, {}},
                     why};
    deps_.log("table " + std::to_string(id_) + " goes on without what is due: " + vocabulary_->name(action));
    stopped_dues_.push_back(std::move(stopped));
    happen({.group = new_id(), .at_ms = batch_.at_ms, .action = {}, .actor = {}, .by_gm = true}, {line});
    known = &stopped_dues_.back();
  }
  known->tried_at = happened_;
}

StoppedDue* Table::find_stopped(EncounterId place, const Command& due) {
  const auto at = std::find_if(stopped_dues_.begin(), stopped_dues_.end(),
                               [&](const StoppedDue& one) { return one.place == place && one.command == due; });
  return at == stopped_dues_.end() ? nullptr : &*at;
}

/// The delay counts from when the command became due; the same command, due still, goes on waiting.
const Table::Later& Table::clock_of(EncounterId place, const Due& due) {
  const auto at = std::find_if(later_.begin(), later_.end(),
                               [&](const Later& one) { return one.place == place && one.command == due.command; });
  if (at != later_.end()) return *at;
  const std::uint64_t nth = ++next_timer_id_;
  std::unique_ptr<Timer> timer;
  if (due.after_ms > 0)
    timer =
        deps_.core.post_after(std::chrono::milliseconds(due.after_ms), [this, nth] { deliver(DueTimerFired{nth}); });
  return later_.emplace_back(Later{nth, place, due.command, std::move(timer), due.after_ms == 0});
}

}  // namespace ft::table
