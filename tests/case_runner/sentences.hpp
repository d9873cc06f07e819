// Whether every text for people can be filled in.
#pragma once

#include <string>

#include "rules/kernel/system.hpp"

namespace ft::scn {

/// What the text names between braces, {who} or {distance m}, and the params do not have; "" if nothing.
[[nodiscard]] std::string left_unsaid(const rules::Ruleset& system, std::string_view text, const rules::Params& params);

/// Parameters missing from the sentence of a refusal, or from a text of the schema; "" also for an unknown text.
[[nodiscard]] std::string left_unsaid(const rules::Ruleset& system, const rules::Refusal& refusal);
[[nodiscard]] std::string left_unsaid(const rules::Ruleset& system, rules::Key text, const rules::Params& params);

}  // namespace ft::scn
