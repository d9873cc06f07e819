// Commands that answer a question: an option of a window sent as a command.
#pragma once

#include <optional>

#include "rules/kernel/values/question.hpp"

namespace ft::rules {

/// Returns the answer `option` becomes with the form of `command`, if it offers that action and its fixed fields agree;
/// else none. Repeating a command never aborts an action.
[[nodiscard]] std::optional<Value> command_as_answer(const Option& option, const Command& command);

}  // namespace ft::rules
