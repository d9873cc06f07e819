// The Push that a Sprint may end with. Source: AU-CM-12.
#include <algorithm>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/aura/combat/manoeuvres.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/creature/form.hpp"
#include "rules/systems/aura/movement/facing.hpp"
#include "rules/systems/aura/movement/run.hpp"
#include "rules/systems/aura/movement/terrain.hpp"
#include "rules/systems/aura/turns/reply.hpp"

namespace ft::rules::aura {

namespace {

void require_pushable(Resolution& r, CreatureId target);
void require_run_up(Resolution& r, CreatureId target, const Path& path);
void push_at_the_end(Resolution& r, Execution& course, const WalkResult& walked);

}  // namespace

const SprintEnd sprint_push{require_pushable, require_run_up, push_at_the_end};

namespace {

constexpr std::int64_t push_run_up_m = 3;

void require_pushable(Resolution& r, CreatureId target) {
  const Actor pusher(r, r.actor()), other(r, target);
  r.require(pusher.aware_of(target), {"not_aware"_k, {{"who"_k, r.actor()}, {"target"_k, target}}, {}});
  const bool there =
      target != r.actor() && other.alive() && other.creature().scene == pusher.creature().scene && other.on_map();
  r.require(there, {"invalid_target"_k, {{"target"_k, target}}, {}});
  r.require(!pusher.has(key::restraining), {"restraining"_k, {{"who"_k, r.actor()}}, {}});
  r.require(other.size() <= pusher.size(), {"target_too_large"_k, {{"target"_k, target}, {"who"_k, r.actor()}}, {}});
}

void require_run_up(Resolution& r, CreatureId target, const Path& path) {
  const Actor pusher(r, r.actor());
  const Creature& other = r.world().creature(target);
  const Scene& scene = r.world().scene(other.scene);
  const std::int64_t apart = cell_distance(scene, pusher.creature(), other);
  const std::int64_t run_up = std::min<std::int64_t>(apart, static_cast<std::int64_t>(path.size()));
  r.require(run_up >= push_run_up_m,
            {"sprint_required"_k, {{"least"_k, push_run_up_m}, {"distance"_k, run_up}}, "AU-CM-12"_k});
  const std::int64_t left = distance_from(scene, pusher.creature(), path.back(), other), reach = pusher.reach(nullptr);
  r.require(left <= reach, {"out_of_reach"_k,
                            {{"target"_k, target}, {"distance"_k, left}, {"weapon"_k, "unarmed"_k}, {"most"_k, reach}},
                            {}});
}

/// Up to 3 m, at no further cost.
void push_once(Resolution& r, CreatureId pusher, CreatureId target) {
  remove(r, pusher, key::defending);  // AU-DEFD-03
  const Effect effect = manoeuvre(r, {.kind = AttackType::push, .by = pusher, .on = target, .push_m = 3});
  effect.exposes(r);
  if (effect.pushes) effect.pushes(r);
  effect.happens(r);
  give_right_of_reply(r, target, pusher);
}

/// Pushes at the end of what was left of the way after interrupts, if the target is still there. Source: AU-CM-12.
void push_at_the_end(Resolution& r, Execution& course, const WalkResult& walked) {
  const CreatureId who = r.actor(), target = form_creature(r.command(), "push"_k);
  if (!walked.whole || walked.metres < push_run_up_m || !target || !Actor(r, who).conscious()) return;
  if (r.why_not([&](Resolution& again) { require_pushable(again, target); })) return;
  const Creature &self = r.world().creature(who), &other = r.world().creature(target);
  const Scene& scene = r.world().scene(self.scene);
  if (cell_distance(scene, self, other) > Actor(r, who).reach(nullptr)) return;
  if (!in_front_arc(scene, self, other)) face(r, who, facing_toward(scene, self, other));
  course.reserved().spend_energy(r, r.house_rule("sprint_push_cost"_k));
  push_once(r, who, target);
}

}  // namespace

}  // namespace ft::rules::aura
