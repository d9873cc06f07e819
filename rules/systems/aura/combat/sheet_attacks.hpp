// The attacks on a creature's sheet.
#pragma once

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/knowledge/view.hpp"

namespace ft::rules::aura {

/// One for each melee weapon in hand, bare hands, then one for each ranged weapon.
[[nodiscard]] std::vector<SheetAttack> sheet_attacks(const Ruleset& system, const View& view, CreatureId id);

}  // namespace ft::rules::aura
