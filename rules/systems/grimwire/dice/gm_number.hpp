// What the GM sets and tells when somebody wants to know something.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

struct NumberAsked {
  Key about;  // the question
  Params params;
  Key rule;
};
/// The number to reach: `usual` unless the GM, asked alone, names another. Source: GW-WIN-21.
[[nodiscard]] Sum number_by_gm(Resolution& r, const NumberAsked& asked, Sum usual);

/// The GM's words for the players of this character alone. Source: GW-DICE-11.
void tell_alone(Resolution& r, CreatureId who, Key rule);

}  // namespace ft::rules::grimwire
