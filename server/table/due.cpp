// What rules do unasked: a command of the table, sent when the system's may_open allows (law R13).
#include "server/table/table.hpp"

#include <algorithm>

#include "rules/kernel/assert.hpp"

namespace ft::table {

using namespace rules;

/// Plays the first due command whose time has come; schedules the others. Whether one was played.
bool Table::play_due() {
  if (not_playing()) return false;
  std::vector<EncounterId> places{EncounterId{}};  // none: the campaign
  for (const Encounter& encounter : memory_.state.encounters) places.push_back(encounter.id);
  std::erase_if(
      due_, [&](const auto& entry) { return std::find(places.begin(), places.end(), entry.first) == places.end(); });

  for (const EncounterId place : places) {
    const std::optional<Due> due = system().due(World(memory_.state), place);
    if (!due || admission(due->command) != Admission::opens) {
      due_.erase(place);
      continue;
    }
    const auto ripe = std::find(ripe_.begin(), ripe_.end(), due->command);
    if (due->after_ms > 0 && ripe == ripe_.end()) {
      schedule_due(place, *due);
      continue;
    }
    if (ripe != ripe_.end()) ripe_.erase(ripe);
    due_.erase(place);
    const Played played = play({due->command, Viewer::gm(), {}, 0});
    FT_ASSERT(played == Played::opened, "what is due is never refused: the system's due and its procedure disagree");
    return true;
  }
  ripe_.clear();
  return false;
}

/// The delay counts from when the command became due; the same command scheduled again goes on waiting.
void Table::schedule_due(EncounterId encounter, const Due& due) {
  auto& [command, timer] = due_[encounter];
  if (timer && command == due.command) return;
  command = due.command;
  timer = around_.core.post_after(std::chrono::milliseconds(due.after_ms), [this, command = due.command] {
    inbox_.push_back(Ripe{command});
    turn_soon();
  });
}

}  // namespace ft::table
