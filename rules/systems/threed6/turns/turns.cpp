// A turn's start and end, and what the table plays next. Source: TD-TURN-01, 04, 05, 07, TD-STUN-02 to 04, TD-NOTH-03, TD-LIFT-05.
#include "rules/systems/threed6/turns/turns.hpp"

#include "rules/kernel/encounters/turn_order.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/threed6/conditions/injury.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/creature/sight.hpp"
#include "rules/systems/threed6/dice/margins.hpp"

namespace ft::rules::threed6 {

namespace {

/// The marks of the last turn, and the shock for this one. Source: TD-TURN-04, TD-SHOCK-02.
void open_turn(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const std::int64_t moved = actor.number(key::moved);
  const std::int64_t shock = shock_of(actor.number(key::hurt), actor.number(key::hp_max));
  r.set(who, "moved_before"_k, moved);
  for (const auto& [before, now] :
       {std::pair{"forward_before"_k, "ran"_k}, std::pair{"straight_before"_k, "straight"_k},
        std::pair{"heading_before"_k, "heading"_k}}) {
    r.set(who, before, Actor(r.world(), who).number(now));  // TD-RUN-02, TD-JUMP-02
    r.set(who, now, 0);
  }
  const bool went = actor.number(key::maneuver) == key::move.hash;
  if (!went) r.set(who, "straight_before"_k, 0);  // a step or a charge is no run-up: TD-JUMP-03
  for (const Key mark : {key::moved, key::step_used, key::block_used, key::parries, key::hurt}) r.set(who, mark, 0);
  r.set(who, key::shock, shock);
  r.set(who, key::maneuver, key::no_maneuver.hash);
  r.set(who, key::turn_state, key::acting.hash);
  for (const Key ends : {key::increased_defense, key::double_defense, key::waiting_for}) lose(r, who, ends);
  cease_fire(r, who);  // TD-RNG-09
  forget_attacks(r, who);
}

/// The unconscious have missed their turn of this second, whenever they wake. Source: TD-TURN-01, TD-TURN-02.
void pass_those_before(Resolution& r, CreatureId who) {
  const std::vector<CreatureId> order = r.world().encounter_of(who)->order;
  for (const CreatureId other : order) {
    if (other == who) return;
    if (!Actor(r.world(), other).conscious()) r.set(other, key::turn_state, key::done.hash);
  }
}

}  // namespace

void forget_attacks(Resolution& r, CreatureId who) {
  const std::vector<Item> items = r.world().creature(who).items;
  for (const Item& item : items)
    if (item.numbers.get(key::attacked_with) != 0) r.emit(ItemNumberSet{who, item.id, key::attacked_with, 0});
}

void start_turn(Resolution& r) {  // Source: TD-TURN-04
  const CreatureId who = r.actor();
  r.emit(TurnStarted{r.world().creature(who).encounter, who});
  pass_those_before(r, who);
  if (!Actor(r.world(), who).conscious()) return finish_turn(r, who);
  open_turn(r, who);
  if (!stays_conscious(r, who)) return finish_turn(r, who);
  if (!Actor(r.world(), who).free_to_act()) finish_turn(r, who);  // TD-NOTH-02: nothing to decide
}

namespace {

/// One more turn of a timed stun; it ends with the last. Source: TD-FRIGHT-03, TD-STUN-03.
void count_down(Resolution& r, CreatureId who, std::int64_t turns) {
  if (turns > 1) return gain(r, who, key::mentally_stunned, {{"turns"_k, turns - 1}});
  lose(r, who, key::mentally_stunned);
  log_line(r, "recovers"_k, {{"who"_k, who}}, "TD-STUN-03"_k);
}

}  // namespace

void recover_from(Resolution& r, CreatureId who, Key condition) {
  const Condition* present = Actor(r.world(), who).find(condition);
  const Actor actor(r.world(), who);
  const std::int64_t this_turn = actor.encounter() ? actor.number(key::turns_taken) + 1 : 0;
  const bool lost_turn = present && this_turn > 0 && present->data.get("turn"_k) == this_turn;
  if (!present || lost_turn) return;  // TD-INJ-07
  const std::int64_t turns = present->data.get("turns"_k);
  if (turns > 0 && r.house_rule("fright_recover"_k) == 0) return count_down(r, who, turns);
  const Key attribute = condition == key::stunned ? key::HT : key::IQ;  // TD-STUN-04, TD-NOTH-03
  const Margin roll =
      roll_success(r, {who, "stun_recovery"_k, attribute_now(Actor(r.world(), who), attribute), "TD-STUN-02"_k});
  if (!roll.success && turns > 0) return count_down(r, who, turns);
  if (!roll.success) return;
  lose(r, who, condition);
  log_line(r, "recovers"_k, {{"who"_k, who}}, "TD-STUN-02"_k);
}

void bear_load(Resolution& r, CreatureId who) {
  constexpr std::int64_t over = 5;
  const Actor actor(r.world(), who);
  if (actor.able() && encumbrance(r.system(), actor) == over) pay_fatigue(r, who, 1);
}

namespace {

/// Evaluations, feints and aims that were of use this turn. Source: TD-TURN-05, TD-AIM-03.
void expire_advantages(Resolution& r, CreatureId who) {
  const std::int64_t turn = Actor(r.world(), who).number(key::turns_taken);
  unrelate_where(r, [&](const Relation& tie) {
    return (tie.key == key::evaluates || tie.key == key::feinted || tie.key == key::aims_at) && tie.from == Ref(who) &&
           tie.data.get("turn_of_use"_k) <= turn;
  });
}

/// Source: TD-AIM-06.
void lose_unseen_target(Resolution& r, CreatureId who) {
  const Relation* aim = find_relation(r.world(), key::aims_at, who, {});
  if (!aim || sees(r.world(), who, aim->to.creature())) return;
  unrelate(r, key::aims_at, who, {});
  log_line(r, "aim_lost"_k, {{"who"_k, who}}, "TD-AIM-06"_k);
}

}  // namespace

void finish_turn(Resolution& r, CreatureId who) {
  const std::int64_t chosen = Actor(r.world(), who).number(key::maneuver);
  if (chosen == 0 || chosen == key::no_maneuver.hash) r.set(who, key::maneuver, key::do_nothing.hash);  // TD-TURN-07
  const bool idle = Actor(r.world(), who).number(key::maneuver) == key::do_nothing.hash;
  if (idle)
    for (const Key ends : {key::concentrating, key::readying}) lose(r, who, ends);  // TD-CONC-02, TD-READY-02
  if (Actor(r.world(), who).conscious() && idle)
    for (const Key condition : {key::stunned, key::mentally_stunned, key::surprised}) recover_from(r, who, condition);
  bear_load(r, who);
  r.set(who, key::shock, 0);
  expire_advantages(r, who);
  lose_unseen_target(r, who);
  r.set(who, key::turns_taken, Actor(r.world(), who).number(key::turns_taken) + 1);
  r.set(who, key::turn_state, key::done.hash);
  r.emit(TurnEnded{r.world().creature(who).encounter, who});
}

namespace {

bool is_over(const World& world, const Encounter& encounter) { return !Actor(world, encounter.turn).free_to_act(); }
bool has_turn(const World& world, CreatureId who) {
  const Actor actor(world, who);
  return actor.conscious() && actor.number(key::turn_state) != key::done.hash;
}
bool needs_rounds(const World& world, CreatureId who) { return Actor(world, who).conscious(); }

}  // namespace

std::optional<Due> next_due(const World& world, EncounterId id) {
  const Encounter* fight = id ? world.find(id) : nullptr;
  if (!fight) return std::nullopt;
  const auto next = next_turn_command(world, *fight, {is_over, has_turn, needs_rounds});
  return next ? std::optional(Due{*next, 0}) : std::nullopt;
}

}  // namespace ft::rules::threed6
