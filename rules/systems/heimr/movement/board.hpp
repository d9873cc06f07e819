// Locations, borders and their barriers, distances in turns, heights. Source: heimr.md 3.3, 3.18.
#pragma once

#include <optional>

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// The CR of crossing that border as far as the viewer knows it, the highest where it has several, or none.
/// Source: HM-GRID-06.
[[nodiscard]] std::optional<std::int64_t> crossing_cr(const View& view, SceneId scene, Cell a, Cell b);
/// Whether `who` may cross from where it stands, as far as barriers, limits and heights go: E_NO_BORDER, E_NOT_ADJACENT,
/// E_BARRIER, E_LIMIT, E_HEIGHT. Source: HM-GRID-02 to 07, HM-HGT-02.
[[nodiscard]] Verdict may_cross(const View& view, CreatureId who, Cell to);
/// From any location, for a creature at that height: for looking ahead.
[[nodiscard]] Verdict may_cross(const View& view, CreatureId who, Place from, Cell to);
/// Turns to get from one location to another: steps and climbs, round the structures the viewer knows. Source: HM-ATK-06,
/// G-29.
[[nodiscard]] std::int64_t distance(const View& view, SceneId scene, Place from, Place to);

/// Lowest and highest level of a location; the same where there is one level. Source: 2.3.
struct Levels {
  std::int64_t lowest = 0, highest = 0;
};
[[nodiscard]] Levels levels_of(const Scene& scene, Cell cell);
/// Where a creature from there arrives: on the nearer level; over the top of a wall as high as it was.
[[nodiscard]] Place arrival(const Scene& scene, Place from, Cell to);
/// The level on which a creature from that height arrives: the nearer one.
[[nodiscard]] std::int64_t arrival_level(const Scene& scene, Cell cell, std::int64_t from);

}  // namespace ft::rules::heimr
