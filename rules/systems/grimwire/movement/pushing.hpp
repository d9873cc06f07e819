// Pushing and pulling creatures. Source: GW-OTH-03, GW-DATA-05 (push, pull).
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

enum class Toward : std::uint8_t { away, near };

/// Where a push ends, and how deep it drops there.
struct Pushed {
  std::int64_t metres = 0;
  std::int64_t drop_tenths = 0;
};

/// Moves `target` straight away from `by` or toward it, at most so many metres, until a blocking cell or a creature is
/// in the way or the ground falls away. Wakes sleepers and parts holds; the fall is the caller's. Emits.
Pushed push(Resolution& r, CreatureId by, CreatureId target, std::int64_t most_m, Toward toward = Toward::away);
/// Pushes a creature, and plays the fall if it goes over an edge.
void push_and_fall(Resolution& r, CreatureId by, CreatureId target, std::int64_t most_m, Toward toward);

}  // namespace ft::rules::grimwire
