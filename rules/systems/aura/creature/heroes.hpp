// Making characters.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::aura {

/// The hero that a record of kind "hero" describes: Scores, levels, what proficiency gave, styles, abilities and things within
/// the table's allowances. Source: 2.1, AU-STAT-01, AU-MPL-05.
[[nodiscard]] HeroBuild hero_from(const Ruleset& system, const Record& form, const Campaign& campaign, CreatureId id,
                                  std::uint64_t next_item);

}  // namespace ft::rules::aura
