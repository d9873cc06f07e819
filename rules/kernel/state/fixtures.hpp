// What a map is built of: walls, and the doors in them. Source: sight 1.
#pragma once

#include <algorithm>

#include "rules/kernel/lattice/rotated_line.hpp"
#include "rules/kernel/values/ids.hpp"

namespace ft::rules {

/// A straight wall, window or door. line: between two different points.
struct Wall {
  /// secret: a door that players take for a plain wall until it is open.
  enum class Door : std::uint8_t { none, door, secret };
  FixtureId id;
  Line line;
  Blocking sight = Blocking::full;
  Blocking move = Blocking::full;  // none or full
  Side blocks_from = Side::both;
  Door door = Door::none;
  /// Whether a map can have it.
  [[nodiscard]] bool possible() const {
    const auto [left, right] = std::minmax(line.from.x, line.to.x);
    const auto [top, bottom] = std::minmax(line.from.y, line.to.y);
    return id && line.from != line.to && std::min(left, top) >= -farthest_point &&
           std::max(right, bottom) <= farthest_point && move != Blocking::limited;
  }
  bool operator==(const Wall&) const = default;
};

/// The state of a door. A door without one is closed.
struct DoorState {
  enum class Is : std::uint8_t { closed, open, locked };
  FixtureId wall;
  Is is = Is::closed;
  bool operator==(const DoorState&) const = default;
};

}  // namespace ft::rules
