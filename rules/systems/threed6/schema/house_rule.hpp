// What a table plays by. Source: threed6.md section 6.
#pragma once

#include "rules/kernel/state/state.hpp"

namespace ft::rules::threed6 {

/// The campaign's value of a house rule, else the schema's.
[[nodiscard]] std::int64_t house_rule(const Campaign& campaign, Key key);

}  // namespace ft::rules::threed6
