#include "rules/kernel/knowledge/viewers.hpp"

#include <algorithm>
#include <ranges>

#include "rules/kernel/names.hpp"

namespace ft::rules {

namespace {

template <class Creatures>
Viewer viewer_among(std::span<const SeatId> players, const Campaign& campaign, Creatures&& creatures) {
  Viewer viewer{.seat = players.front(), .creatures = {}};
  std::vector<Key> sides;
  for (const Creature& one : creatures)
    if (std::find_first_of(one.seats.begin(), one.seats.end(), players.begin(), players.end()) != one.seats.end()) {
      viewer.creatures.push_back(one.id);
      sides.push_back(one.side);
    }
  if (campaign.house_rules.get("shared_vision"_k) == 0) return viewer;
  for (const Creature& one : creatures)
    if (!one.seats.empty() && std::ranges::find(sides, one.side) != sides.end() && !viewer.plays(one.id))
      viewer.allies.push_back(one.id);
  return viewer;
}

/// find: the creature of an id, or null.
template <class Find>
bool knows_scene(const Campaign& campaign, const Viewer& viewer, SceneId scene, const Find& find) {
  if (viewer.is_gm() || scene == campaign.shown) return true;
  return std::ranges::any_of(viewer.creatures, [&](CreatureId id) {
    const Creature* own = find(id);
    return own && own->scene == scene && own->place.kind != Place::Kind::nowhere;
  });
}

}  // namespace

bool knows_scene(const State& state, const Viewer& viewer, SceneId scene) {
  return knows_scene(state.campaign, viewer, scene, [&](CreatureId id) {
    const auto at = std::ranges::lower_bound(state.creatures, id, {}, &Creature::id);
    return at != state.creatures.end() && at->id == id ? &*at : nullptr;
  });
}

bool knows_scene(const World& world, const Viewer& viewer, SceneId scene) {
  return knows_scene(world.campaign(), viewer, scene, [&](CreatureId id) { return world.find(id); });
}

SceneId scene_of(const World& world, const Command& command) {
  if (const Creature* actor = command.actor ? world.find(command.actor) : nullptr) return actor->scene;
  const Value* named = find(command.form, "encounter"_k);
  const Ref* ref = named ? named->as<Ref>() : nullptr;
  const bool in_encounter = ref && ref->kind == Ref::Kind::encounter;
  if (const Encounter* encounter = in_encounter ? world.find(EncounterId{ref->id}) : nullptr) return encounter->scene;
  return command.scene ? command.scene : world.campaign().shown;
}

Viewer viewer_of_players(std::span<const SeatId> players, const State& state) {
  return viewer_among(players, state.campaign, state.creatures);
}

Viewer viewer_of_creature(const World& world, const Creature& creature) {
  if (creature.seats.empty()) return Viewer::gm();
  const auto one = [](const Creature* each) -> const Creature& { return *each; };
  return viewer_among(creature.seats, world.campaign(), world.creatures() | std::views::transform(one));
}

}  // namespace ft::rules
