// The overlay of an open run: pointers into the base, and copies of what the run changed.
#include "rules/kernel/state/world.hpp"

#include <algorithm>

#include "rules/kernel/values/assert.hpp"

namespace ft::rules {

namespace {

/// The first whose id is not smaller. Halves without branches: procedures read hundreds of creatures for one command.
template <class Pointers, class IdType>
auto place_of(Pointers& things, IdType id) {
  auto first = things.begin();
  for (std::size_t left = things.size(); left > 0;) {
    const std::size_t half = (left + 1) / 2;
    first += first[static_cast<std::ptrdiff_t>(half) - 1]->id < id ? static_cast<std::ptrdiff_t>(half) : 0;
    left -= half;
  }
  return first;
}

template <class Thing, class IdType>
const Thing* find_in(const std::vector<const Thing*>& things, IdType id) {
  const auto at = place_of(things, id);
  return at != things.end() && (*at)->id == id ? *at : nullptr;
}

/// A copy that may be written; made at the first write. Debug builds move it at each write, so that a reference kept
/// across emit is found by the sanitizers.
template <class Thing, class IdType>
Thing& editable(std::vector<const Thing*>& things, std::vector<std::unique_ptr<Thing>>& copies, IdType id) {
  const auto at = place_of(things, id);
  FT_ASSERT(at != things.end() && (*at)->id == id, "an event names something that is not there");
  const auto copy = std::find_if(copies.begin(), copies.end(), [&](const auto& c) { return c.get() == *at; });
  if (copy == copies.end()) {
    copies.push_back(std::make_unique<Thing>(**at));
    *at = copies.back().get();
    return *copies.back();
  }
#ifndef NDEBUG
  *copy = std::make_unique<Thing>(std::move(**copy));
  *at = copy->get();
#endif
  return **copy;
}

template <class Thing>
void add_to(std::vector<const Thing*>& things, std::vector<std::unique_ptr<Thing>>& copies, Thing thing) {
  const auto at = place_of(things, thing.id);
  FT_ASSERT(at == things.end() || (*at)->id != thing.id, "an event adds something whose id is taken");
  copies.push_back(std::make_unique<Thing>(std::move(thing)));
  things.insert(at, copies.back().get());
}

template <class Thing, class IdType>
void remove_from(std::vector<const Thing*>& things, IdType id) {
  std::erase_if(things, [&](const Thing* thing) { return thing->id == id; });
}

template <class Thing>
std::vector<const Thing*> pointers_to(const std::vector<Thing>& things) {
  std::vector<const Thing*> pointers(things.size());
  std::ranges::transform(things, pointers.begin(), [](const Thing& thing) { return &thing; });
  return pointers;
}

}  // namespace

World::World(const State& base)
    : base_(&base),
      creatures_(pointers_to(base.creatures)),
      scenes_(pointers_to(base.scenes)),
      encounters_(pointers_to(base.encounters)) {}

const Creature* World::find(CreatureId id) const { return find_in(creatures_, id); }
const Scene* World::find(SceneId id) const { return find_in(scenes_, id); }
const Encounter* World::find(EncounterId id) const { return find_in(encounters_, id); }

const Creature& World::creature(CreatureId id) const {
  const Creature* found = find(id);
  FT_ASSERT(found, "a creature that is not there: check with find first");
  return *found;
}

const Scene& World::scene(SceneId id) const {
  const Scene* found = find(id);
  FT_ASSERT(found, "a scene that is not there: check with find first");
  return *found;
}

const Encounter& World::encounter(EncounterId id) const {
  const Encounter* found = find(id);
  FT_ASSERT(found, "an encounter that is not there: check with find first");
  return *found;
}

void World::apply(const Event& event) { fold(*this, event); }

Creature& World::edit_creature(CreatureId id) { return editable(creatures_, creature_copies_, id); }
Scene& World::edit_scene(SceneId id) { return editable(scenes_, scene_copies_, id); }
Encounter& World::edit_encounter(EncounterId id) { return editable(encounters_, encounter_copies_, id); }

Campaign& World::edit_campaign() {
  if (!campaign_copy_) campaign_copy_ = std::make_unique<Campaign>(base_->campaign);
  return *campaign_copy_;
}

std::vector<Relation>& World::edit_relations() {
  if (!relations_copy_) relations_copy_ = std::make_unique<std::vector<Relation>>(base_->relations);
#ifndef NDEBUG
  relations_copy_ = std::make_unique<std::vector<Relation>>(*relations_copy_);
#endif
  return *relations_copy_;
}

void World::add(Creature creature) { add_to(creatures_, creature_copies_, std::move(creature)); }
void World::add(Scene scene) { add_to(scenes_, scene_copies_, std::move(scene)); }
void World::add(Encounter encounter) { add_to(encounters_, encounter_copies_, std::move(encounter)); }
void World::remove(CreatureId id) { remove_from(creatures_, id); }
void World::remove(SceneId id) { remove_from(scenes_, id); }
void World::remove(EncounterId id) { remove_from(encounters_, id); }

}  // namespace ft::rules
