// Making characters.
#pragma once

#include "rules/kernel/content/creature_factory.hpp"

namespace ft::rules::vigor {

/// The hero of a form, with its problems and allowances. Source: vigor.md 2.1, G-02, G-27, VG-DATA-03.
[[nodiscard]] HeroBuild hero_from(const Ruleset& system, const Record& form, const Campaign& campaign, CreatureId id,
                                  std::uint64_t next_item);

}  // namespace ft::rules::vigor
