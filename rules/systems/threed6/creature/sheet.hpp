// A creature's sheet. Source: threed6.md 2.1.
#pragma once

#include "rules/kernel/knowledge/view.hpp"
#include "rules/systems/threed6/creature/derived.hpp"

namespace ft::rules::threed6 {

/// Its derived numbers with their parts.
[[nodiscard]] std::vector<SheetLine> sheet(const Ruleset& system, const View& view, CreatureId id);
/// 3 and half of the skill, and the weapon's bonus. Source: TD-PARRY-01, TD-BLOCK-01.
[[nodiscard]] Sum parry_sum(const Ruleset& system, const Actor& actor, const Weapon& weapon);
[[nodiscard]] Sum block_sum(const Ruleset& system, const Actor& actor, const Record& shield);
/// The ready shield or cloak with the highest block, or null. Source: TD-BLOCK-01.
[[nodiscard]] const Item* best_shield(const Ruleset& system, const Actor& actor);

}  // namespace ft::rules::threed6
