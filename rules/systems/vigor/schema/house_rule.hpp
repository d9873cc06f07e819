// The house rules of a table. Source: vigor.md section 6.
#pragma once

#include "rules/kernel/state/state.hpp"

namespace ft::rules::vigor {

/// The campaign's value of a house rule, else the schema's.
[[nodiscard]] std::int64_t house_rule(const Campaign& campaign, Key key);

}  // namespace ft::rules::vigor
