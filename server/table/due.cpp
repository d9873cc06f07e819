// What rules do unasked: a command of the table, sent when the system's admit_alongside allows (law R13).
#include "server/table/table.hpp"

#include <algorithm>

#include "rules/kernel/values/assert.hpp"
#include "rules/kernel/encounters/encounters.hpp"

namespace ft::table {

using namespace rules;

/// Plays the first due command whose time has come; the clocks of the others go on. Whether one was played.
bool Table::play_due() {
  if (not_playing()) {
    later_.clear();  // their time begins anew when the table goes on
    return false;
  }
  std::vector<EncounterId> places{EncounterId{}};  // none: the campaign
  for (const Encounter& encounter : state_.state.encounters) places.push_back(encounter.id);

  std::vector<std::uint64_t> running;
  for (const EncounterId place : places) {
    std::vector<Due> all = system().expirations(World(state_.state), place);
    if (auto next = due_in(system(), World(state_.state), place); next && admission(next->command) == Admission::opens)
      all.push_back(std::move(*next));
    for (const Due& due : all) {
      const Later& later = clock_of(place, due);
      running.push_back(later.nth);
      if (!later.ripe || admission(due.command) != Admission::opens) continue;
      std::erase_if(later_, [nth = later.nth](const Later& one) { return one.nth == nth; });
      const Played played = play({due.command, Viewer::gm(), {}, 0});
      FT_ASSERT(played == Played::opened, "what is due is never refused: the system's due and its procedure disagree");
      return true;
    }
  }
  std::erase_if(later_,
                [&](const Later& one) { return std::find(running.begin(), running.end(), one.nth) == running.end(); });
  return false;
}

/// The delay counts from when the command became due; the same command, due still, goes on waiting.
const Table::Later& Table::clock_of(EncounterId place, const Due& due) {
  const auto at = std::find_if(later_.begin(), later_.end(),
                               [&](const Later& one) { return one.place == place && one.command == due.command; });
  if (at != later_.end()) return *at;
  const std::uint64_t nth = ++next_timer_id_;
  std::unique_ptr<Timer> timer;
  if (due.after_ms > 0)
    timer = deps_.core.post_after(std::chrono::milliseconds(due.after_ms), [this, nth] {
      inbox_.push_back(DueTimerFired{nth});
      turn_soon();
    });
  return later_.emplace_back(Later{nth, place, due.command, std::move(timer), due.after_ms == 0});
}

}  // namespace ft::table
