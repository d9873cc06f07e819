// Invariants of every state: numbers within their bounds, no dangling names.
#pragma once

#include <string>

#include "rules/kernel/system.hpp"

namespace ft::fair {

/// What is wrong with the state, or "".
[[nodiscard]] std::string unsound(const rules::System& system, const rules::State& state);

/// A name of the event, the question or the refusal that the rulebook does not have, or what the refusal leaves unsaid; or "".
[[nodiscard]] std::string unknown_name(const rules::System& system, const rules::Event& event);
[[nodiscard]] std::string unknown_name(const rules::System& system, const rules::Question& question);
[[nodiscard]] std::string unknown_name(const rules::System& system, const rules::Refusal& refusal);

}  // namespace ft::fair
