// Making a creature from its content record.
#pragma once

#include "rules/kernel/system.hpp"

namespace ft::rules::grimwire {

/// Whole and rested, with the book's starting values as defaults of the record (G-03, G-05).
[[nodiscard]] Creature creature_from(const Ruleset& system, const Record& record, CreatureId id,
                                     std::uint64_t next_item);

}  // namespace ft::rules::grimwire
