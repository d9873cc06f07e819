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

/// Whether a person knows of a scene: it is shown, one of their creatures stands there, or they are a GM. Source: sight 3.
[[nodiscard]] bool knows_scene(const State& state, const Viewer& viewer, SceneId scene);
[[nodiscard]] bool knows_scene(const World& world, const Viewer& viewer, SceneId scene);
/// Where a command takes place: its actor's scene; without an actor that of the encounter in its form, else the scene that it names,
/// else the one shown.
[[nodiscard]] SceneId scene_of(const World& world, const Command& command);

}  // namespace ft::rules
