// What a table plays by. Source: heimr.md section 6.
#pragma once

#include "rules/kernel/state/state.hpp"

namespace ft::rules::heimr {

/// The campaign's value of a house rule, else the schema's.
[[nodiscard]] std::int64_t house_rule(const Campaign& campaign, Key key);

}  // namespace ft::rules::heimr
