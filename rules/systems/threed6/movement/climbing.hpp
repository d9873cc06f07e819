// A climb: its kind and pace, how far it has come, and falling off it. Source: TD-CLIMB-01 to 06.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/threed6/creature/derived.hpp"

namespace ft::rules::threed6 {

inline constexpr std::int64_t parts_of_foot = 60;              // the unit of a climb's heights
inline constexpr std::int64_t between_climbing_rolls_s = 300;  // Source: TD-CLIMB-04

/// Kept as the condition on_a_climb. Heights in sixtieths of a foot: a speed of so many feet a minute is that many a second.
struct Climb {
  Key kind;
  bool down = false, equipment = false, roped = false;
  std::int64_t slack_ft = 0;
  std::int64_t height = 0, goal = 0;  // above the ground; of the whole climb
  std::int64_t since_roll = 0;        // seconds
  bool in_haste = false;              // at combat speed since the last roll
  bool ends_in_cell = false;
  bool barred = false;  // as the climber could not know
  Cell end;

  /// What is left of it.
  [[nodiscard]] std::int64_t left() const { return down ? height : goal - height; }
};
[[nodiscard]] Climb climb_of(const Actor& actor);
void keep_climb(Resolution& r, CreatureId who, const Climb& climb);

/// Feet a minute; in_haste: at combat speed. Source: TD-CLIMB-02.
[[nodiscard]] std::int64_t climbing_speed(const Climb& climb, bool in_haste);
/// The roll at the start, every five minutes and for a change to combat speed, with its FP; who fails it falls. Whether the
/// climb goes on.
/// Source: TD-CLIMB-01, TD-CLIMB-03 to 05.
[[nodiscard]] bool holds_on(Resolution& r, CreatureId who, Climb& climb, bool in_haste);
/// From the present height to the ground, or to the end of the rope. Source: TD-CLIMB-05, TD-CLIMB-06.
void fall_off(Resolution& r, CreatureId who, const Climb& climb, bool rope_fails);

}  // namespace ft::rules::threed6
