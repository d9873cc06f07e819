// Going over a border: guards, the roll, the count, what is left behind.
// Source: HM-GRID-04 to 06, HM-GUARD-05, HM-CLUS-02.
#include "rules/systems/heimr/movement/crossing.hpp"

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/zones.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/resolution/step_effects.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/conditions/concealment.hpp"
#include "rules/systems/heimr/conditions/holds.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/creature/clusters.hpp"
#include "rules/systems/heimr/creature/places.hpp"
#include "rules/systems/heimr/creature/states.hpp"
#include "rules/systems/heimr/movement/board.hpp"
#include "rules/systems/heimr/turns/hooks.hpp"
#include "rules/systems/heimr/turns/moments.hpp"

namespace ft::rules::heimr {

namespace {

/// The hardest crossing of the border decides which ability is rolled.
Key crossing_ability(const Ruleset& system, const World& world, SceneId scene, Cell from, Cell to, std::int64_t cr) {
  for (const Relation* border : borders_between(View::full(world), scene, from, to)) {
    const Key ability(static_cast<std::uint32_t>(border->data.get("crossing_ability"_k)));
    if (border->data.get("crossing_cr"_k) == cr && system.content().find(key::ability, ability)) return ability;
  }
  return "agility"_k;
}

/// Stays where it is and goes down when it fails. Source: HM-GRID-06.
bool gets_across(Resolution& r, CreatureId who, Cell from, Cell to) {
  const SceneId scene = r.world().creature(who).scene;
  const auto cr = crossing_cr(View::full(r.world()), scene, from, to);
  if (!cr) return true;
  const Key ability = crossing_ability(r.system(), r.world(), scene, from, to, *cr);
  Check roll{who, pool_of(r, who, ability), {}, "crossing_roll"_k, "HM-GRID-06"_k};
  roll.target.keep("cr"_k, *cr, "HM-GRID-06"_k);
  const HeldCheck checked = held_check(r, roll);
  if (checked.passed || checked.held) return checked.passed;
  log_line(r, "does_not_cross"_k, {{"who"_k, who}}, "HM-GRID-06"_k);
  Condition prone;
  prone.key = key::prone;
  gain(r, who, std::move(prone));
  return false;
}

/// The first to pass counts as 1 and frees it at the start of its next turn. Source: HM-GRID-05.
void count_at_limits(Resolution& r, CreatureId who, Cell from, Cell to) {
  const Creature& creature = r.world().creature(who);
  if (!creature.encounter) return;
  std::vector<Relation> limits;
  for (const Relation* border : borders_between(View::full(r.world()), creature.scene, from, to))
    if (border->data.get("limit"_k) > 0) limits.push_back(*border);
  for (Relation& border : limits) {
    const std::int64_t count = border.data.get("count"_k);
    if (count == 0) border.data.set("first_actor"_k, static_cast<std::int64_t>(who.value));
    border.data.set("count"_k, count + 1);
    r.emit(RelationChanged{std::move(border)});
  }
}

/// Guards end whose bearer is no longer where they began, or crossed what it guarded. Source: HM-GUARD-01, HM-GUARD-05.
void lapse_guards(Resolution& r, CreatureId moved) {
  const Creature& creature = r.world().creature(moved);
  unrelate_where(r, [&](const Relation& relation) {
    return relation.key == key::guards && relation.from == Ref(moved) &&
           relation.data.get("post"_k) != static_cast<std::int64_t>(pack(creature.place.cell));
  });
}

void step_over(Resolution& r, CreatureId who, Place there, Key manner) {
  const SceneId scene = r.world().creature(who).scene;
  const Place from = r.world().creature(who).place;
  leave_cluster(r, who);
  lose(r, who, key::climbing);
  r.emit(Moved{who, scene, from, there, manner});
  part_holds(r, who);
  lapse_guards(r, who);
  lose_cover(r, who);
}

}  // namespace

bool cross(Resolution& r, CreatureId who, Cell to, Key manner) {
  const SceneId scene = r.world().creature(who).scene;
  const Cell from = location(r.world(), who);
  if (may_cross(View::full(r.world()), who, to) && !may_cross(r.known(), who, to)) {  // unknown to all
    log_line(r, "stopped_at_border"_k, {{"who"_k, who}}, "HM-GRID-04"_k);
    return false;
  }
  if (hooks(r).intercepted_by(r, who, cell_ref(scene, from), cell_ref(scene, to))) return false;
  if (!gets_across(r, who, from, to)) return false;
  count_at_limits(r, who, from, to);
  step_over(r, who, arrival(r.world().scene(scene), r.world().creature(who).place, to), manner);
  moment(r, {"leaves_zone"_k, who, {}, from});
  if (location(r.world(), who) == to) moment(r, {"enters_zone"_k, who, {}, to});
  return location(r.world(), who) == to;
}

bool walk_over(Resolution& r, CreatureId who, Cell to, Key manner) {
  StepEffects effects(r, who);
  const bool goes_on = cross(r, who, to, manner) && !effects.end_walk(r, Footing::arrived);
  return goes_on && Actor(r.world(), who).able();
}

void carry_over(Resolution& r, CreatureId who, Place there) {
  count_at_limits(r, who, location(r.world(), who), there.cell);
  step_over(r, who, there, "dragged"_k);
}

}  // namespace ft::rules::heimr
