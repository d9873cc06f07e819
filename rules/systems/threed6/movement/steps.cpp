// The step of a maneuver, before or after what it does. Source: TD-TURN-08, TD-MAN-01, TD-POST-03.
#include "rules/systems/threed6/movement/steps.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/kernel/resolution/turning.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"
#include "rules/systems/threed6/turns/turns.hpp"

namespace ft::rules::threed6 {

namespace {

constexpr std::array grants_step{"aim"_k,      "all_out_defense"_k, "attack"_k, "concentrate"_k,
                                 "evaluate"_k, "feint"_k,           "ready"_k};

/// Source: TD-MAN-01.
void require_step_left(Resolution& r) {
  require_own_turn(r);
  const Actor actor(r.world(), r.actor());
  const bool granted = std::any_of(grants_step.begin(), grants_step.end(),
                                   [&](Key one) { return actor.number(key::maneuver) == one.hash; });
  r.require(granted && actor.number(key::step_used) == 0, {"E_NO_STEP"_k, {}, {}});
}

Key kneeling_changed(const Actor& actor) { return actor.posture() == key::standing ? key::kneeling : key::standing; }

void require_may_kneel(Resolution& r) {
  const Key posture = Actor(r.world(), r.actor()).posture();
  r.require(posture == key::standing || posture == key::kneeling, {"E_BAD_POSTURE"_k, {}, "TD-POST-03"_k});
}

}  // namespace

void step(Resolution& r) {
  require_step_left(r);
  const Path path = r.path("path"_k);
  const Actor actor(r.world(), r.actor());
  const std::int64_t half = half_of(move_sum(r.system(), actor).total());
  r.require(may_go(r.known(), actor, path, {actor.increases(key::dodge) ? half : step_yards(r), false}));
  r.set(r.actor(), key::step_used, 1);
  go(r, r.actor(), path);
  finish_turn(r, r.actor());
}

void kneel_step(Resolution& r) {
  require_step_left(r);
  r.require(!Actor(r.world(), r.actor()).increases(key::dodge), {"E_NO_STEP"_k, {}, "TD-POST-03"_k});
  require_may_kneel(r);
  r.set(r.actor(), key::step_used, 1);
  set_posture(r, r.actor(), kneeling_changed(Actor(r.world(), r.actor())));
  finish_turn(r, r.actor());
}

Cell require_step(Resolution& r, std::int64_t yards) {
  const Actor actor(r.world(), r.actor());
  const Cell here = actor.creature().place.cell;
  const bool kneels = says_yes(r, "kneel"_k);
  if (kneels) require_may_kneel(r);
  if (!r.has("path"_k)) return here;
  r.require(!kneels && yards > 0, {"E_NO_STEP"_k, {}, {}});
  const Path path = r.path("path"_k);
  r.require(may_go(r.known(), actor, path, {yards, false}));
  return says_yes(r, "step_after"_k) ? here : path.back();
}

void take_step(Resolution& r, Moment moment) {
  const bool after = says_yes(r, "step_after"_k);
  if (after != (moment == Moment::after) || !Actor(r.world(), r.actor()).free_to_act()) return;
  const bool kneels = says_yes(r, "kneel"_k);
  if (!kneels && !r.has("path"_k)) return;
  r.set(r.actor(), key::step_used, 1);
  if (kneels) return set_posture(r, r.actor(), kneeling_changed(Actor(r.world(), r.actor())));
  go(r, r.actor(), r.path("path"_k));
  face_target(r);
}

bool steps_first(Resolution& r, const Recheck& check) {
  take_step(r, Moment::before);
  const Actor now(r.world(), r.actor());
  const Cell here = now.creature().place.cell;
  const bool possible =
      now.free_to_act() && !r.why_not([&](Resolution& again) { return check ? check(again, here) : void(); });
  if (!possible) log_line(r, "maneuver_lost"_k, {{"who"_k, r.actor()}}, "TD-WAIT-02"_k);
  return possible;
}

void face_target(Resolution& r) {
  const Value* named = find(r.command().form, "target"_k);
  if (!named || !r.has("path"_k) || !Actor(r.world(), r.actor()).free_to_act()) return;
  const Creature* target = r.known().find(named->as<Ref>()->creature());  // null: hidden meanwhile
  const Creature& creature = r.world().creature(r.actor());
  const Scene& scene = r.world().scene(creature.scene);
  const bool has_directions = scene.grid != Scene::Grid::zones;
  if (!target || !has_directions || target->scene != creature.scene || target->place.kind != Place::Kind::cell) return;
  (void)set_facing(r, creature.id, facing_toward(scene, creature, *target));
}

std::int64_t step_yards(Resolution& r) { return step_of(move_sum(r.system(), Actor(r.world(), r.actor())).total()); }

}  // namespace ft::rules::threed6
