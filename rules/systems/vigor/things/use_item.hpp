// Using what one carries. Source: VG-ACT-10, VG-DATA-09.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::vigor {

void use_item(Resolution& r);
/// One form a carried thing that has a use.
[[nodiscard]] std::vector<Params> use_item_forms(const Ruleset& system, const View& view, CreatureId creature);

}  // namespace ft::rules::vigor
