// Under which forms an action is offered.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::aura {

/// One form for each weapon an attack could be made with, each ability, each thing; else one empty form. Source: section 4.
[[nodiscard]] std::vector<Params> offered_forms(const Ruleset& system, const View& view, CreatureId creature,
                                                Key action);

}  // namespace ft::rules::aura
