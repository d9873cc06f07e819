// A refusal: somebody asked for what the rules forbid (law R12). The schema holds the sentence.
#pragma once

#include <optional>

#include "rules/kernel/value.hpp"

namespace ft::rules {

/// code: declared once in the schema with its sentence, its rule and whether it is a fact or a rule.
/// params: fill the sentence. rule: a closer rule id than the schema's, or none.
struct Refusal {
  Key code;
  Params params;
  Key rule;
  bool operator==(const Refusal&) const = default;
};

/// None means "legal".
using Verdict = std::optional<Refusal>;

}  // namespace ft::rules
