// What one person may know of a world.
#include "rules/kernel/knowledge/view.hpp"

#include <optional>
#include <ranges>

#include "rules/kernel/knowledge/awareness.hpp"
#include "rules/kernel/knowledge/fog.hpp"
#include "rules/kernel/knowledge/remembered_map.hpp"
#include "rules/kernel/knowledge/sight.hpp"
#include "rules/kernel/knowledge/viewers.hpp"

namespace ft::rules {

namespace {
/// What a viewer sees of a scene; none: they do not know of it.
std::optional<Sight> sight_of(const Ruleset& system, const World& world, const Viewer& viewer, SceneId id) {
  const auto creatures =
      world.creatures() | std::views::transform([](const Creature* one) -> const Creature& { return *one; });
  const Scene* scene = knows_scene(world, viewer, id) ? world.find(id) : nullptr;
  return scene ? std::optional<Sight>(std::in_place, system, *scene, viewer, creatures) : std::nullopt;
}

/// sight: of the creature's scene. Creatures in unknown scenes, or under fog, are unknown.
bool aware(const std::optional<Sight>& sight, const AwarenessIndex& ties, const View& view, const Creature& creature) {
  return sight && sight->sees(creature) &&
         ties.aware(view.viewer(), creature, [&](CreatureId id) { return view.world().find(id); });
}
}  // namespace

bool View::knows(const Creature& creature) const {
  if (viewer_->is_gm() || viewer_->plays(creature.id)) return true;
  return aware(sight_of(*system_, *world_, *viewer_, creature.scene), {*system_, world_->relations()}, *this, creature);
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
  const std::optional<Sight> sight = sight_of(*system_, *world_, *viewer_, scene);
  std::erase_if(known, [&](const Creature* creature) {
    return !viewer_->plays(creature->id) && !aware(sight, ties, *this, *creature);
  });
  return known;
}

const Scene& View::map(SceneId id) const {
  const Scene& scene = world_->scene(id);
  if (viewer_->is_gm() || !has_fog(scene)) return scene;
  if (!known_ || known_->id != id) {
    known_ = remembered_map(scene, *viewer_).value_or(scene);
    known_->terrain = revealed_terrain(*known_, *viewer_);
  }
  return *known_;
}

}  // namespace ft::rules
