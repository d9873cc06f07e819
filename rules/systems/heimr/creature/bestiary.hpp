// Making a creature from its content record, and what records have to mean.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::heimr {

/// Whole and rested, with the table's usual hit points and willpower where the record has none, fatigue at its base, weapons in the hands they need. Source: heimr.md 2.1, G-01.
[[nodiscard]] Creature creature_from(const Ruleset& system, const Record& record, const Campaign& campaign,
                                     CreatureId id, std::uint64_t next_item);
/// What fatigue begins at: its base. Source: HM-FAT-01, HM-ARM-05.
[[nodiscard]] std::int64_t fatigue_at_rest(const Ruleset& system, const Creature& creature);
/// Attributes are a whole; weapons and shields must name abilities that exist, creatures things that exist.
[[nodiscard]] std::vector<ContentProblem> check_content(const Content& content);

}  // namespace ft::rules::heimr
