#include "rules/kernel/knowledge/viewers.hpp"

#include <algorithm>
#include <ranges>

namespace ft::rules {

namespace {

template <class Creatures>
Viewer viewer_among(std::span<const SeatId> players, Creatures&& creatures) {
  Viewer viewer{Viewer::Role::player, players.front(), {}};
  for (const Creature& one : creatures)
    if (std::find_first_of(one.seats.begin(), one.seats.end(), players.begin(), players.end()) != one.seats.end())
      viewer.creatures.push_back(one.id);
  return viewer;
}

}  // namespace

Viewer viewer_of_players(std::span<const SeatId> players, const State& state) {
  return viewer_among(players, state.creatures);
}

Viewer viewer_of_creature(const World& world, const Creature& creature) {
  if (creature.seats.empty()) return Viewer::gm();
  const auto one = [](const Creature* each) -> const Creature& { return *each; };
  return viewer_among(creature.seats, world.creatures() | std::views::transform(one));
}

}  // namespace ft::rules
