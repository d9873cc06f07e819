// The attacks on a creature's sheet.
#pragma once

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/knowledge/view.hpp"

namespace ft::rules::heimr {

/// One for each wielded weapon, then a blow and a grip with bare hands.
[[nodiscard]] std::vector<SheetAttack> sheet_attacks(const Ruleset& system, const View& view, CreatureId id);

}  // namespace ft::rules::heimr
