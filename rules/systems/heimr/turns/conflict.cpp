// Beginning, joining and ending combat; the rounds. Source: HM-INIT-01, HM-INIT-02, HM-GRID-01, HM-DEF-05.
#include "rules/systems/heimr/turns/conflict.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/kernel/encounters/turn_order.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/heimr/conditions/injuries.hpp"
#include "rules/systems/heimr/conditions/published_defence.hpp"
#include "rules/systems/heimr/creature/clusters.hpp"
#include "rules/systems/heimr/creature/states.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/turns/hooks.hpp"
#include "rules/systems/heimr/turns/order.hpp"

namespace ft::rules::heimr {

namespace {

constexpr std::array of_the_fight{key::standard,   key::turn_over,   key::simul_used,      key::dodge_uses,
                                  key::block_uses, key::dodge_ready, key::ongoing_penalty, key::fatigue_raised,
                                  key::cluster,    "has_acted"_k};

constexpr std::array ties_of_the_fight{key::grabs,    key::guards,   key::attacked, key::parried_with,
                                       key::blind_to, key::ran_from, key::began_in, key::began_with};

constexpr std::array states_of_the_fight{key::defence, key::readied, key::upcoming, put_aside};

constexpr std::array effects_of_seconds{key::fallen,   key::stumbling,       key::dazed,   key::bound,
                                        key::weakened, "barred_from_item"_k, "off_guard"_k};

bool ends_with_the_fight(const Relation& relation);
void forget_fight(Resolution& r, CreatureId who);
void forget_limits(Resolution& r, CreatureId first = {});
std::vector<EncounterId> chases_in(const World& world, SceneId scene);

}  // namespace

void start_conflict(Resolution& r) {
  const SceneId scene = require_no_encounter(r, {"E_MODE"_k, {{"mode"_k, "out_of_combat"_k}}, {}}, "combat"_k);
  const Scene& map = r.world().scene(scene);
  r.require(map.columns >= 3 && map.rows >= 3, {"E_GRID"_k, {}, {}});
  std::vector<CreatureId> order = combatants(r.world(), scene, [&](CreatureId who) {
    return !r.world().creature(who).hidden && !Actor(r.world(), who).has(key::dead);
  });
  r.require(!order.empty(), {"E_TARGET_INVALID"_k, {}, "HM-INIT-01"_k});
  const EncounterId id = begin_encounter(r, scene, order, "combat"_k);
  log_line(r, "combat_starts"_k, {}, "HM-INIT-01"_k);
  roll_initiative(r, order);
  order = initiative_order(r, order);
  settle_ties(r, order, {.tied = [&](CreatureId a, CreatureId b) { return tied(r, a, b); }, .rule = "HM-INIT-01"_k});
  r.emit(OrderSet{id, order});
  for (const CreatureId who : order) r.set(who, key::turn_state, key::done.hash);
  if (r.house_rule("first_defence"_k) == 0) publish_defences(r, order);  // G-32
}

void join_conflict(Resolution& r) {  // Source: HM-INIT-01
  const CreatureId who = r.creature("target"_k);
  const EncounterId id = require_newcomer(r, who, {"E_MODE"_k, {{"mode"_k, "in_combat"_k}}, {}},
                                          {"E_TARGET_INVALID"_k, {}, "HM-INIT-01"_k}, "combat"_k);
  log_line(r, "joins"_k, {{"who"_k, who}}, "HM-INIT-01"_k);
  roll_initiative(r, {who});
  const auto before = [&](CreatureId other) {
    return !tied(r, other, who) && initiative_order(r, {other, who}).front() == who;
  };
  const auto had_turn = [&](CreatureId other) {
    return Actor(r.world(), other).number(key::turn_state) != key::waiting.hash;
  };
  const bool missed = enter_order(r, id, who, {before, had_turn});
  r.set(who, key::turn_state, missed ? key::done.hash : key::waiting.hash);
  if (r.house_rule("first_defence"_k) == 0) publish_defence(r, who);
}

void end_conflict(Resolution& r) {
  const EncounterId id = encounter_in(r.world(), r.scene(), "combat"_k);
  const std::vector<EncounterId> chases = chases_in(r.world(), r.scene());
  r.require(id.value != 0 || !chases.empty(), {"E_MODE"_k, {{"mode"_k, "in_combat"_k}}, {}});
  for (const EncounterId chase : chases) hooks(r).end_chase(r, chase, "chase_over"_k);
  if (!id.value) return;
  const std::vector<CreatureId> order = r.world().encounter(id).order;
  unrelate_where(r, ends_with_the_fight);
  forget_limits(r);
  for (const CreatureId who : order) forget_fight(r, who);
  close_encounter(r, id);
  log_line(r, "combat_ends"_k, {}, "HM-INIT-01"_k);
}

void begin_round(Resolution& r) {  // Source: HM-INIT-02
  const EncounterId id = r.encounter("encounter"_k);
  const std::vector<CreatureId> order = r.world().encounter(id).order;
  if (r.world().encounter(id).round > 0) {
    r.emit(ClockAdvanced{id, 2});  // all turns of a round overlap
    for (const CreatureId who : order) run_clocks(r, who, 2);
  }
  (void)start_round(r, id, "HM-INIT-02"_k);
  for (const CreatureId who : order) r.set(who, key::turn_state, key::waiting.hash);
}

namespace {

bool ends_with_the_fight(const Relation& relation) {
  return std::find(ties_of_the_fight.begin(), ties_of_the_fight.end(), relation.key) != ties_of_the_fight.end();
}

/// Budgets, what was prepared and what lasts seconds.
void forget_fight(Resolution& r, CreatureId who) {
  for (const Key number : of_the_fight) r.set(who, number, 0);
  for (const Key state : states_of_the_fight) lose(r, who, state);
  for (const Key effect : effects_of_seconds) lose(r, who, effect);
}

/// Frees the borders whose first passer has no next turn: that creature's, or, with none, all.
void forget_limits(Resolution& r, CreatureId first) {
  const auto counted = [&](const Relation& relation) {
    const bool concerned = !first || relation.data.get("first_actor"_k) == static_cast<std::int64_t>(first.value);
    return relation.data.get("count"_k) > 0 && concerned;
  };
  for (Relation& relation : relations_where(r.world(), counted)) {
    relation.data.set("count"_k, 0);
    relation.data.remove("first_actor"_k);
    r.emit(RelationChanged{relation});
  }
}

}  // namespace

void on_leave_encounter(Resolution& r, CreatureId who, Holds holds) {
  leave_cluster(r, who);
  unrelate_where(r, [&](const Relation& relation) {
    return ends_with_the_fight(relation) && (relation.from == Ref(who) || relation.to == Ref(who)) &&
           (holds == Holds::end || relation.key != key::grabs);
  });
  forget_limits(r, who);
  forget_fight(r, who);
}

namespace {

std::vector<EncounterId> chases_in(const World& world, SceneId scene) {
  std::vector<EncounterId> chases;
  for (const Encounter* encounter : world.encounters())
    if (encounter->scene == scene && encounter->phase == "chase"_k) chases.push_back(encounter->id);
  return chases;
}

}  // namespace

}  // namespace ft::rules::heimr
