// Sight, ghosts and memories at each look.
#include "rules/kernel/knowledge/moments.hpp"

#include <algorithm>
#include <ranges>

#include "rules/kernel/knowledge/remembered_map.hpp"
#include "rules/kernel/knowledge/sight_memory.hpp"

namespace ft::rules {

namespace {

template <class Things, class IdType>
auto thing_of(const Things& things, IdType id) {
  const auto at = std::ranges::lower_bound(things, id, {}, [](const auto& thing) { return thing.id; });
  return at != things.end() && at->id == id ? &*at : nullptr;
}

bool share_player(const std::vector<SeatId>& one, const std::vector<SeatId>& other) {
  return std::ranges::find_first_of(one, other) != one.end();
}

bool is_same_map(const Scene& one, const Scene& other) {
  return one.grid == other.grid && one.columns == other.columns && one.rows == other.rows;
}

bool perceives(const Ruleset& system, const Scene& scene, const SeenByOne& sees, const StandingCreature& other) {
  if (other.place.kind == Place::Kind::nowhere) return false;
  const Raster& where = is_invisible(system, *other.creature) ? sees.near : sees.clear;
  return where.contains_any(shown_by(scene, other.place, other.creature->size));
}

}  // namespace

void Moments::look(const Ruleset& system, const State& state) {
  const Scene* scene = thing_of(state.scenes, id_);
  if (!scene || scene->vision_mode != VisionMode::vision) return;
  if (map_ && !is_same_map(*map_, *scene)) *this = Moments(id_);
  watchers_.clear();
  watched_.clear();
  std::vector<StandingCreature> standing;
  for (const Creature& creature : state.creatures)
    if (creature.scene == id_) standing.push_back({&creature, creature.place});
  const auto has_player = [](const StandingCreature& one) { return !one.creature->seats.empty(); };
  if (std::ranges::any_of(standing, has_player)) {
    const Surroundings around(system, *scene, standing);
    const AwarenessIndex ties(system, state.relations);
    for (const StandingCreature& one : standing | std::views::filter(has_player)) {
      SeenByOne sees = around.seen_by(one);
      Raster& all = seen_[one.creature->id];
      all = all | sees.seen;
      watchers_.push_back({one.creature->id, one.creature->seats, std::move(sees.seen), sees.clear});
      for (const StandingCreature& other : standing)
        if (other.creature != one.creature && perceives(system, *scene, sees, other) &&
            ties.is_aware(*one.creature, *other.creature))
          meet(watchers_.back(), *other.creature);
    }
  }
  remember_map(state, *scene);
  map_ = *scene;
}

void Moments::meet(const Watcher& watcher, const Creature& of) {
  const Watching who{watcher.id, of.id};
  watched_.insert(who);
  met_.insert_or_assign(who, Ghost{who.first, of.id, of.place, of.size, of.facing, of.side, of.name, of.picture});
}

void Moments::look_at(const Creature& creature) {
  for (const Watcher& watcher : watchers_)
    if (watched_.contains({watcher.id, creature.id})) meet(watcher, creature);
}

/// What a creature and others of its players see now.
Raster Moments::seen_with(const State& state, CreatureId id) const {
  const Creature* creature = thing_of(state.creatures, id);
  Raster seen;
  for (const Watcher& watcher : watchers_)
    if (creature && (watcher.id == id || share_player(watcher.seats, creature->seats))) seen = seen | watcher.seen;
  return seen;
}

/// Creatures that explored some of the map remember, and all that have players: they may know what is revealed to all.
void Moments::remember_map(const State& state, const Scene& scene) {
  const Scene& before = map_ ? *map_ : scene;
  const bool is_same = before.walls == scene.walls && before.terrain == scene.terrain;
  if (is_same && memories_.empty() && scene.memories.empty()) return;
  std::map<CreatureId, Raster> explored = seen_;
  for (const Creature& creature : state.creatures)
    if (!creature.seats.empty()) explored.try_emplace(creature.id);
  Raster of_all;
  for (const RevealedArea& area : scene.revealed) {
    Raster& known = area.to ? explored[area.to] : of_all;
    known = known | area.samples;
  }
  for (const auto& [id, known] : explored) {
    const MapMemory* kept = memory_of(scene.memories, id);
    MapMemory& memory = memories_.try_emplace(id, kept ? *kept : MapMemory{id}).first->second;
    memory = remembered_after(memory, before, scene, {known | of_all, seen_with(state, id)});
  }
}

Events Moments::learned(const State& state) const {
  Events events;
  const Scene* scene = thing_of(state.scenes, id_);
  if (!scene || scene->vision_mode != VisionMode::vision) return events;
  add_explored(*scene, events);
  add_ghosts(state, *scene, events);
  add_memories(state, *scene, events);
  return events;
}

void Moments::add_explored(const Scene& scene, Events& to) const {
  for (auto [id, raster] : seen_) {
    const auto before = std::ranges::find(scene.revealed, id, &RevealedArea::to);
    if (before != scene.revealed.end()) raster = raster - before->samples;
    if (!raster.empty()) to.emplace_back(AreaRevealed{scene.id, {id, std::move(raster)}});
  }
}

void Moments::add_ghosts(const State& state, const Scene& scene, Events& to) const {
  for (const Ghost& ghost : scene.ghosts)
    if (is_past(state, ghost)) to.emplace_back(GhostCleared{scene.id, ghost.to, ghost.creature});
  for (const auto& [who, ghost] : met_)
    if (!is_past(state, ghost) && std::ranges::find(scene.ghosts, ghost) == scene.ghosts.end())
      to.emplace_back(GhostRecorded{scene.id, ghost});
}

/// Who is gone remembers nothing.
void Moments::add_memories(const State& state, const Scene& scene, Events& to) const {
  for (const auto& [id, remembered] : memories_) {
    const MapMemory memory = thing_of(state.creatures, id) ? remembered : MapMemory{id};
    const MapMemory* before = memory_of(scene.memories, id);
    if (before ? *before != memory : !memory.empty()) to.emplace_back(MapRemembered{scene.id, memory});
  }
}

/// Whether a creature, or another of its players', sees that one now, or where it is remembered without it.
bool Moments::is_past(const State& state, const Ghost& ghost) const {
  const Creature* to = thing_of(state.creatures, ghost.to);
  if (!to || met_since(state, ghost, *to)) return true;
  const std::vector<Sample>& shown = shown_by(*map_, ghost.place, ghost.size);
  return std::ranges::any_of(watchers_, [&](const Watcher& watcher) {
    if (watcher.id != to->id && !share_player(watcher.seats, to->seats)) return false;
    return watched_.contains({watcher.id, ghost.creature}) || watcher.clear.contains_any(shown);
  });
}

/// Whether another creature of its players saw that one at any moment: what it remembers itself is older.
bool Moments::met_since(const State& state, const Ghost& ghost, const Creature& to) const {
  return !met_.contains({to.id, ghost.creature}) && std::ranges::any_of(met_, [&](const auto& meeting) {
    const Creature* watcher = thing_of(state.creatures, meeting.first.first);
    return meeting.first.second == ghost.creature && watcher && share_player(watcher->seats, to.seats);
  });
}

}  // namespace ft::rules
