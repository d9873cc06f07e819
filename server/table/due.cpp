// What rules do unasked: a command of the table, sent when the system's admit_alongside allows (law R13).
#include "server/table/table.hpp"

#include <algorithm>

#include "rules/kernel/encounters/encounters.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

/// Plays the first due command whose time has come; the delays of the others go on. Whether one was played.
bool Table::play_due() {
  if (not_playing()) {
    due_.clear_timers();  // they begin again when the table goes on
    return false;
  }
  if (due_.is_known_to_be_none()) return false;
  std::vector<EncounterId> encounters{EncounterId{}};  // none: the campaign
  for (const Encounter& encounter : state_.state.encounters) encounters.push_back(encounter.id);

  due_.begin_pass();
  bool none = true;
  for (const EncounterId encounter : encounters) {
    const World world(state_.state);
    std::vector<Due> all = system().expirations(world, encounter);
    auto next = due_in(system(), world, encounter);
    none &= all.empty() && !next;
    if (next && resolutions_->admission(next->command) == Admission::opens) all.push_back(std::move(*next));
    for (const Due& one : all) {
      const DueCommand due{encounter, one.command};
      if (!due_.is_ready(due, one.after_ms) || resolutions_->admission(due.command) != Admission::opens) continue;
      due_.remove_timer(due);
      parts_.begin({.due = due});
      if (Verdict why_not = resolutions_->open({due.command, Viewer::gm(), {}, 0, stamp_now()}))
        stop_due(due, false, std::move(why_not));
      return true;
    }
  }
  due_.end_pass();
  if (none) due_.found_none();
  return false;
}

/// The table goes on without it, and the GM finds in the log why, once.
void Table::stop_due(const DueCommand& due, bool failed, Verdict why) {
  if (due_.stop(due, failed)) {
    const Key action = due.command.action;
    const LogLine line{
        failed ? "due_failed"_k : "due_refused"_k, {{"what"_k, action}}, {}, {rules::Audience::Kind::gm, {}}, why};
    deps_.log("table " + std::to_string(id_) + " skips the due command: " + stored_names_->name(action));
    apply_events({.group = ids_.next(), .at_ms = batch_.at_ms, .action = {}, .actor = {}, .by_gm = true}, {line});
  }
  due_.mark_tried(due);
}

}  // namespace ft::table
