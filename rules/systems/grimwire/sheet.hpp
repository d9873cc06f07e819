// A creature's sheet: every number with the parts it is made of.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::grimwire {

[[nodiscard]] std::vector<SheetLine> sheet(const Ruleset& system, const View& view, CreatureId creature);

}  // namespace ft::rules::grimwire
