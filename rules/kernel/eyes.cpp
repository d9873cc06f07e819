#include "rules/kernel/eyes.hpp"

#include <algorithm>

namespace ft::rules {

Viewer eyes_of(const World& world, const Creature& creature) {
  if (creature.seats.empty()) return Viewer::gm();
  Viewer viewer{Viewer::Role::player, creature.seats.front(), {}};
  for (const Creature* one : world.creatures())
    if (std::find_first_of(one->seats.begin(), one->seats.end(), creature.seats.begin(), creature.seats.end()) !=
        one->seats.end())
      viewer.creatures.push_back(one->id);
  return viewer;
}

}  // namespace ft::rules
