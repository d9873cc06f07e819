// The table plays with other content: after a change, an undo, a restart.
#include "server/table/table.hpp"

namespace ft::table {

/// After an undo, a restart, or a reload from the journal: uses the state's content.
void Table::follow_content() {
  if (content_->is_current()) return;
  CustomRulebook made = content_->made_from_state();
  for (const RejectedRecord& one : made.left_out) {
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

}  // namespace ft::table
