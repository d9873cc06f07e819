// Distances in feet, clear paths, lines of sight, the rear arc. Source: VG-POS-01 to 03.
#pragma once

#include "rules/systems/vigor/creature/actor.hpp"

namespace ft::rules::vigor {

/// Feet on one square of this map. Source: G-01.
[[nodiscard]] std::int64_t feet_per_square(const Scene& scene);
/// The most feet to what is adjacent: the squares that touch, whatever their size. Source: VG-POS-01.
[[nodiscard]] std::int64_t adjacent_feet(const Scene& scene);
/// Feet between the nearest squares of the two; side by side, or on one square, is one square. Both are in one scene.
[[nodiscard]] std::int64_t feet_between(const World& world, CreatureId a, CreatureId b);
/// From a square of the one to a square of the other.
struct Line {
  Cell from, to;
};
/// Each pair of squares of the two, which are in one scene; none where they are not.
[[nodiscard]] std::vector<Line> lines_between(const World& world, CreatureId a, CreatureId b);
/// Whether some straight line between their squares, or from one's to a square, crosses nothing solid. Source: VG-POS-02.
[[nodiscard]] bool clear_path(const World& world, CreatureId a, CreatureId b);
[[nodiscard]] bool clear_path(const World& world, CreatureId from, Cell to);
/// Whether some straight line between their squares crosses nothing that blocks sight. Source: VG-ATK-06.
[[nodiscard]] bool line_of_sight(const World& world, CreatureId a, CreatureId b);
/// Whether `who` stands in the rear arc of `of`. Source: VG-POS-03.
[[nodiscard]] bool is_behind(const World& world, CreatureId who, CreatureId of);

}  // namespace ft::rules::vigor
