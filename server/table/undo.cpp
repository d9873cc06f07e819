// Taking back: one record, the newest steps first; state is the fold of what is not voided (law R7). And doing again.
#include "server/table/table.hpp"

#include <algorithm>

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

/// player: who takes back; none: a GM. What belongs to no encounter or creature, such as a drawing, players take back alone.
bool concerns(const UndoStep& step, const codec::Undo& undo, SeatId player) {
  if (undo.encounter) return step.encounter == undo.encounter;
  if (undo.creature) return !step.encounter && step.creature == undo.creature;
  return !player || (step.by == player && !step.encounter && !step.creature);
}

/// Where a player takes back: unless they say it, where their own newest step was, for of what others do elsewhere they may know
/// nothing (law R7). None: they have no step.
std::optional<codec::Undo> of_player(const codec::Undo& undo, SeatId player, const std::deque<UndoStep>& steps) {
  const auto own = std::find_if(steps.rbegin(), steps.rend(), [&](const UndoStep& step) { return step.by == player; });
  if (undo.encounter || undo.creature) return undo;
  if (own == steps.rend()) return std::nullopt;
  return codec::Undo{own->encounter, own->creature, undo.reason};
}

bool needs_gm(const UndoStep& step) { return !step.dice.empty() || step.revealed; }

}  // namespace

/// Takes back the newest step of a person there, with what the table itself did after it.
Verdict Table::undo(const codec::Undo& wanted, const Presence& by) {
  const std::optional<codec::Undo> place =
      by.seat.gm ? wanted : of_player(wanted, by.seat.id, state_.undo_history.steps());
  if (!place) return Refusal{"E_NOTHING_TO_UNDO"_k, {}, {}};
  const codec::Undo& undo = *place;
  std::set<ResolutionId> steps;
  const UndoStep* of_person = nullptr;
  bool only_gm = false;
  for (auto step = state_.undo_history.steps().rbegin(); step != state_.undo_history.steps().rend() && !of_person;
       ++step) {
    if (!concerns(*step, undo, by.seat.gm ? SeatId{} : by.seat.id)) continue;
    steps.insert(step->id);
    only_gm |= needs_gm(*step);
    if (step->by) of_person = &*step;
  }
  if (!of_person) return Refusal{"E_NOTHING_TO_UNDO"_k, {}, {}};
  if (!by.seat.gm && (only_gm || of_person->by != by.seat.id)) return Refusal{"E_ROLE"_k, {{"who"_k, "gm"_k}}, {}};
  for (const auto& [id, open] : state_.open) {
    const bool dead = by.seat.gm && !open.divergence.empty();  // it cannot go on: it is undone too
    if (dead) steps.insert(id);
    if (!steps.contains(id)) return Refusal{"E_UNDO_OPEN"_k, {}, {}};
  }
  const UndoStep undone = *of_person;
  if (!undo_steps(std::move(steps), by.seat.id, undo.reason)) return Refusal{"E_UNDO_BOUND"_k, {}, {}};
  if (by.seat.gm)
    apply_events({.group = ids_.next(), .at_ms = batch_.at_ms, .action = {}, .actor = {}, .by_gm = true},
                 {step_line("undone", undone, by)});
  return std::nullopt;
}

/// Does again what was taken back last, while nothing else has changed: its events, as an edit of the GM's.
Verdict Table::redo(const Presence& by) {
  if (state_.undo_history.undone().empty()) return Refusal{"E_NOTHING_TO_REDO"_k, {}, {}};
  if (!state_.open.empty()) return Refusal{"E_UNDO_OPEN"_k, {}, {}};
  const ResolutionId id = ids_.next();
  UndoneStep again = begin_redo(state_, id, by.seat.id);
  const UndoStep& step = again.step;
  add_to_batch(codec::GmEdit{id, by.seat.id, std::string(redo_edit), {}, step.encounter, step.creature});
  again.events.push_back(step_line("redone", step, by));
  const CreatureId actor = step.action ? step.actor : CreatureId{};
  apply_events({.group = id, .at_ms = batch_.at_ms, .action = step.action, .actor = actor, .by_gm = true},
               again.events);
  follow_content();
  return std::nullopt;
}

/// What undo would take back and redo do again, sent to every GM who was sent another step before.
void Table::tell_next_undo() {
  const std::deque<UndoStep>& steps = state_.undo_history.steps();
  const auto newest = std::find_if(steps.rbegin(), steps.rend(), [](const UndoStep& step) { return bool(step.by); });
  static const UndoStep none;
  const UndoStep& back = newest == steps.rend() ? none : *newest;
  const std::vector<UndoneStep>& undone = state_.undo_history.undone();
  const UndoStep& again = undone.empty() ? none : undone.back().step;
  const auto of = [](const UndoStep& step) { return codec::Deltas::Step{step.action, step.actor, step.edit, step.by}; };
  for (Presence& who : broadcaster_->all()) {
    if (!who.seat.gm) continue;
    if (std::exchange(who.next_undo, back.id) != back.id)
      broadcaster_->send(who, [&](codec::Deltas& deltas) { deltas.next_undo(of(back)); });
    if (std::exchange(who.next_redo, again.id) != again.id)
      broadcaster_->send(who, [&](codec::Deltas& deltas) { deltas.next_redo(of(again)); });
  }
}

/// What a GM has taken back or done again, and whose it was: in the log of those who play the creature, and of the GM.
/// text: without a creature; the same with one is named "..._of".
LogLine Table::step_line(const std::string& text, const UndoStep& step, const Presence& by) const {
  const auto player = people_.find(step.by);
  std::string edit = step.edit;
  std::replace(edit.begin(), edit.end(), '_', ' ');
  LogLine line{Key(text), {{"name"_k, by.seat.name}}, {}, {rules::Audience::Kind::gm, {}}};
  line.params.push_back({"what"_k, step.action ? Value(step.action) : Value(std::move(edit))});
  line.params.push_back({"player"_k, player == people_.end() ? std::string("?") : player->second.name});
  if (find_creature(state_.state, step.actor)) {
    line.text = Key(text + "_of");
    line.params.push_back({"who"_k, step.actor});
    line.audience = {rules::Audience::Kind::players_of, {step.actor}};
  }
  return line;
}

/// Ends an open resolution where it stands: what it has done stays, and the GM mends the rest by hand.
void Table::end_early(ResolutionId id, const codec::CancelResolution& cancel, SeatId by) {
  const Command command = state_.open.at(id).opened.command;
  resolutions_->cancel(id, by, cancel.reason);
  const rules::Audience whose{command.actor ? rules::Audience::Kind::players_of : rules::Audience::Kind::gm,
                              command.actor ? std::vector{command.actor} : std::vector<CreatureId>{}};
  apply_events({.group = ids_.next(), .at_ms = batch_.at_ms, .action = {}, .actor = {}, .by_gm = true},
               {LogLine{"ended_early"_k, {{"what"_k, command.action}}, {}, whose}});
  changed_ = true;
  say_status();
}

/// Takes back an open resolution; with it every other that opened on what it had done or depended on it. A player
/// takes nothing else along, and not what was rolled or shown: that ends where it stands.
Verdict Table::cancel(const codec::CancelResolution& cancel, const Presence& by) {
  const auto at = state_.open.find(cancel.resolution);
  if (at == state_.open.end()) return Refusal{"E_ANSWERED"_k, {}, {}};
  const UndoStep* step = state_.undo_history.find(cancel.resolution);
  if (by.seat.gm ? cancel.keep : !step || needs_gm(*step)) {
    end_early(cancel.resolution, cancel, by.seat.id);
    return std::nullopt;
  }
  std::set<ResolutionId> steps{cancel.resolution};
  if (!at->second.events.empty())
    for (const auto& [id, open] : state_.open) steps.insert(id);
  if (!by.seat.gm && steps.size() > 1) return Refusal{"E_UNDO_OPEN"_k, {}, {}};
  if (!undo_steps(std::move(steps), by.seat.id, cancel.reason)) return Refusal{"E_UNDO_BOUND"_k, {}, {}};
  return std::nullopt;
}

/// Whether the player cancels an action of their own that only an absent GM could continue.
bool Table::waits_for_absent_gm(const codec::Edit& edit, const Presence& from) const {
  const auto* cancel = std::get_if<codec::CancelResolution>(&edit.what);
  if (!cancel || broadcaster_->is_gm_connected()) return false;
  const auto at = state_.open.find(cancel->resolution);
  if (at == state_.open.end() || at->second.opened.viewer.seat != from.seat.id) return false;
  const OpenResolution& open = at->second;
  return !open.only_optional_questions() &&
         std::all_of(open.questions.begin(), open.questions.end(),
                     [&](const Question& one) { return one.non_blocking || questions_->is_asked(one, Viewer::gm()); });
}

bool Table::undo_steps(std::set<ResolutionId> steps, SeatId by, const std::string& reason) {
  codec::Voided record{{}, {}, by, reason};
  std::set<std::int64_t> batches;
  for (const UndoStep& step : state_.undo_history.steps()) {
    if (!steps.contains(step.id)) continue;
    record.resolutions.insert(record.resolutions.begin(), step.id);
    batches.insert(step.batches.begin(), step.batches.end());
  }
  for (const ResolutionId id : steps)  // an open one may have grown too old to be a step
    if (!state_.undo_history.find(id)) record.resolutions.push_back(id);
  record.batches.assign(batches.rbegin(), batches.rend());

  Known players_knew = known_by_each();
  std::vector<OpenResolution> closing;
  for (const ResolutionId id : steps)
    if (const auto open = state_.open.find(id); open != state_.open.end()) closing.push_back(open->second);
  const auto before = void_steps(state_, steps);  // as GMs know it
  if (!before) return false;

  add_to_batch(record);
  for (const OpenResolution& open : closing) resolutions_->close_voided(open, by, reason);
  const Sights sights(system(), state_.state);
  (void)explore(sights, players_knew.exploration);  // a torch that burns again, a door that is open again
  refresh_viewers();
  for (Presence& who : broadcaster_->all()) {
    const State& player_knew = players_knew.by_each[who.seat.id];
    broadcaster_->send(who, [&](codec::Deltas& deltas) {
      const auto groups = state_.log.known_among(record.resolutions, who.viewer);
      const bool waited = std::any_of(closing.begin(), closing.end(), [&](const OpenResolution& open) {
        return questions_->knows_of(open, who.viewer);
      });
      if (!groups.empty() || waited || who.viewer.is_gm()) deltas.voided(groups, by ? reason : std::string());
      if (who.seat.gm) return deltas.diff(*before, state_.state);
      deltas.diff(player_knew, project(sights, who.viewer));
    });
  }
  changed_ = true;
  due_.on_change();
  follow_content();
  say_status();
  return true;
}

}  // namespace ft::table
