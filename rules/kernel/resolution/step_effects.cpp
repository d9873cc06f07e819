// Regions that walkers enter.
#include "rules/kernel/resolution/step_effects.hpp"

#include <algorithm>

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/maps/regions.hpp"
#include "rules/kernel/movement/find_free_place.hpp"
#include "rules/kernel/names.hpp"

namespace ft::rules {

namespace {

std::vector<FixtureId> regions_about(const World& world, CreatureId id) {
  const Creature* creature = world.find(id);
  const Scene* scene = creature ? world.find(creature->scene) : nullptr;
  if (!scene) return {};
  Place place = creature->place;
  place.shift = {};  // who moves inside its cell comes into nothing new
  return regions_at(*scene, place, creature->size);
}

bool stops_walkers(const Region& region) {
  return region.kind == Region::Kind::stop || region.kind == Region::Kind::trap || region.kind == Region::Kind::damage;
}

/// Whether the walker was taken to where the region leads.
bool takes_through(Resolution& r, CreatureId id, const Region& passage) {
  const Creature& walker = r.world().creature(id);
  const Scene* to = r.world().find(passage.to_scene ? passage.to_scene : walker.scene);
  const Region* region = to ? to->regions.find(passage.to_region) : nullptr;
  if (passage.kind != Region::Kind::passage || !region) return false;
  const Place place = find_free_place(View::full(r.world()), *to, middle_of(*to, *region), walker.size);
  r.emit(Moved{id, to->id, walker.place, place, {}});
  return true;
}

}  // namespace

StepEffects::StepEffects(const Resolution& r, CreatureId walker)
    : walker_(walker), sightings_(r, walker), inside_(regions_about(r.world(), walker)) {}

std::vector<Region> StepEffects::entered(const Resolution& r, Footing footing) {
  std::vector<FixtureId> inside = regions_about(r.world(), walker_);
  std::vector<Region> entered;
  if (!inside.empty()) {
    const SceneRegions& regions = r.world().scene(r.world().creature(walker_).scene).regions;
    for (const FixtureId id : inside)
      if (std::ranges::find(inside_, id) == inside_.end()) entered.push_back(*regions.find(id));
  }
  if (footing == Footing::passing) {  // what it cannot end in counts as entered at the next step
    const auto waits = [](const Region& region) { return stops_walkers(region); };
    for (const Region& region : entered)
      if (waits(region)) std::erase(inside, region.id);
    std::erase_if(entered, waits);
  }
  inside_ = std::move(inside);
  return entered;
}

bool StepEffects::end_walk(Resolution& r, Footing footing) {
  const std::vector<Region> regions = entered(r, footing);
  for (const Region& region : regions)
    if (region.kind != Region::Kind::stop && region.kind != Region::Kind::darkness)
      log_line(r, "enters_region"_k, {{"who"_k, walker_}, {"region"_k, region.name}}, {}, {Audience::Kind::gm, {}});
  for (const Region& region : regions)
    if (takes_through(r, walker_, region)) return true;
  for (const Region& region : regions)
    if (region.kind == Region::Kind::damage && region.dice + region.damage > 0)
      r.system().take_damage(r, walker_, {region.dice, region.sides, region.damage});
  if (footing != Footing::standing) return false;
  const bool ends = std::ranges::any_of(regions, stops_walkers);
  if (ends) log_line(r, "stops_here"_k, {{"who"_k, walker_}}, {}, {Audience::Kind::players_of, {walker_}});
  return sightings_.stop(r) || ends;
}

}  // namespace ft::rules
