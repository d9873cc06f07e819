// Making creatures and characters from records. Source: threed6.md 2.1, 2.2, 2.7.
#pragma once

#include "rules/kernel/content/creature_factory.hpp"

namespace ft::rules::threed6 {

[[nodiscard]] Creature creature_from(const Ruleset& system, const Record& record, CreatureId id,
                                     std::uint64_t next_item);
/// The character of a form, with what is wrong and what it has spent.
[[nodiscard]] HeroBuild hero_from(const Ruleset& system, const Record& form, const Campaign& campaign, CreatureId id,
                                  std::uint64_t next_item);

}  // namespace ft::rules::threed6
