// What one person may know of a world.
#include "rules/kernel/knowledge/view.hpp"

#include <ranges>

#include "rules/kernel/knowledge/awareness.hpp"
#include "rules/kernel/knowledge/sight.hpp"

namespace ft::rules {

namespace {
/// Creatures outside the shown scene, or under its fog, are unknown.
bool aware(const AwarenessIndex& ties, const View& view, const Creature& creature) {
  const Scene* scene = creature.scene == view.world().campaign().shown ? view.world().find(creature.scene) : nullptr;
  const auto creatures =
      view.world().creatures() | std::views::transform([](const Creature* one) -> const Creature& { return *one; });
  return scene && Sight(*scene, view.viewer(), creatures).sees(creature.place, creature.size) &&
         ties.aware(view.viewer(), creature, [&](CreatureId id) { return view.world().find(id); });
}
}  // namespace

bool View::knows(const Creature& creature) const {
  return viewer_->is_gm() || viewer_->plays(creature.id) || aware({*system_, world_->relations()}, *this, creature);
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
  std::erase_if(
      known, [&](const Creature* creature) { return !viewer_->plays(creature->id) && !aware(ties, *this, *creature); });
  return known;
}

}  // namespace ft::rules
