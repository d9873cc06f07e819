// Making a creature from its content record.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::grimwire {

/// Whole and rested, with the book's starting values where the record says nothing (G-03, G-05).
[[nodiscard]] Creature creature_from(const System& system, const Record& record, CreatureId id,
                                     std::uint64_t next_item);

/// Creatures whose techniques or gear the content does not have.
[[nodiscard]] std::vector<ContentProblem> check_creatures(const Content& content);

}  // namespace ft::rules::grimwire
