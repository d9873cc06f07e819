// Where Agile Moves may lead, one or several before a melee attack. Source: AU-MOVE-08, AU-MOVE-09.
#include "rules/systems/aura/movement/approach.hpp"

#include "rules/systems/aura/movement/terrain.hpp"
#include "rules/systems/aura/turns/acting.hpp"

namespace ft::rules::aura {

Verdict agile_way_open(const View& view, const Actor& mover, const Path& path) {
  if (Verdict barred = way_open(view, mover, path, {.halts = true})) return barred;
  const Creature& creature = mover.creature();
  Path touched = path;
  touched.insert(touched.begin(), creature.place.cell);
  for (const Cell cell : touched)
    if (ground_flag(view.world().scene(creature.scene), creature, cell, "noAgileMove"_k))
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
