// A turn from its start to its end. Source: GW-TURN-02 to 05, GW-REACT-03, GW-TERROR.
#include "rules/systems/grimwire/turns/turn.hpp"

#include <algorithm>

#include "rules/kernel/resolution/conditions.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/grimwire/conditions/areas.hpp"
#include "rules/systems/grimwire/conditions/breath.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/falling.hpp"
#include "rules/systems/grimwire/conditions/moments.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"
#include "rules/systems/grimwire/turns/rounds.hpp"
#include "rules/systems/grimwire/turns/ticks.hpp"

namespace ft::rules::grimwire {

namespace {

/// The mind of the stunned and of the paralysed rolls as well. Source: GW-TERROR, GW-STUN, GW-PARA.
void terror_grips(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const Condition* terror = actor.find(key::terror);
  if (!terror || actor.has(key::dead) || actor.unconscious()) return;
  const std::int64_t authored = terror->data.get("tn"_k, terror->data.get("n"_k));
  Sum target;
  target.keep("base_number"_k, authored > 0 ? authored : 13, "GW-TERROR"_k);
  if (passes(r, {{who, MND, "terror_roll"_k, {}}, target, "GW-TERROR"_k, {}}))
    lose_unless_hexed(r, who, key::terror);
  else
    gain(r, who, condition("terror_failed"_k, who, {"end_of_turn"_k, 1, who}));
}

/// Whose turns count for the end of a condition on `on`.
CreatureId whose_turns(const Condition& condition, CreatureId on) {
  return condition.ends.counts_turns_of ? condition.ends.counts_turns_of.creature() : on;
}

void expire_at_start(Resolution& r, CreatureId who) {
  const std::vector<CreatureId> order = r.world().encounter(r.world().creature(who).encounter).order;
  for (const CreatureId each : order)
    end_conditions(
        r, each,
        [&](const Condition& one) { return one.ends.unit == "start_of_own_turn"_k && whose_turns(one, each) == who; },
        lose);
}

void open_budget(Resolution& r, CreatureId who) {
  for (const Key number : {key::moved_m, "moved_rest"_k, key::move_given_up, key::dashed, key::light_left, key::spoke,
                           key::move_halved, "ground_tried"_k, "hold_slipped"_k, "swims"_k, "swim_tried"_k, "sneaks"_k})
    r.set(who, number, 0);
  r.set(who, key::move_phase, key::none.hash);
  r.set(who, "left_area_first"_k, 1);
  r.set(who, key::turn_state, key::acting.hash);
  shields_serve_again(r, who);
  for (const Key of_movement : {"blocked_past"_k, "window_passed"_k, "come_near"_k}) unrelate(r, of_movement, {}, who);
}

}  // namespace

void start_turn(Resolution& r) {  // Source: GW-TURN-03
  const CreatureId who = r.actor();
  const EncounterId encounter = r.world().creature(who).encounter;
  const bool owes = Actor(r.world(), who).number(key::action_this) != 0;
  r.emit(TurnStarted{encounter, who});
  open_budget(r, who);
  tick(r, who, r.world().encounter(encounter).round);
  terror_grips(r, who);
  expire_at_start(r, who);
  areas_age(r, r.world().creature(who).scene, who);
  areas_await(r, who);
  lose(r, who, key::surprised);
  if (owes && r.house_rule("debt_blocks_turn"_k) != 0) r.set(who, key::move_given_up, 1);
  if (r.world().encounter(encounter).numbers.get("opener"_k) == static_cast<std::int64_t>(who.value)) {
    r.set(who, key::move_given_up, 1);  // only the attack: movement and auxiliary come after initiative (GW-INIT-05)
    r.set(who, key::aux_this, 1);
  }
  if (!Actor(r.world(), who).able()) return finish_turn(r, who);
  (void)moment(r, {"turn_starts"_k, who, who, key::after, {}});  // GW-WIN-01
  if (!Actor(r.world(), who).able()) finish_turn(r, who);
}

void end_turn(Resolution& r) {
  const Encounter* conflict = r.world().encounter_of(r.actor());
  r.require(conflict != nullptr, {"E_MODE"_k, {{"mode"_k, "in_conflict"_k}}, {}});
  require_own_mind(r);
  r.require(conflict->turn == r.actor(), {"E_NOT_YOUR_TURN"_k, {{"who"_k, r.actor()}}, {}});
  if (conflict->turn == r.actor()) finish_turn(r, r.actor());  // else the rule is overridden: no turn to end
}

void pass_turn(Resolution& r) {  // Source: GW-TURN-04
  r.require(r.world().encounter_of(r.actor()) != nullptr, {"E_MODE"_k, {{"mode"_k, "in_conflict"_k}}, {}});
  require_can_command(r);
  const Actor actor(r.world(), r.actor());
  const bool untouched = actor.number("left_area_first"_k) != 0 && actor.number(key::moved_m) == 0;
  const bool first_time = actor.number("has_passed"_k) == 0;  // one pass a round (G-64)
  r.require(untouched && first_time, {"E_ALREADY_ACTED"_k, {{"who"_k, r.actor()}}, "GW-TURN-04"_k});
  const EncounterId encounter = actor.creature().encounter;
  r.set(r.actor(), key::turn_state, key::passed.hash);
  r.set(r.actor(), "has_passed"_k, 1);
  log_line(r, "turn_passed"_k, {{"who"_k, r.actor()}}, "GW-TURN-04"_k);
  if (r.world().encounter(encounter).turn == r.actor()) r.emit(TurnEnded{encounter, r.actor()});
}

void take_turn(Resolution& r) {  // Source: GW-TURN-04
  const Encounter* conflict = r.world().encounter_of(r.actor());
  r.require(conflict != nullptr, {"E_MODE"_k, {{"mode"_k, "in_conflict"_k}}, {}});
  require_own_mind(r);
  const bool passed = Actor(r.world(), r.actor()).number(key::turn_state) == key::passed.hash;
  r.require(passed, {"E_NOT_PASSED"_k, {{"who"_k, r.actor()}}, "GW-TURN-04"_k});
  r.require(!conflict->turn && may_step_in(r.world(), *conflict, r.actor()),
            {"E_NOT_YOUR_TURN"_k, {{"who"_k, r.actor()}}, "GW-TURN-04"_k});
  if (conflict->turn) return;  // the rule is overridden: never two turns at once
  const EncounterId encounter = conflict->id;
  r.emit(TurnStarted{encounter, r.actor()});
  r.set(r.actor(), key::turn_state, key::acting.hash);
}

void lose_turn(Resolution& r) {  // Source: GW-TURN-05
  const CreatureId who = r.creature("target"_k);
  const Encounter* conflict = r.world().encounter_of(who);
  r.require(conflict != nullptr, {"E_MODE"_k, {{"mode"_k, "in_conflict"_k}}, "GW-TURN-05"_k});
  const bool its_turn = conflict->turn == who;
  r.require(its_turn, {"E_NOT_YOUR_TURN"_k, {{"who"_k, who}}, "GW-TURN-05"_k});
  log_line(r, "turn_lost"_k, {{"who"_k, who}}, "GW-TURN-05"_k);
  r.set(who, key::turn_state, key::lost.hash);
  r.set(who, key::action_this, 1);
  r.set(who, key::aux_this, 1);
  if (its_turn) finish_turn(r, who);
}

void extra_aux(Resolution& r) {  // Source: GW-TURN-02
  r.require(r.world().encounter_of(r.actor()) != nullptr, {"E_MODE"_k, {{"mode"_k, "in_conflict"_k}}, {}});
  require_can_command(r);
  require_action(r);
  r.set(r.actor(), key::action_this, 1);
  r.set(r.actor(), key::extra_aux, 1);
  has_acted(r, r.actor());
}

void cower(Resolution& r) {  // Source: GW-TERROR
  r.require(r.world().encounter_of(r.actor()) != nullptr, {"E_MODE"_k, {{"mode"_k, "in_conflict"_k}}, {}});
  require_can_command(r);
  const bool gripped = Actor(r.world(), r.actor()).has("terror_failed"_k);
  r.require(gripped, {"E_TARGET"_k, {{"target"_k, r.actor()}}, "GW-TERROR"_k});
  log_line(r, "cowers"_k, {{"who"_k, r.actor()}}, "GW-TERROR"_k);
  for (const Key spent : {key::action_this, key::aux_this, key::move_given_up}) r.set(r.actor(), spent, 1);
  finish_turn(r, r.actor());
}

namespace {

/// Whether this condition, on `on`, loses a unit when `whose` turn ends.
bool counts_down(const Condition& condition, CreatureId on, CreatureId whose) {
  const Key unit = condition.ends.unit;
  const bool by_turn_end = unit == "rounds"_k || unit == "end_of_target_turn"_k || unit == "turns"_k;
  return (by_turn_end && whose_turns(condition, on) == whose) || unit == "end_of_turn"_k;
}

void count_down(Resolution& r, CreatureId on, CreatureId whose) {
  const auto left = [&](const Condition& condition) -> std::optional<std::int64_t> {
    if (!counts_down(condition, on, whose)) return std::nullopt;
    return condition.ends.unit == "end_of_turn"_k ? 0 : left_after(r.world(), on, condition, 1);
  };
  run_conditions_down(r, on, left, run_out);
}

}  // namespace

void finish_turn(Resolution& r, CreatureId who) {
  const EncounterId encounter = r.world().creature(who).encounter;
  areas_catch(r, who);
  const std::vector<CreatureId> order = r.world().encounter(encounter).order;
  for (const CreatureId each : order) count_down(r, each, who);
  r.set(who, key::light_left, 0);
  const bool was_lost = Actor(r.world(), who).number(key::turn_state) == key::lost.hash;
  if (!was_lost) r.set(who, key::turn_state, key::done.hash);
  r.emit(TurnEnded{encounter, who});
  slot_ends(r, encounter, who);
}

}  // namespace ft::rules::grimwire
