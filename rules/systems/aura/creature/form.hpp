// Reading the form of a command. Source: section 4.
#pragma once

#include <array>

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/aura/vocabulary.hpp"

namespace ft::rules::aura {

/// The target fields of a form.
inline constexpr std::array target_fields{"target"_k, "second"_k, "third"_k};
/// The value of a yes_no field of the form.
[[nodiscard]] bool form_flag(const Command& command, Key field, bool fallback);
[[nodiscard]] bool form_flag(const Resolution& r, Key field, bool fallback);
/// The creature that a field of the form names, known to the actor or not; none.
[[nodiscard]] CreatureId form_creature(const Command& command, Key field);

}  // namespace ft::rules::aura
