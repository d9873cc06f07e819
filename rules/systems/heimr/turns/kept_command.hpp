// A command that is kept for later as the data of a condition. Source: HM-READY-01, HM-ACT-05.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// The readied action as a condition, and back. form: as filled in; creatures, items, choices, numbers, one location.
/// Back comes no action where a GM gave the condition and nothing was written down.
[[nodiscard]] Numbers store_readied(const Command& command);

[[nodiscard]] Command load_readied(const Ruleset& system, CreatureId who, const Numbers& data);

}  // namespace ft::rules::heimr
