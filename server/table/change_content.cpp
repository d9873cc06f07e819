// The table plays with other content: after a change, an undo, a restart.
#include "server/table/table.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

/// After an undo, a restart, or when memory was read again: plays with what the state says.
void Table::follow_content() {
  if (content_->is_current()) return;
  CustomRulebook made = content_from_state();
  for (const RejectedRecord& one : made.rejected)
    deps_.log("table " + std::to_string(id_) + ": a record of its own is left out: " + codec::sentence(one.problem));
  play_with(std::move(made));
}

/// Where making it meets a fault, none of the campaign's own records count.
CustomRulebook Table::content_from_state() {
  try {
    return content_->made_from_state();
  } catch (const std::exception& bug) {
    number_fault("over the campaign's own content", bug.what());
    CustomRulebook none;
    for (const CustomRecord& own : state_.state.campaign.records) {
      const std::string name = stored_names_->name(own.kind) + "." + stored_names_->name(own.id);
      const std::string expected = "no fault of the server (number " + fault_ + ")";
      if (!own.text.empty()) none.rejected.push_back({{own.kind, own.id}, {name, 0, "", expected}});
    }
    return none;
  }
}

/// An open resolution goes on if it would go as it did (law R14).
void Table::play_with(CustomRulebook made) {
  Known before = broadcaster_ ? known_by_each() : Known{{system(), state_.state}, {}, {}};
  content_->use(std::move(made));
  due_.on_change();
  changed_ = true;
  if (broadcaster_) tell_differences(before);
  if (!state_.open.empty()) restore_open_resolutions();
  say_status();
}

/// What players know otherwise by other content: a lamp lights farther.
void Table::tell_differences(Known& before) {
  const Sights sights(system(), state_.state);
  const Events explored = is_read_only() ? Events{} : explore(sights, before.exploration);
  for (Presence& who : broadcaster_->all()) {
    const State& knew = before.by_each[who.seat.id];
    broadcaster_->send(who, [&](codec::Deltas& deltas) {
      who.seat.gm ? deltas.append_changes(explored) : deltas.diff(knew, project(sights, who.viewer));
    });
  }
}

/// Those that the rules would now play otherwise are taken back (law R14), each with its line in the log.
void Table::restore_open_resolutions() {
  if (is_read_only()) return;
  const std::set<ResolutionId> changed = resolutions_->restore();
  if (changed.empty()) return;
  std::vector<Command> undone;
  for (const ResolutionId id : changed) undone.push_back(state_.open.at(id).opened.command);
  if (!undo_steps(changed, {}, "the rules or the content were changed")) {
    for (const ResolutionId id : changed)  // something later depends on it: the GM decides what goes
      resolutions_->diverge(id, "the rules or the content were changed");
    return;
  }
  for (const Command& command : undone) {
    deps_.log("table " + std::to_string(id_) + ": the rules or the content were changed, which undid " +
              stored_names_->name(command.action));
    LogLine line{"rules_changed"_k, {{"what"_k, command.action}}, {}, {rules::Audience::Kind::gm, {}}};
    if (find_creature(state_.state, command.actor)) {
      line.text = "rules_changed_for"_k;
      line.params.push_back({"who"_k, command.actor});
      line.audience = {rules::Audience::Kind::players_of, {command.actor}};
    }
    apply_events({.group = ids_.next(), .at_ms = batch_.at_ms, .action = {}, .actor = {}, .by_gm = true}, {line});
  }
}

}  // namespace ft::table
