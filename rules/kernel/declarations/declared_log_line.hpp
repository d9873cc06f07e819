// The log line of a declared action.
#pragma once

#include "rules/kernel/state/event.hpp"

namespace ft::rules {

/// The text `declared` with the actor, the action, its details and how it answers another action.
[[nodiscard]] LogLine log_line_of(const ActionDeclared& declared);

}  // namespace ft::rules
