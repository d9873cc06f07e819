// Making a creature from its content record, and what records have to mean. Source: aura.md 2.1, AU-SIZE-02, AU-GRID-03.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::aura {

/// Whole and rested, bows loaded; what the record leaves out comes from its race and size.
[[nodiscard]] Creature creature_from(const Ruleset& system, const Record& record, const Campaign& campaign,
                                     CreatureId id, std::uint64_t next_item);
/// Stamina, Aura and surges at their most.
void make_whole(const Ruleset& system, const Campaign& campaign, Creature& creature);
/// Its draw row, whether it comes loaded, how many. Source: AU-DRAW-02, AU-RNG-11.
[[nodiscard]] Numbers initial_numbers_of(const Content& content, Key kind);
/// Distances ascend, ammunition is ammunition, the Size Chart has a line for Medium.
[[nodiscard]] std::vector<ContentProblem> check_content(const Content& content);

}  // namespace ft::rules::aura
