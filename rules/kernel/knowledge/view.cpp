// What one person may know of a world.
#include "rules/kernel/knowledge/view.hpp"

#include <optional>
#include <ranges>

#include "rules/kernel/knowledge/awareness.hpp"
#include "rules/kernel/knowledge/sight.hpp"

namespace ft::rules {

namespace {
/// What a viewer sees of the scene that is shown.
std::optional<Sight> sight_of_shown(const Ruleset& system, const World& world, const Viewer& viewer) {
  const auto creatures =
      world.creatures() | std::views::transform([](const Creature* one) -> const Creature& { return *one; });
  const Scene* scene = world.find(world.campaign().shown);
  return scene ? std::optional<Sight>(std::in_place, system, *scene, viewer, creatures) : std::nullopt;
}

/// Creatures outside the shown scene, or under its fog, are unknown.
bool aware(const std::optional<Sight>& sight, const AwarenessIndex& ties, const View& view, const Creature& creature) {
  return sight && sight->scene().id == creature.scene && sight->sees(creature) &&
         ties.aware(view.viewer(), creature, [&](CreatureId id) { return view.world().find(id); });
}
}  // namespace

bool View::knows(const Creature& creature) const {
  if (viewer_->is_gm() || viewer_->plays(creature.id)) return true;
  return creature.scene == world_->campaign().shown &&
         aware(sight_of_shown(*system_, *world_, *viewer_), {*system_, world_->relations()}, *this, creature);
}

const Creature* View::find(CreatureId id) const {
  const Creature* creature = world_->find(id);
  return creature && knows(*creature) ? creature : nullptr;
}

std::vector<const Creature*> View::in_scene(SceneId scene) const {
  std::vector<const Creature*> known;
  for (const Creature* creature : world_->creatures())
    if (creature->scene == scene && creature->place.kind != Place::Kind::nowhere) known.push_back(creature);
  if (viewer_->is_gm()) return known;
  const AwarenessIndex ties(*system_, world_->relations());
  const std::optional<Sight> sight = sight_of_shown(*system_, *world_, *viewer_);
  std::erase_if(known, [&](const Creature* creature) {
    return !viewer_->plays(creature->id) && !aware(sight, ties, *this, *creature);
  });
  return known;
}

}  // namespace ft::rules
