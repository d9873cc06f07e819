// What one person may know of a world.
#include "rules/kernel/view.hpp"

#include <algorithm>

namespace ft::rules {

bool View::knows(const Creature& creature) const {
  return viewer_->is_gm() || !creature.hidden || viewer_->plays(creature.id);
}

const Creature* View::find(CreatureId id) const {
  const Creature* creature = world_->find(id);
  return creature && knows(*creature) ? creature : nullptr;
}

std::vector<const Creature*> View::in_scene(SceneId scene) const {
  std::vector<const Creature*> known;
  for (const Creature* creature : world_->creatures())
    if (creature->scene == scene && creature->place.kind != Place::Kind::nowhere && knows(*creature))
      known.push_back(creature);
  return known;
}

}  // namespace ft::rules
