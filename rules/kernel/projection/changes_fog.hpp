// Which events change what fog covers.
#pragma once

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/state/event.hpp"

namespace ft::rules {

/// Whether the event changes what fog covers, or something that players may not be sent as it is because of fog. On a map with
/// vision nearly all that concern the map do, and those about senses and lights. before: the state before it.
[[nodiscard]] bool changes_fog(const Ruleset& system, const State& before, const Event& event);

}  // namespace ft::rules
