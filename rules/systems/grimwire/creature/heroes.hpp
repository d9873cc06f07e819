// Character creation: what a form may spend, and the resulting creature.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::grimwire {

/// The hero that a record of kind "hero" describes, with everything that is wrong with it. Source: GW-ATTR-01,
/// GW-LEVEL-01, GW-LEARN-01, GW-LEARN-04, and the house rules hero_*.
[[nodiscard]] HeroBuild hero_from(const Ruleset& system, const Record& form, const Campaign& campaign, CreatureId id,
                                  std::uint64_t next_item);

}  // namespace ft::rules::grimwire
