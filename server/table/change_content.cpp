// The table plays with other content: after a change, an undo, a restart.
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;

/// After an undo, a restart, or when memory was read again: plays with what the state says.
void Table::follow_content() {
  if (content_->is_current()) return;
  CustomRulebook made = content_->made_from_state();
  for (const RejectedRecord& one : made.rejected) {
    deps_.log("table " + std::to_string(id_) + ": a record of its own is left out: " + codec::sentence(one.problem));
    notice_ = "A custom entry no longer fits the rulebook and is not used: " + codec::sentence(one.problem);
  }
  play_with(std::move(made));
}

/// An open resolution goes on if it would go as it did (law R14).
void Table::play_with(CustomRulebook made) {
  content_->use(std::move(made));
  changed_ = true;
  if (!state_.open.empty()) restore_open_resolutions();
}

/// Those that the rules would now play otherwise are taken back (law R14).
void Table::restore_open_resolutions() {
  const std::set<ResolutionId> changed = resolutions_->restore();
  if (changed.empty()) return;
  notice_ =
      "The rules or the content changed while a prompt was open. The open action was undone; its dice stay in the log.";
  deps_.log("table " + std::to_string(id_) + ": " + notice_);
  for (Presence& who : broadcaster_->all())
    if (who.seat.gm) broadcaster_->send(who, [&](codec::Deltas& deltas) { deltas.status({status().kind, notice_}); });
  if (undo_steps(changed, {}, notice_)) return;
  for (const ResolutionId id : changed)  // something later depends on it: the GM decides what goes
    resolutions_->diverge(id, "the rules or the content were changed");
}

}  // namespace ft::table
