// Large maps with vision, and creatures with players on them: always the same.
#pragma once

#include <random>

#include "rules/kernel/state/state.hpp"

namespace ft::bench {

/// Random numbers that are the same in each run.
class Chance {
 public:
  std::int32_t below(std::int32_t end) {
    return static_cast<std::int32_t>(random_() % static_cast<std::uint32_t>(end));
  }

 private:
  std::mt19937 random_{1};
};

/// Walls of a dungeon of rooms of 6 x 6 squares, each wall in two parts with a gap of a square between for an open door.
[[nodiscard]] std::vector<rules::Line> dungeon(std::int64_t walls);
/// Lone walls up to two squares long on an open field of 100 x 100 squares.
[[nodiscard]] std::vector<rules::Line> field(std::int64_t walls);
using Lines = std::vector<rules::Line> (*)(std::int64_t);

/// A map of 100 x 100 squares with vision and 100 creatures, the first 20 of them with a player each.
[[nodiscard]] rules::State crowd(const std::vector<rules::Line>& lines, std::int32_t darkness);

/// The cell beside the creature's in a direction left to chance, on the map of `crowd`.
[[nodiscard]] rules::Cell next_cell(const rules::Scene& scene, const rules::Creature& mover, Chance& chance);

}  // namespace ft::bench
