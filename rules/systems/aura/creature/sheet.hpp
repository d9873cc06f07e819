// A creature's sheet: every derived number with its parts. Source: aura.md 2.1.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::aura {

/// What the viewer may know of a creature's derived numbers; empty for a creature it does not know.
[[nodiscard]] std::vector<SheetLine> sheet(const Ruleset& system, const View& view, CreatureId id);

}  // namespace ft::rules::aura
