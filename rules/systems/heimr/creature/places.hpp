// Where a creature stands. Source: heimr.md 2.3.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// The location a creature stands in, and its height there.
[[nodiscard]] Cell location(const World& world, CreatureId who);

[[nodiscard]] std::int64_t height(const World& world, CreatureId who);

/// To another height of the location.
void rise_or_sink(Resolution& r, CreatureId who, std::int64_t to, Key manner);

}  // namespace ft::rules::heimr
