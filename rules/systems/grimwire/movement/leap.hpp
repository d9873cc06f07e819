// Leaping to another creature's side. Source: GW-DATA-05 (move), GW-DATA-07 (guardian_leap).
#pragma once

#include <optional>

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

/// A leap of so many metres at most, that is to end within so many of its goal.
struct Leap {
  CreatureId who;
  CreatureId toward;
  std::int64_t most_m = 0;
  std::int64_t within_m = 1;
};

/// Where the leap ends as far as a viewer knows: the nearest free cell in an unblocked straight line, over the heads of creatures on the way;
/// the leaper's own cell when that is near enough, none when no cell will do. Pure.
[[nodiscard]] std::optional<Cell> leap_goal(const View& view, const Leap& leap);

}  // namespace ft::rules::grimwire
