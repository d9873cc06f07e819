// Through whose eyes somebody looks: what people play.
#pragma once

#include <span>

#include "rules/kernel/command.hpp"
#include "rules/kernel/world.hpp"

namespace ft::rules {

/// The eyes of players, of the first of them by name: with all that any of them plays, by id. There is at least one.
[[nodiscard]] Viewer eyes_of(std::span<const SeatId> players, const State& state);
/// Those of whoever acts with that creature and answers another's command (law R6): the people who play it, or the GM.
[[nodiscard]] Viewer eyes_of(const World& world, const Creature& creature);

}  // namespace ft::rules
