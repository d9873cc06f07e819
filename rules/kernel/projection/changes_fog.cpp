// Events by the map that they concern.
#include "rules/kernel/projection/changes_fog.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/senses.hpp"
#include "rules/kernel/projection/projector.hpp"

namespace ft::rules {

namespace {

/// Finds the scene whose map an event concerns, or null.
struct MapOf {
  const Ruleset& system;
  const State& before;

  [[nodiscard]] const Scene* map(SceneId id) const { return scene_in(before, id); }
  [[nodiscard]] const Scene* map(CreatureId id) const {
    const Creature* creature = creature_in(before, id);
    return creature ? map(creature->scene) : nullptr;
  }
  [[nodiscard]] const Scene* map(Ref owner) const {
    return owner.kind == Ref::Kind::scene ? map(SceneId{owner.id}) : map(owner.creature());
  }
  /// Conditions count that change sight.
  [[nodiscard]] const Scene* map(Ref on, Key condition) const {
    const ConditionSchema* declared = system.condition(condition);
    return declared && is_of_sight(*declared) ? map(on) : nullptr;
  }

  const Scene* operator()(const Moved& e) const { return map(e.scene); }
  const Scene* operator()(const CreatureAdded& e) const { return map(e.creature.scene); }
  const Scene* operator()(const CreatureRemoved& e) const { return map(e.creature); }
  const Scene* operator()(const CreatureEdited& e) const { return map(e.creature); }
  const Scene* operator()(const SceneEdited& e) const { return map(e.scene.id); }
  const Scene* operator()(const TerrainSet& e) const { return map(e.scene); }
  const Scene* operator()(const WallsSet& e) const { return map(e.scene); }
  const Scene* operator()(const WallsRemoved& e) const { return map(e.scene); }
  const Scene* operator()(const DoorSet& e) const { return map(e.scene); }
  const Scene* operator()(const AreaRevealed& e) const { return map(e.scene); }
  const Scene* operator()(const LightsSet& e) const { return map(e.scene); }
  const Scene* operator()(const LightsRemoved& e) const { return map(e.scene); }
  const Scene* operator()(const RegionsSet& e) const {
    const Scene* scene = map(e.scene);
    return scene && std::ranges::any_of(e.regions,
                                        [&](const Region& region) {
                                          return region.kind == Region::Kind::darkness || darkens(*scene, region.id);
                                        })
               ? scene
               : nullptr;
  }
  const Scene* operator()(const RegionsRemoved& e) const {
    const Scene* scene = map(e.scene);
    return scene && std::ranges::any_of(e.regions, [&](FixtureId id) { return darkens(*scene, id); }) ? scene : nullptr;
  }
  const Scene* operator()(const ConditionGained& e) const { return map(e.on, e.condition.key); }
  const Scene* operator()(const ConditionEnded& e) const { return map(e.on, e.key); }
  const Scene* operator()(const ConditionChanged& e) const {
    return e.on.kind == Ref::Kind::scene ? map(e.on) : map(e.on, e.condition.key);
  }
  const Scene* operator()(const NumberSet& e) const {
    if (e.owner.kind == Ref::Kind::cell) return map(SceneId{e.owner.within});
    return is_of_sight(e.key) ? map(e.owner) : nullptr;
  }
  const Scene* operator()(const ItemNumberSet& e) const { return is_of_sight(e.key) ? map(e.owner) : nullptr; }
  const Scene* operator()(const ItemGained& e) const { return counts(e.owner, &e.item) ? map(e.owner) : nullptr; }
  const Scene* operator()(const ItemMoved& e) const {
    if (!counts(e.to, &e.item) && !counts(e.from, item_in(before, e.from, e.item.id))) return nullptr;
    const Scene* to = map(e.to);
    return to && has_fog(*to) ? to : map(e.from);
  }
  const Scene* operator()(const ItemLost& e) const {
    return counts(e.owner, item_in(before, e.owner, e.item)) ? map(e.owner) : nullptr;
  }
  template <class E>
  const Scene* operator()(const E&) const {
    return nullptr;
  }

  /// Whether an item lies on a map, where creatures remember it, or burns.
  static bool counts(Ref owner, const Item* item) { return item && (owner.kind == Ref::Kind::scene || burns(*item)); }

  static bool darkens(const Scene& scene, FixtureId id) {
    const Region* region = scene.regions.find(id);
    return region && region->kind == Region::Kind::darkness;
  }
};

}  // namespace

bool changes_fog(const Ruleset& system, const State& before, const Event& event) {
  const Scene* scene = std::visit(MapOf{system, before}, event);
  const auto* edited_scene = std::get_if<SceneEdited>(&event);
  if (edited_scene && has_fog(edited_scene->scene)) return true;
  if (!scene || !has_fog(*scene)) return false;
  if (scene->vision_mode == VisionMode::vision) return true;
  if (const auto* moved = std::get_if<Moved>(&event)) {
    const Creature* mover = creature_in(before, moved->creature);
    return mover && crosses_fog(*scene, moved->from, moved->to, mover->size);
  }
  if (const auto* edited = std::get_if<CreatureEdited>(&event))
    return creature_in(before, edited->creature)->size != edited->size;
  return std::holds_alternative<SceneEdited>(event) || std::holds_alternative<WallsSet>(event) ||
         std::holds_alternative<WallsRemoved>(event) || std::holds_alternative<AreaRevealed>(event) ||
         std::holds_alternative<ConditionChanged>(event);
}

}  // namespace ft::rules
