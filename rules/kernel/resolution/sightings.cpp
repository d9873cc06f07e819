// What walkers come to perceive on their way.
#include "rules/kernel/resolution/sightings.hpp"

#include <algorithm>

#include "rules/kernel/names.hpp"
#include "rules/kernel/resolution/able_to_act.hpp"

namespace ft::rules {

namespace {

constexpr std::int64_t outside_encounters = 1, in_encounters_too = 2;  // values of stop_on_sighting

bool ends_walks(const Resolution& r, const Creature& walker) {
  const std::int64_t when = r.house_rule("stop_on_sighting"_k);
  return when == in_encounters_too || (when == outside_encounters && !walker.encounter);
}

/// The creature, where it is a player's and on a map with vision; else null.
const Creature* watching(const World& world, CreatureId id) {
  const Creature* creature = world.find(id);
  const Scene* scene = creature ? world.find(creature->scene) : nullptr;
  return scene && scene->vision_mode == VisionMode::vision && !creature->seats.empty() ? creature : nullptr;
}

}  // namespace

std::vector<CreatureId> sighted_by(const Ruleset& system, const World& world, CreatureId walker) {
  std::vector<CreatureId> sighted;
  const Creature* creature = watching(world, walker);
  if (!creature) return sighted;
  const Viewer alone{Viewer::Role::player, creature->seats.front(), {walker}};
  for (const Creature* one : View(system, world, alone).in_scene(creature->scene))
    if (one->side != creature->side) sighted.push_back(one->id);
  return sighted;
}

Sightings::Sightings(const Resolution& r, CreatureId walker) : walker_(walker) {
  const Creature* creature = watching(r.world(), walker);
  watches_ = creature && ends_walks(r, *creature);
  if (watches_) seen_ = sighted_by(r.system(), r.world(), walker);
}

bool Sightings::stop(Resolution& r) {
  if (!watches_) return false;
  std::vector<CreatureId> sighted = sighted_by(r.system(), r.world(), walker_);
  std::erase_if(sighted, [&](CreatureId one) { return std::ranges::find(seen_, one) != seen_.end(); });
  seen_.insert(seen_.end(), sighted.begin(), sighted.end());
  std::erase_if(sighted, [&](CreatureId one) { return is_incapacitated(r.system(), r.world().creature(one)); });
  for (const CreatureId one : sighted)
    log_line(r, "comes_into_sight"_k, {{"who"_k, walker_}, {"target"_k, one}}, {},
             {Audience::Kind::players_of, {walker_}});
  return !sighted.empty();
}

}  // namespace ft::rules
