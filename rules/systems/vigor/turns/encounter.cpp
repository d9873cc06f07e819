// The frame of an encounter. Source: VG-ENC-01, VG-ENC-03, VG-INIT-04 to 07.
#include "rules/systems/vigor/turns/encounter.hpp"

#include <algorithm>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/kernel/encounters/turn_order.hpp"
#include "rules/systems/vigor/turns/ambush.hpp"
#include "rules/systems/vigor/turns/initiative.hpp"

namespace ft::rules::vigor {

namespace {

/// Those who have escaped may take part again. Source: VG-ACT-05, VG-ENC-03.
void end_escapes(Resolution& r, SceneId scene) {
  std::vector<CreatureId> back;
  for (const Creature* creature : r.world().creatures())
    if (creature->scene == scene && !creature->encounter) back.push_back(creature->id);
  for (const CreatureId who : back) lose(r, who, key::escaped);
}

}  // namespace

void start_encounter(Resolution& r) {
  const SceneId scene = require_no_encounter(r, {"E_PHASE"_k, {{"mode"_k, "out_of_encounter"_k}}, "VG-ENC-01"_k});
  Opening opening;
  if (r.has("ambushed"_k)) opening.ambushed_side = r.choice("ambushed"_k);
  if (r.has("ambushing"_k)) opening.ambushing_side = r.choice("ambushing"_k);
  if (r.has("to"_k)) opening.from = r.place("to"_k).cell;
  const std::vector<CreatureId> all = combatants(r.world(), scene, [&](CreatureId who) {
    const Actor actor(r.world(), who);
    return !actor.has(key::dead) && !actor.flag(key::object);  // VG-OBJ-03
  });
  r.require(!all.empty(), {"E_TARGET"_k, {}, "VG-ENC-01"_k});
  end_escapes(r, scene);
  const EncounterId id = begin_encounter(r, scene, all);
  log_line(r, "encounter_starts"_k, {}, "VG-ENC-01"_k);
  if (r.has("visibility"_k)) r.set(id, "visibility"_k, r.choice("visibility"_k).hash);
  if (r.has("sight"_k)) r.set(id, "sight"_k, r.number("sight"_k));
  const std::vector<CreatureId> watching = open_with_ambush(r, all, opening);
  roll_initiative(r, all, watching);
  for (const CreatureId who : all) lose(r, who, key::over_watch);
  r.emit(OrderSet{id, in_order(r, all)});
  (void)start_round(r, id, "VG-ENC-02"_k);
}

namespace {

/// Finds its place by what it rolled; this round is its own only with a lower number than the creature that acts. Source:
/// VG-INIT-04, VG-INIT-07.
void enter(Resolution& r, EncounterId id, CreatureId who) {
  const CreatureId turn = r.world().encounter(id).turn;
  const bool late =
      turn && Actor(r.world(), who).number(key::initiative) >= Actor(r.world(), turn).number(key::initiative);
  const std::vector<CreatureId> rolled_first = before_newcomer(r, r.world().encounter(id).order, who);
  const auto before = [&](CreatureId other) {
    const bool tied = acts_before(r.world(), other, who) && acts_before(r.world(), who, other);
    return tied ? std::ranges::find(rolled_first, other) == rolled_first.end() : !acts_before(r.world(), other, who);
  };
  const auto had_turn = [&](CreatureId other) {
    const std::int64_t state = Actor(r.world(), other).number(key::turn_state);
    return other == turn || state == key::done.hash;
  };
  const bool missed = enter_order(r, id, who, {before, had_turn});
  if ((missed || late) && Actor(r.world(), who).number(key::turn_state) == key::waiting.hash)
    r.set(who, key::turn_state, key::done.hash);
}

}  // namespace

void join_encounter(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  r.require(!Actor(r.world(), who).flag(key::object), {"E_TARGET"_k, {}, "VG-OBJ-03"_k});
  r.require(!Actor(r.world(), who).has(key::dead), {"E_DEAD"_k, {{"who"_k, who}}, {}});
  const EncounterId id = require_newcomer(r, who, {"E_PHASE"_k, {{"mode"_k, "in_encounter"_k}}, "VG-INIT-07"_k},
                                          {"E_TAKES_PART"_k, {{"who"_k, who}}, "VG-INIT-07"_k});
  log_line(r, "joins"_k, {{"who"_k, who}}, "VG-INIT-07"_k);
  lose(r, who, key::escaped);
  roll_initiative(r, {who}, {});
  enter(r, id, who);
}

void join_initiative(Resolution& r) {
  const Encounter* encounter = r.world().encounter_of(r.actor());
  r.require(encounter != nullptr, {"E_PHASE"_k, {{"mode"_k, "in_encounter"_k}}, "VG-INIT-04"_k});
  const Actor actor(r.world(), r.actor());
  r.require(!actor.has(key::dead), {"E_DEAD"_k, {{"who"_k, r.actor()}}, {}});
  r.require(actor.conscious(), {"E_INCAP"_k, {{"who"_k, r.actor()}}, {}});
  const bool sits_out = actor.number(key::turn_state) == key::sits_out.hash;
  r.require(sits_out, {"E_TAKES_PART"_k, {{"who"_k, r.actor()}}, "VG-INIT-04"_k});
  const EncounterId id = encounter->id;
  std::vector<CreatureId> others = encounter->order;
  std::erase(others, r.actor());
  log_line(r, "joins"_k, {{"who"_k, r.actor()}}, "VG-INIT-04"_k);
  r.emit(OrderSet{id, others});
  act_after_all(r, r.actor());
  enter(r, id, r.actor());
}

namespace {

/// Rounds are numbered in each encounter by itself. Source: VG-TURN-06, VG-SHOCK-02.
void forget_rounds(Resolution& r, CreatureId who) {
  const std::vector<Condition> conditions = r.world().creature(who).conditions;
  for (const Condition& one : conditions) {
    if (one.data.get(key::entered_round) == 0) continue;
    Condition later = one;
    later.data.set(key::entered_round, 0);
    replace_condition(r, who, one, later);
  }
}

}  // namespace

void on_leave_encounter(Resolution& r, CreatureId who) {
  forget_rounds(r, who);
  for (const Key of_the_fight : {key::defending, key::readied, key::committed, key::ambushed, key::ambusher})
    lose(r, who, of_the_fight);
  for (const Key number : {key::actions_left, key::offhand_open, key::offhand_awaited}) r.set(who, number, 0);
  r.set(who, key::initiative, 0);
  r.set(who, key::turn_state, 0);
  r.set(who, "rested_s"_k, 0);  // VG-REC-08
}

namespace {

void forget_rounds_of_areas(Resolution& r, SceneId scene) {
  const std::vector<Condition> areas = r.world().scene(scene).areas;
  for (Condition area : areas) {
    if (area.data.get(key::entered_round) == 0) continue;
    area.data.set(key::entered_round, 0);
    r.emit(ConditionChanged{scene, area});
  }
}

}  // namespace

void end_encounter(Resolution& r) {
  const EncounterId id = require_encounter(r, {"E_PHASE"_k, {{"mode"_k, "in_encounter"_k}}, "VG-ENC-03"_k});
  const std::vector<CreatureId> all = r.world().encounter(id).order;
  for (const CreatureId who : all) on_leave_encounter(r, who);
  const SceneId scene = r.world().encounter(id).scene;
  close_encounter(r, id);
  if (r.world().find(scene)) forget_rounds_of_areas(r, scene);
  end_escapes(r, scene);
  log_line(r, "encounter_ends"_k, {}, "VG-ENC-03"_k);
}

}  // namespace ft::rules::vigor
