// Under which forms an action is offered.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::heimr {

/// One empty form; none for answers; one per ability for what trains or uses one; one per face to climb.
[[nodiscard]] std::vector<Params> offered_forms(const Ruleset& system, const View& view, CreatureId creature,
                                                Key action);

}  // namespace ft::rules::heimr
