// Sight, ghosts and memories at each look.
#include "rules/kernel/knowledge/moments.hpp"

#include <algorithm>
#include <utility>

#include "rules/kernel/knowledge/remembered_map.hpp"
#include "rules/kernel/knowledge/sight_memory.hpp"
#include "rules/kernel/names.hpp"
#include "rules/kernel/state/scene_frame.hpp"

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

/// Every creature, with the others that share a player with it.
std::map<CreatureId, std::vector<CreatureId>> with_others_of_their_players(const State& state) {
  std::map<CreatureId, std::vector<CreatureId>> others;
  for (const Creature& one : state.creatures) {
    std::vector<CreatureId>& of_one = others[one.id];
    if (one.seats.empty()) continue;
    for (const Creature& other : state.creatures)
      if (other.id != one.id && share_player(other.seats, one.seats)) of_one.push_back(other.id);
  }
  return others;
}

bool is_same_map(const Scene& one, const Scene& other) {
  return one.grid == other.grid && one.columns == other.columns && one.rows == other.rows;
}

Ref of(const Ghost& ghost) { return ghost.item ? Ref(ghost.item) : Ref(ghost.creature); }

Ghost ghost_of(CreatureId to, const Creature& creature) {
  return {
      to, creature.id, creature.place, creature.size, creature.facing, creature.side, creature.name, creature.picture};
}

Ghost ghost_of(CreatureId to, const Item& item) {
  return {.to = to,
          .creature = {},
          .place = item.place,
          .side = {},
          .name = {},
          .picture = {},
          .item = item.id,
          .kind = item.kind};
}

/// The creature that openly has an item, or null.
const Creature* bearer_of(const State& state, ItemId id) {
  const auto bears = [id](const Creature& creature) {
    return std::ranges::any_of(creature.items,
                               [id](const Item& item) { return item.id == id && item.placement != "pack"_k; });
  };
  const auto at = std::ranges::find_if(state.creatures, bears);
  return at == state.creatures.end() ? nullptr : &*at;
}

/// Items that nothing conceals.
std::vector<const Item*> items_in_sight(const Ruleset& system, const Scene& scene) {
  std::vector<const Item*> items;
  for (const Item& item : scene.items)
    if (std::ranges::none_of(item.numbers.all(),
                             [&](const auto& number) { return number.second > 0 && system.conceals(number.first); }))
      items.push_back(&item);
  return items;
}

}  // namespace

void Moments::look(const Sights& now) {
  const State& state = now.state();
  const Scene* scene = thing_of(state.scenes, id_);
  if (!scene || scene->vision_mode != VisionMode::vision) return;
  if (map_ && !is_same_map(*map_, *scene)) *this = Moments(id_);
  const std::vector<Watcher> before = std::exchange(watchers_, {});
  const std::map<Ref, Ghost> looked = std::exchange(looks_, {});
  const SceneSight& sight = now.of(*scene);
  const AwarenessIndex ties(now.system(), state.relations);
  const std::vector<const Item*> items = items_in_sight(now.system(), *scene);
  for (std::size_t at = 0; at < sight.creatures().size(); ++at) {
    const Creature& one = *sight.creatures()[at].creature;
    if (one.seats.empty()) continue;
    const SeenByOne& sees = sight.seen_by(at);
    Raster& all = seen_[one.id];
    all = all | sees.seen;
    Watcher& watcher = watchers_.emplace_back(Watcher{one.id, one.seats, sees.seen, sees.clear, {}});
    const auto watch = [&](const auto& thing) {
      watcher.watches.emplace_back(thing.id);
      if (!looks_.contains(thing.id)) looks_.emplace(thing.id, ghost_of({}, thing));
    };
    for (std::size_t other = 0; other < sight.creatures().size(); ++other) {
      const Creature& met = *sight.creatures()[other].creature;
      if (other != at && sight.perceives(at, other) && ties.is_aware(one, met)) watch(met);
    }
    for (const Item* item : items)
      if (sees.clear.contains_any(shown_by(*scene, item->place, 1))) watch(*item);
    std::ranges::sort(watcher.watches);
  }
  lose(before, looked);
  remember_map(state, *scene);
  map_ = map_of(*scene);
}

void Moments::settle(const Scene& scene) {
  settle();
  lost_.clear();
  memories_.clear();
  for (const MapMemory& memory : scene.memories) memories_.emplace(memory.to, memory);
}

void Moments::lose(const std::vector<Watcher>& before, const std::map<Ref, Ghost>& looked) {
  for (const Watcher& watcher : before)
    for (const Ref what : watcher.watches) {
      if (is_watched({watcher.id, what})) continue;
      Ghost& ghost = lost_[{watcher.id, what}];
      ghost = looked.at(what);
      ghost.to = watcher.id;
    }
}

bool Moments::is_watched(const Watching& who) const {
  const auto at = std::ranges::lower_bound(watchers_, who.first, {}, &Watcher::id);
  return at != watchers_.end() && at->id == who.first && std::ranges::binary_search(at->watches, who.second);
}

void Moments::look_at(const Creature& creature) {
  if (const auto at = looks_.find(creature.id); at != looks_.end()) at->second = ghost_of({}, creature);
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
    if (is_same && memory.empty()) continue;
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
  const std::map<CreatureId, std::vector<CreatureId>> others = with_others_of_their_players(state);
  const auto is_borne_in_sight = [&](const Ghost& ghost, const std::vector<CreatureId>& watchers) {
    const Creature* bearer = bearer_of(state, ghost.item);
    const auto sees = [&](CreatureId id) { return is_watched({id, bearer->id}); };
    return bearer && (sees(ghost.to) || std::ranges::any_of(watchers, sees));
  };
  const auto is_over = [&](const Ghost& ghost) {
    const auto others_of_it = others.find(ghost.to);
    return others_of_it == others.end() || is_past(ghost, others_of_it->second) ||
           (ghost.item && is_borne_in_sight(ghost, others_of_it->second));
  };
  for (const Ghost& ghost : scene.ghosts)
    if (is_over(ghost)) to.emplace_back(GhostCleared{scene.id, ghost.to, ghost.creature, ghost.item});
  for (const auto& [who, ghost] : lost_)
    if (!is_over(ghost) && std::ranges::find(scene.ghosts, ghost) == scene.ghosts.end())
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

/// Whether a creature, or one of the others of its players, sees that one now, where it is remembered without it, or saw it at any
/// moment since: what the creature remembers itself is older.
bool Moments::is_past(const Ghost& ghost, const std::vector<CreatureId>& others) const {
  const auto is_one_of_them = [&](CreatureId id) {
    return id == ghost.to || std::ranges::find(others, id) != others.end();
  };
  const bool met_it = has_met({ghost.to, of(ghost)});
  if (!met_it && std::ranges::any_of(others, [&](CreatureId id) { return has_met({id, of(ghost)}); })) return true;
  const std::vector<Sample>& shown = shown_by(*map_, ghost.place, ghost.size);
  return std::ranges::any_of(watchers_, [&](const Watcher& watcher) {
    return is_one_of_them(watcher.id) &&
           (std::ranges::binary_search(watcher.watches, of(ghost)) || watcher.clear.contains_any(shown));
  });
}

}  // namespace ft::rules
