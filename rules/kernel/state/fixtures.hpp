// What a map is built of: walls, the doors in them, lights, notes (pins and drawings), and regions. Source: sight 1.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "rules/kernel/lattice/rotated_line.hpp"
#include "rules/kernel/values/audience.hpp"
#include "rules/kernel/values/ids.hpp"
#include "rules/kernel/values/place.hpp"

namespace ft::rules {

/// A straight wall, window or door. line: between two different points.
struct Wall {
  /// secret: a door that players take for a plain wall until it is open, or their creature found it.
  enum class Door : std::uint8_t { none, door, secret };
  FixtureId id;
  Line line;
  Blocking sight = Blocking::full;
  Blocking move = Blocking::full;  // none or full
  Side blocks_from = Side::both;
  Door door = Door::none;
  std::vector<CreatureId> found_by = {};  // of a secret door: their players take it for a door
  Length height = {};                     // above the scene's floor: eyes above it see over it; none: no end
  static constexpr Length highest = metres(1'000);
  static constexpr std::size_t most_finders = 50;
  [[nodiscard]] bool is_found_by(CreatureId creature) const {
    return std::ranges::find(found_by, creature) != found_by.end();
  }
  /// Whether a map can have it.
  [[nodiscard]] bool possible() const {
    const auto [left, right] = std::minmax(line.from.x, line.to.x);
    const auto [top, bottom] = std::minmax(line.from.y, line.to.y);
    return id && line.from != line.to && std::min(left, top) >= -farthest_point &&
           std::max(right, bottom) <= farthest_point && move != Blocking::limited && found_by.size() <= most_finders &&
           (door == Door::secret || found_by.empty()) && height >= Length{} && height <= highest;
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

/// A lamp or fire, or a source of darkness. Counts on maps with vision alone.
struct Light {
  /// How it is drawn.
  enum class Glow : std::uint8_t { steady, flicker, pulse };
  FixtureId id;
  MapPoint at;
  Length bright, dim;          // how far it lights brightly, and at all; 0 <= bright <= dim <= farthest
  std::int32_t degrees = 360;  // how wide its cone is; 360: all around
  std::int32_t direction = 0;  // of the middle of its cone, clockwise from the top of the map
  std::uint32_t color = 0xffffff;
  Glow glow = Glow::steady;
  bool off = false;
  bool through_walls = false;
  bool darkens = false;  // pitch dark as far as `dim`, whatever else lights it
  static constexpr Length farthest = metres(10'000);
  /// Whether a map can have it.
  [[nodiscard]] bool possible() const {
    const auto [least, most] = std::minmax(at.x, at.y);
    return id && least >= -farthest_point && most <= farthest_point && bright >= Length{} && bright <= dim &&
           dim <= farthest && degrees >= 1 && degrees <= 360 && direction >= 0 && direction < 360 && color <= 0xffffff;
  }
  bool operator==(const Light&) const = default;
};

/// A pin with a title and a text, or a drawing. Players of its audience know it where its place, or one of its corners, is revealed
/// to them.
struct Note {
  enum class Icon : std::uint8_t { pin, question, danger, treasure, door, quest };
  /// text: its title, written on the map.
  enum class Shape : std::uint8_t { pin, line, polygon, ellipse, text };
  FixtureId id;
  MapPoint at;
  Icon icon = Icon::pin;
  std::uint32_t color = 0xffffff;
  std::string title, text;  // plain
  Audience audience;
  Shape shape = Shape::pin;
  std::vector<MapPoint> corners = {};  // of a drawing, seen from `at`; of an ellipse: two of the box around it
  std::int32_t width = 0;              // of its line, of a text the height of its letters, in 1/720 square
  bool filled = false;
  bool roof = false;  // of a polygon: it covers the map for players with no creature beneath
  SeatId by = {};     // the player who drew it; none: a GM
  static constexpr std::size_t most_title = 80, most_text = 4'000;  // characters
  static constexpr std::size_t most_corners = 1'000;
  static constexpr std::int32_t widest = 7'200;
  /// A drawing may be without a title.
  [[nodiscard]] bool has_title_if_needed() const {
    return !title.empty() || (shape != Shape::pin && shape != Shape::text);
  }
  /// Whether there are as many corners as its shape has: at least 2 of a line, 3 of a polygon.
  [[nodiscard]] bool has_all_corners() const {
    switch (shape) {
      case Shape::pin:
      case Shape::text: return corners.empty();
      case Shape::line: return corners.size() >= 2 && corners.size() <= most_corners;
      case Shape::polygon: return corners.size() >= 3 && corners.size() <= most_corners;
      case Shape::ellipse: return corners.size() == 2;
    }
    return false;
  }
  /// Its place, and its corners on the map.
  [[nodiscard]] std::vector<MapPoint> points() const {
    std::vector<MapPoint> all{at};
    for (const MapPoint corner : corners) all.push_back({at.x + corner.x, at.y + corner.y});
    return all;
  }
  /// Whether a map can have it.
  [[nodiscard]] bool possible() const {
    constexpr std::size_t most_bytes = 4;  // of a character
    const auto on_map = [](std::int64_t x, std::int64_t y) {
      const auto [least, most] = std::minmax(x, y);
      return least >= -farthest_point && most <= farthest_point;
    };
    const bool within = on_map(at.x, at.y) && std::ranges::all_of(corners, [&](MapPoint corner) {
                          return on_map(std::int64_t{at.x} + corner.x, std::int64_t{at.y} + corner.y);
                        });
    return id && within && color <= 0xffffff && has_title_if_needed() && (!roof || shape == Shape::polygon) &&
           title.size() <= most_bytes * most_title && text.size() <= most_bytes * most_text && has_all_corners() &&
           width >= 0 && width <= widest;
  }
  bool operator==(const Note&) const = default;
};

/// A part of a map, known to the GM alone, that does something to creatures that walk into it or to the light in it.
struct Region {
  enum class Kind : std::uint8_t {
    stop,      // a walk ends there
    alert,     // the GM reads who enters
    trap,      // both
    passage,   // stairs, portals: who enters comes out in another region; without one, others come out here
    darkness,  // as dark as it says instead of its scene, on maps with vision
    damage,    // who enters is harmed as its rulebook says
  };
  FixtureId id;
  Kind kind = Kind::stop;
  std::vector<MapPoint> corners;  // in order around it; its edges may cross: even-odd
  std::string name;               // what the GM reads; may be empty
  std::int32_t darkness = 0;      // 0 bright, 5 dim ... 10 pitch dark
  SceneId to_scene;               // of a passage; none: its own
  FixtureId to_region;            // none, or one that is gone: it leads nowhere
  bool off = false;
  std::int32_t dice = 0, sides = 0, damage = 0;  // who enters takes so many dice of so many sides, and so much more
  static constexpr std::int32_t most_dice = 20, most_sides = 100, most_damage = 1'000;
  static constexpr std::size_t least_corners = 3, most_corners = 256, most_name = 100;  // characters
  /// Whether a map can have it.
  [[nodiscard]] bool possible() const {
    constexpr std::size_t most_bytes = 4;  // of a character
    return id && corners.size() >= least_corners && corners.size() <= most_corners &&
           std::ranges::all_of(corners,
                               [](MapPoint at) {
                                 return std::min(at.x, at.y) >= -farthest_point &&
                                        std::max(at.x, at.y) <= farthest_point;
                               }) &&
           name.size() <= most_bytes * most_name && darkness >= 0 && darkness <= 10 && dice >= 0 && dice <= most_dice &&
           sides >= 0 && sides <= most_sides && (dice == 0) == (sides == 0) && damage >= 0 && damage <= most_damage;
  }
  bool operator==(const Region&) const = default;
};

}  // namespace ft::rules
