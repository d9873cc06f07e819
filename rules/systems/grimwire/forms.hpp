// Under which forms an action is offered: one per weapon in hand, one per technique. Source: section 4.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::grimwire {

[[nodiscard]] std::vector<Params> preset_forms(const Ruleset& system, const View& view, CreatureId creature,
                                               Key action);

}  // namespace ft::rules::grimwire
