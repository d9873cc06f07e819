// Tables that are content, so that a campaign may have its own. Source: TD-RNG-05, TD-RNG-06, TD-INFL-03.
#pragma once

#include "rules/kernel/content/ruleset.hpp"
#include "rules/systems/threed6/vocabulary.hpp"

namespace ft::rules::threed6 {

/// The row with the least limit that is not below the value; none beyond the last.
[[nodiscard]] const Record* row_at(const Content& content, Key kind, std::int64_t value);
/// The modifier of range and speed, in yards. Source: TD-RNG-05.
[[nodiscard]] std::int64_t range_modifier(const Content& content, std::int64_t yards);
/// The modifier of a size, by the longest dimension in tenths of a yard. Source: TD-RNG-06.
[[nodiscard]] std::int64_t size_modifier_of(const Content& content, std::int64_t tenths);

}  // namespace ft::rules::threed6
