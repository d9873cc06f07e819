// What may be declared side by side. Source: G-A1, AU-ARB-05.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::aura {

/// Whether a command may open beside an open one: only what touches the same creatures, cells or items waits. Source: G-A1.
[[nodiscard]] Admission beside(const Ruleset& system, const World& world, const Command& wanted,
                               const InFlightCommand& open);

}  // namespace ft::rules::aura
