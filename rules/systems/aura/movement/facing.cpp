// Turning on the spot, tracking, and being hidden from those who look. Source: AU-FACE-01 to 07.
#include "rules/systems/aura/movement/facing.hpp"

#include <algorithm>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/resolution/turning.hpp"
#include "rules/systems/aura/creature/pools.hpp"
#include "rules/systems/aura/movement/actions.hpp"
#include "rules/systems/aura/movement/terrain.hpp"

namespace ft::rules::aura {

namespace {

void check_turn(Resolution& r);
Effect lock_turn(Resolution&, Execution&);
void check_track(Resolution& r);
Effect lock_track(Resolution& r, Execution&);

}  // namespace

const ActionDefinition turn{.kind = ActionDefinition::Kind::free, .check = check_turn, .lock = lock_turn};
const ActionDefinition track{.kind = ActionDefinition::Kind::free, .check = check_track, .lock = lock_track};

namespace {

/// On its own only while no action is in progress; within an action it is part of it, or the content of a challenge.
/// Source: AU-FACE-05.
void check_turn(Resolution& r) {
  const bool by_itself = r.events().empty();
  r.require(!by_itself || !action_in_progress(r.world(), Actor(r, r.actor()).creature().encounter),
            {"turn_needs_opening"_k, {{"who"_k, r.actor()}}, {}});
  (void)r.number("degrees"_k);
}

Effect lock_turn(Resolution&, Execution&) {
  return {.happens = [](Resolution& inner) { face_as_said(inner); }};
}

/// The target is a creature the actor knows of, or none, which ends tracking.
void check_track(Resolution& r) {
  if (!r.has("target"_k)) return;
  const CreatureId target = r.creature("target"_k);
  r.require(target != r.actor(), {"invalid_target"_k, {{"target"_k, target}}, {}});
  r.require(Actor(r, r.actor()).aware_of(target), {"not_aware"_k, {{"who"_k, r.actor()}, {"target"_k, target}}, {}});
}

Effect lock_track(Resolution& r, Execution&) {
  const CreatureId target = r.has("target"_k) ? r.creature("target"_k) : CreatureId{};
  return {.happens = [who = r.actor(), target](Resolution& inner) {
    unrelate(inner, key::tracks, who, {});
    if (target) relate(inner, key::tracks, who, target);
    const Params params = target ? Params{{"who"_k, who}, {"target"_k, target}} : Params{{"who"_k, who}};
    log_line(inner, target ? "tracks_line"_k : "tracks_nobody"_k, params, "AU-FACE-06"_k);
  }};
}

}  // namespace

void face(Resolution& r, CreatureId who, std::int64_t degrees) {
  if (turn_toward(r, who, degrees)) end_hiding(r, who);
}

void face_as_said(Resolution& r) {
  const bool able = r.world().find(r.actor()) && Actor(r, r.actor()).conscious();
  if (able && r.has("degrees"_k)) face(r, r.actor(), r.number("degrees"_k));
}

void turn_trackers(Resolution& r, EncounterId encounter) {
  if (!find_relation(r.world(), key::tracks, {}, {}) || action_in_progress(r.world(), encounter)) return;
  for (const CreatureId who : by_join_index(r.world(), encounter)) {
    const Relation* tie = find_relation(r.world(), key::tracks, who, {});
    if (!tie) continue;
    const CreatureId tracked = tie->to.creature();
    const Creature* other = r.world().find(tracked);
    const Actor actor(r, who);
    if (!other || other->scene != actor.creature().scene || !actor.conscious() || !actor.aware_of(tracked)) continue;
    face(r, who, facing_toward(r.world().scene(other->scene), actor.creature(), *other));
  }
}

// Source: AU-GRID-05.
bool in_sight(const Scene& scene, const Creature& a, const Creature& b) {
  if (a.size == 1 && b.size == 1) return has_line_of_sight(scene, a.place.cell, b.place.cell);
  for (const Cell from : footprint(scene, a.place.cell, a.size))
    for (const Cell to : footprint(scene, b.place.cell, b.size))
      if (has_line_of_sight(scene, from, to)) return true;
  return false;
}

bool in_plain_sight(const World& world, CreatureId observer, CreatureId other) {
  const Creature &eyes = world.creature(observer), &seen = world.creature(other);
  const Scene* scene = world.find(eyes.scene);
  if (!scene || seen.scene != scene->id || seen.place.kind != Place::Kind::cell) return false;
  const bool covered = ground_flag(*scene, seen, seen.place.cell, "cover"_k);
  return !covered && in_front_arc(*scene, eyes, seen) && in_sight(*scene, eyes, seen);
}

void end_hiding(Resolution& r, CreatureId moved) {
  std::vector<Relation> ended;
  for (const Relation& tie : r.world().relations()) {
    const CreatureId hider = tie.from.creature(), observer = tie.to.creature();
    if (tie.key != key::hidden_from || (hider != moved && observer != moved)) continue;
    if (r.world().find(hider) && r.world().find(observer) && in_plain_sight(r.world(), observer, hider))
      ended.push_back(tie);
  }
  for (const Relation& tie : ended) {
    unrelate(r, key::hidden_from, tie.from, tie.to);
    log_line(r, "is_seen"_k, {{"who"_k, tie.from}, {"target"_k, tie.to}}, "AU-FACE-07"_k);
  }
}

}  // namespace ft::rules::aura
