// The attacks on a creature's sheet.
#pragma once

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/knowledge/view.hpp"

namespace ft::rules::grimwire {

/// One for each weapon in hand, bare hands last: what a player character rolls, or what one rolls against to evade it.
[[nodiscard]] std::vector<SheetAttack> sheet_attacks(const Ruleset& system, const View& view, CreatureId id);

}  // namespace ft::rules::grimwire
