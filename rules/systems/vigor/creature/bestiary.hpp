// Making a creature from its content record.
#pragma once

#include "rules/kernel/content/creature_factory.hpp"
#include "rules/systems/vigor/creature/actor.hpp"

namespace ft::rules::vigor {

/// With the defaults of 2.1 where the record says nothing, and full resources. Source: vigor.md 2.1, VG-DATA-10.
[[nodiscard]] Creature creature_from(const Ruleset& system, const Record& record, CreatureId id,
                                     std::uint64_t next_item);
/// What the scores give where nothing else is said: most Vigor, Mana, Durability, Health. Source: vigor.md 2.1.
void derive_maxima(Numbers& numbers);
/// The talents that a talent requires and the list lacks, or none. Source: VG-DATA-03.
[[nodiscard]] Key missing_requirement(const Record& talent, const std::vector<Key>& known);
/// Whether the creature has the talent, technique or spell, and what it requires. Source: VG-ACT-09.
[[nodiscard]] bool owns(const Actor& actor, const Record& talent);
/// Problems of the content beyond its shape. Source: VG-DATA-01, VG-DICE-06, VG-TYPE-01.
[[nodiscard]] std::vector<ContentProblem> check_content(const Content& content);

}  // namespace ft::rules::vigor
