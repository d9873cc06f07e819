// The attacks on a creature's sheet.
#pragma once

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/knowledge/view.hpp"

namespace ft::rules::vigor {

/// One for each weapon ready to strike, bare hands last: bonus dice of the attack, weapon dice, bonus dice of the damage.
[[nodiscard]] std::vector<SheetAttack> sheet_attacks(const Ruleset& system, const View& view, CreatureId id);

}  // namespace ft::rules::vigor
