// One metre in the middle of anything, for Agility. Source: AU-MOVE-08, AU-AGI-02.
// Where several may lead before a melee attack. Source: AU-MOVE-09.
#include "rules/systems/aura/movement/agile_move.hpp"

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/step_effects.hpp"
#include "rules/systems/aura/movement/actions.hpp"
#include "rules/systems/aura/movement/displacing.hpp"
#include "rules/systems/aura/movement/path_cost.hpp"
#include "rules/systems/aura/movement/terrain.hpp"
#include "rules/systems/aura/turns/acting.hpp"

namespace ft::rules::aura {

namespace {

Verdict agile_move_refused(Resolution& r);
Verdict agile_move_unpaid(Resolution& r);
Effect lock_agile_move(Resolution& r, Execution&);
Cost cost_of_agile_move(Resolution&);

}  // namespace

const ActionDefinition agile_move{.kind = ActionDefinition::Kind::interrupt,
                                  .movement = true,
                                  .refused = agile_move_refused,
                                  .hopeless = agile_move_unpaid,
                                  .cost = cost_of_agile_move,
                                  .lock = lock_agile_move};

namespace {

/// While no cell is chosen: there has to be one.
Verdict may_go_anywhere(const Resolution& r) {
  const Creature& creature = r.world().creature(r.actor());
  const Scene* scene = r.world().find(creature.scene);
  const View known = r.known();
  Verdict barred = Refusal{"path_blocked"_k, {{"cell"_k, creature.place}}, {}};
  if (scene && creature.place.kind == Place::Kind::cell)
    for (const Cell to : neighbors(*scene, creature.place.cell))
      if (!(barred = agile_way_open(known, Actor(r, r.actor()), {to}))) return std::nullopt;
  return barred;
}

Verdict agile_move_unpaid(Resolution& r) {
  const bool covered = !Actor(r, r.actor()).encounter() || agile_credits(r.world(), r.actor()) > 0;
  if (Verdict no = r.unless(covered, {"no_agile_credit"_k, {}, {}})) return no;
  return least_refused(r, "to"_k, {.agility = 1});
}

Verdict agile_move_refused(Resolution& r) {
  const CreatureId who = r.actor();
  if (Verdict no = restraint_refused(r)) return no;
  if (Verdict no = posture_refused(r, key::standing)) return no;
  const Verdict barred =
      r.has("to"_k) ? agile_way_open(r.known(), Actor(r, who), {r.place("to"_k).cell}) : may_go_anywhere(r);
  if (Verdict no = r.unless(barred)) return no;
  return agile_move_unpaid(r);
}

Cost cost_of_agile_move(Resolution&) { return {.agility = 1}; }

/// A mover that runs into an unseen creature stays where it is, and has spent its Agility. Source: AU-ARB-11.
Effect lock_agile_move(Resolution& r, Execution&) {
  const CreatureId who = r.actor();
  const Cell to = r.place("to"_k).cell;
  if (Actor(r, who).encounter()) r.set(who, key::agileUsed, Actor(r, who).number(key::agileUsed) + 1);
  const auto barred = [who, to](const Resolution& at) {
    return agile_way_open(View::full(at.world()), Actor(at, who), {to}).has_value();
  };
  return {.moves = [who, to, barred, from_the_start = barred(r)](Resolution& inner) {
    if (from_the_start || barred(inner)) return stop_short(inner, who, to);
    const Actor actor(inner, who);
    const Scene& scene = inner.world().scene(actor.creature().scene);
    const StepCost pace = PathCost(actor, 0).step(scene, actor.creature().place.cell, to);
    StepEffects effects(inner, who);
    move_own(inner, who, to, pace.metres, "agile_move"_k);
    (void)effects.end_walk(inner, Footing::arrived);
  }};
}

}  // namespace

Verdict agile_way_open(const View& view, const Actor& mover, const Path& path) {
  if (Verdict barred = way_open(view, mover, path, {.halts = true})) return barred;
  const Creature& creature = mover.creature();
  Path touched = path;
  touched.insert(touched.begin(), creature.place.cell);
  for (const Cell cell : touched)
    if (ground_flag(view.map(creature.scene), creature, cell, "noAgileMove"_k))
      return Refusal{"terrain_forbids"_k, {{"cell"_k, Place::at(cell)}}, {}};
  return std::nullopt;
}

void require_approach(Resolution& r, const Path& path, std::int64_t earned) {
  const Actor actor(r, r.actor());
  const auto steps = static_cast<std::int64_t>(path.size());
  if (steps == 0) return;
  r.require(posture_refused(r, key::standing));
  r.require(agile_way_open(r.known(), actor, path));
  if (!actor.encounter()) return;
  const std::int64_t agility = actor.number(key::agility);
  r.require(agile_credits(r.world(), r.actor()) + earned >= steps, {"no_agile_credit"_k, {}, {}});
  r.require(!actor.has(key::slowed), {"agility_forbidden"_k, {{"who"_k, r.actor()}}, {}});
  r.require(agility >= steps, {"not_enough_agility"_k, {{"cost"_k, steps}, {"left"_k, agility}}, {}});
}

}  // namespace ft::rules::aura
