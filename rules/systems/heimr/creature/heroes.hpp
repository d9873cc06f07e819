// Making characters.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::heimr {

/// The hero that a record of kind "hero" describes: attributes within the table's points, training within its
/// experience, progress that has already raised attributes. Source: HM-ATTR-01, HM-XP-02, HM-XP-05, G-55.
[[nodiscard]] HeroBuild hero_from(const Ruleset& system, const Record& form, const Campaign& campaign, CreatureId id,
                                  std::uint64_t next_item);

}  // namespace ft::rules::heimr
