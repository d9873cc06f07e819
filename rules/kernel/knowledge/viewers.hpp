// Viewers made from players and the creatures they play.
#pragma once

#include <span>

#include "rules/kernel/state/world.hpp"
#include "rules/kernel/values/command.hpp"

namespace ft::rules {

/// A viewer with the seat of the first player by name and the creatures of all, by id. players: at least one.
[[nodiscard]] Viewer viewer_of_players(std::span<const SeatId> players, const State& state);
/// The viewer who controls `creature`: its players, or the GM if it has none (law R6).
[[nodiscard]] Viewer viewer_of_creature(const World& world, const Creature& creature);

}  // namespace ft::rules
