// Creatures that may make a Swift Attack when a mover crosses their reach. Source: AU-SWIFT-04, AU-ARB-04.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// An own step of an ordinary movement.
struct Crossing {
  CreatureId mover;
  Cell from, to;
};
/// The window for those whose reach the step leaves, before it is made. Source: AU-SWIFT-04.
void ask_before_step(Resolution& r, const Crossing& step);
/// The window for those whose reach it has entered. Source: AU-SWIFT-04.
void ask_after_step(Resolution& r, const Crossing& step);

/// Creatures of other sides whose reach a path crosses, and that are aware of the mover. Source: AU-ARB-04 b.
[[nodiscard]] std::vector<CreatureId> reached_on(const Resolution& r, CreatureId mover, const Path& path);

}  // namespace ft::rules::aura
