// Commands that are answers: what a window offers may also be said as a command of its own.
#pragma once

#include <optional>

#include "rules/kernel/question.hpp"

namespace ft::rules {

/// The answer that `option` begins and `command` completes, where it offers that action and the command says what it
/// fixes; none otherwise. Nothing is given up by doing it once more: no command completes what is meant as `abort`.
[[nodiscard]] std::optional<Value> completed(const Option& option, const Command& command);

}  // namespace ft::rules
