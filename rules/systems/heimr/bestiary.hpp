// Making a creature from its content record, and what records have to mean.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::heimr {

/// Whole and rested, fatigue at its base, weapons in the hands they need. Source: heimr.md 2.1, G-01.
[[nodiscard]] Creature creature_from(const System& system, const Record& record, CreatureId id,
                                     std::uint64_t next_item);
/// Weapons and shields must name abilities that exist, creatures things that exist.
[[nodiscard]] std::vector<ContentProblem> check_content(const Content& content);

}  // namespace ft::rules::heimr
