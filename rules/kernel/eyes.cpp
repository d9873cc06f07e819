#include "rules/kernel/eyes.hpp"

#include <algorithm>

namespace ft::rules {

namespace {

const Creature& as_one(const Creature& creature) { return creature; }
const Creature& as_one(const Creature* creature) { return *creature; }

template <class Creatures>
Viewer eyes_among(std::span<const SeatId> players, const Creatures& creatures) {
  Viewer viewer{Viewer::Role::player, players.front(), {}};
  for (const auto& each : creatures) {
    const Creature& one = as_one(each);
    if (std::find_first_of(one.seats.begin(), one.seats.end(), players.begin(), players.end()) != one.seats.end())
      viewer.creatures.push_back(one.id);
  }
  return viewer;
}

}  // namespace

Viewer eyes_of(std::span<const SeatId> players, const State& state) { return eyes_among(players, state.creatures); }

Viewer eyes_of(const World& world, const Creature& creature) {
  return creature.seats.empty() ? Viewer::gm() : eyes_among(creature.seats, world.creatures());
}

}  // namespace ft::rules
