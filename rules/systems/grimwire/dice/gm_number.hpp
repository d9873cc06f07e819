// Numbers that the GM sets.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

struct NumberAsked {
  Key prompt;  // the question
  Params params;
  Key rule;
};
/// The number to reach: `usual` unless the GM, asked alone, names another. Source: GW-WIN-21.
[[nodiscard]] Sum number_by_gm(Resolution& r, const NumberAsked& asked, Sum usual);

}  // namespace ft::rules::grimwire
