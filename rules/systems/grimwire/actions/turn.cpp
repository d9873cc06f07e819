// A turn from its start to its end. Source: GW-TURN-01 to 06, GW-COND-03, GW-DICE-13.
#include "rules/systems/grimwire/turns.hpp"

#include "rules/systems/grimwire/breath.hpp"
#include "rules/systems/grimwire/budget.hpp"
#include "rules/systems/grimwire/checks.hpp"
#include "rules/systems/grimwire/conditions.hpp"
#include "rules/systems/grimwire/damage.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/windows.hpp"

namespace ft::rules::grimwire {

namespace {

void tick_of_dying(Resolution& r, CreatureId who) {  // Source: GW-COND-03
  if (!Actor(r.world(), who).has(key::dying)) return;
  const std::int64_t condition = Actor(r.world(), who).number(key::condition) - 1;
  note(r, "dying_on"_k, {{"who"_k, who}, {key::condition, condition}}, "GW-COND-03"_k);
  r.set(who, key::condition, condition);
  if (condition <= -11) die(r, who);
}

void tick_of_burning(Resolution& r, CreatureId who) {  // Source: GW-BURN-ST
  if (!Actor(r.world(), who).has(key::burning)) return;
  Damage damage{.on = who, .by = {}, .type = "heat"_k, .rolled = {}, .attack = false, .armour = false};
  for (const Die& die : throw_dice(r, {2, 6, 0}, who, "burning_damage"_k)) damage.rolled.add(key::burning, die.face, "GW-BURN-ST"_k);
  deal(r, damage);
  if (Actor(r.world(), who).has(key::dead)) return;
  Condition agony = condition(key::agony, who, {"rounds"_k, 10, who});
  agony.source_key = key::burning;
  gain(r, who, agony);
}

void tick_of_bleeding(Resolution& r, CreatureId who) {  // Source: GW-BLEED
  const Condition* bleeding = Actor(r.world(), who).find(key::bleeding);
  if (!bleeding) return;
  const std::int64_t fixed = bleeding->data.get("n"_k);
  if (Actor(r.world(), who).has("pressure"_k)) return;
  Damage damage{.on = who, .by = {}, .type = "bleed"_k, .rolled = {}, .attack = false, .armour = false};
  if (fixed > 0) damage.rolled.add(key::bleeding, fixed, "GW-BLEED"_k);
  else
    for (const Die& die : throw_dice(r, {1, 4, 0}, who, "bleeding_damage"_k)) damage.rolled.add(key::bleeding, die.face, "GW-BLEED"_k);
  deal(r, damage);
}

void terror_grips(Resolution& r, CreatureId who) {  // Source: GW-TERROR
  const Condition* terror = Actor(r.world(), who).find(key::terror);
  if (!terror || !Actor(r.world(), who).able()) return;
  const std::int64_t authored = terror->data.get("tn"_k);
  Sum target;
  target.keep("base_number"_k, authored > 0 ? authored : 13, "GW-TERROR"_k);
  if (passes(r, {{who, MND, "terror_roll"_k, {}}, target, "GW-TERROR"_k, {}}))
    lose(r, who, key::terror);
  else
    gain(r, who, condition("terror_failed"_k, who, {"end_of_turn"_k, 1, who}));
}

void expire_at_start(Resolution& r, CreatureId who) {
  const std::vector<CreatureId> order = r.world().encounter(r.world().creature(who).encounter).order;
  for (const CreatureId each : order) {
    const std::vector<Condition> conditions = r.world().creature(each).conditions;
    for (const Condition& condition : conditions) {
      const CreatureId counted = condition.ends.counted_on ? condition.ends.counted_on.creature() : each;
      if (condition.ends.unit == "start_of_own_turn"_k && counted == who) lose(r, each, condition.id);
    }
  }
}

void open_budget(Resolution& r, CreatureId who) {
  for (const Key number : {key::moved_m, key::move_given_up, key::dashed, key::light_left, key::spoke, key::move_halved, "ground_tried"_k})
    r.set(who, number, 0);
  r.set(who, key::move_phase, key::none.hash);
  r.set(who, "left_area_first"_k, 1);
  r.set(who, key::turn_state, key::acting.hash);
  const std::vector<Item> items = r.world().creature(who).items;
  for (const Item& item : items)
    if (item.numbers.get("disabled"_k) != 0) r.emit(ItemNumberSet{who, item.id, "disabled"_k, 0});
  std::vector<Relation> tried;
  for (const Relation& relation : r.world().relations())
    if (relation.key == "blocked_past"_k && relation.to == Ref(who)) tried.push_back(relation);
  for (const Relation& relation : tried) r.emit(RelationEnded{relation.id, relation.key, relation.from, relation.to});
}

}  // namespace

void start_turn(Resolution& r) {  // Source: GW-TURN-03
  const CreatureId who = r.actor();
  const EncounterId encounter = r.world().creature(who).encounter;
  const bool owes = Actor(r.world(), who).number(key::action_this) != 0;
  r.emit(TurnStarted{encounter, who});
  open_budget(r, who);
  tick_of_dying(r, who);
  tick_of_burning(r, who);
  tick_of_bleeding(r, who);
  suffocate(r, who);
  terror_grips(r, who);
  expire_at_start(r, who);
  lose(r, who, key::surprised);
  if (owes && r.house_rule("debt_blocks_turn"_k) != 0) r.set(who, key::move_given_up, 1);
  if (!Actor(r.world(), who).able()) return finish_turn(r, who);
  (void)moment(r, {"turn_starts"_k, who, who, key::after, {}});
  if (!Actor(r.world(), who).able()) finish_turn(r, who);
}

void end_turn(Resolution& r) {
  const Encounter* conflict = conflict_of(r.world(), r.actor());
  r.require(conflict != nullptr, {"E_MODE"_k, {{"mode"_k, "in_conflict"_k}}, {}});
  r.require(conflict->turn == r.actor(), {"E_NOT_YOUR_TURN"_k, {{"who"_k, r.actor()}}, {}});
  finish_turn(r, r.actor());
}

void pass_turn(Resolution& r) {  // Source: GW-TURN-04
  r.require(conflict_of(r.world(), r.actor()) != nullptr, {"E_MODE"_k, {{"mode"_k, "in_conflict"_k}}, {}});
  require_can_command(r);
  const Actor actor(r.world(), r.actor());
  const bool untouched = actor.number("left_area_first"_k) != 0 && actor.number(key::moved_m) == 0;
  r.require(untouched, {"E_ALREADY_ACTED"_k, {{"who"_k, r.actor()}}, "GW-TURN-04"_k});
  const EncounterId encounter = actor.creature().encounter;
  r.set(r.actor(), key::turn_state, key::passed.hash);
  note(r, "turn_passed"_k, {{"who"_k, r.actor()}}, "GW-TURN-04"_k);
  r.emit(TurnEnded{encounter, r.actor()});
}

void take_turn(Resolution& r) {  // Source: GW-TURN-04
  const Encounter* conflict = conflict_of(r.world(), r.actor());
  r.require(conflict != nullptr, {"E_MODE"_k, {{"mode"_k, "in_conflict"_k}}, {}});
  const bool passed = Actor(r.world(), r.actor()).number(key::turn_state) == key::passed.hash;
  r.require(passed, {"E_NOT_PASSED"_k, {{"who"_k, r.actor()}}, "GW-TURN-04"_k});
  r.require(!conflict->turn, {"E_NOT_YOUR_TURN"_k, {{"who"_k, r.actor()}}, "GW-TURN-04"_k});
  const EncounterId encounter = conflict->id;
  r.emit(TurnStarted{encounter, r.actor()});
  r.set(r.actor(), key::turn_state, key::acting.hash);
}

void lose_turn(Resolution& r) {  // Source: GW-TURN-05
  const CreatureId who = r.creature("target"_k);
  const Encounter* conflict = conflict_of(r.world(), who);
  r.require(conflict && conflict->turn == who, {"E_NOT_YOUR_TURN"_k, {{"who"_k, who}}, "GW-TURN-05"_k});
  note(r, "turn_lost"_k, {{"who"_k, who}}, "GW-TURN-05"_k);
  r.set(who, key::turn_state, key::lost.hash);
  r.set(who, key::action_this, 1);
  r.set(who, key::aux_this, 1);
  finish_turn(r, who);
}

void extra_aux(Resolution& r) {  // Source: GW-TURN-02
  r.require(conflict_of(r.world(), r.actor()) != nullptr, {"E_MODE"_k, {{"mode"_k, "in_conflict"_k}}, {}});
  require_can_command(r);
  require_action(r);
  r.set(r.actor(), key::action_this, 1);
  r.set(r.actor(), key::extra_aux, 1);
}

void dying_tick(Resolution& r) { tick_of_dying(r, r.actor()); }

namespace {

/// Six seconds outside a conflict. Source: GW-COND-03, GW-AGONY, GW-BURN-ST.
void six_seconds(Resolution& r, CreatureId who) {
  tick_of_dying(r, who);
  tick_of_burning(r, who);
  tick_of_bleeding(r, who);
  suffocate(r, who);
  const std::vector<Condition> conditions = r.world().creature(who).conditions;
  for (Condition each : conditions) {
    if (each.ends.unit != "rounds"_k && each.ends.unit != "end_of_target_turn"_k) continue;
    each.ends.left -= 1;
    if (each.ends.left > 0)
      r.emit(ConditionChanged{who, each});
    else
      lose(r, who, each.id);
  }
}

/// What wakes by itself. Source: GW-UNC-04, GW-UNC-05.
void wake_in_time(Resolution& r, CreatureId who, std::int64_t seconds) {
  const auto woken = [&](Key kind, std::int64_t after_s) {
    if (Actor(r.world(), who).has(kind) && seconds >= after_s && Actor(r.world(), who).burnout() < 4) lose(r, who, kind);
  };
  woken(key::knocked_out, 60);
  woken(key::out_cold, std::int64_t{8} * 3600);
}

}  // namespace

void advance_time(Resolution& r) {  // Source: GW-DICE-13
  const std::int64_t seconds = r.number("seconds"_k);
  r.require(r.world().encounters().empty(), {"E_MODE"_k, {{"mode"_k, "in_free_play"_k}}, "GW-DICE-13"_k});
  note(r, "time_passes"_k, {{"n"_k, seconds}}, "GW-DICE-13"_k);
  r.emit(ClockAdvanced{Ref::campaign(), seconds});
  std::vector<CreatureId> all;
  for (const Creature* creature : r.world().creatures()) all.push_back(creature->id);
  for (const CreatureId who : all) {
    for (std::int64_t left = seconds; left >= 6 && !r.world().creature(who).conditions.empty(); left -= 6) {
      if (Actor(r.world(), who).has(key::dead)) break;
      six_seconds(r, who);
      if (left < seconds - 6000) break;  // after a hundred minutes nothing counted in rounds is left
    }
    wake_in_time(r, who, seconds);
  }
}

}  // namespace ft::rules::grimwire
