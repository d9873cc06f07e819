// The attacks on a creature's sheet.
#pragma once

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/knowledge/view.hpp"

namespace ft::rules::threed6 {

/// One for each mode of each weapon at hand: the skill to roll at or under, damage, reach.
[[nodiscard]] std::vector<SheetAttack> sheet_attacks(const Ruleset& system, const View& view, CreatureId id);

}  // namespace ft::rules::threed6
