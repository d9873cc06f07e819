// What talents and carried gear grant, and how they change rolls. Source: VG-DATA-02, VG-DATA-09.
#pragma once

#include "rules/kernel/content/ruleset.hpp"
#include "rules/systems/vigor/creature/actor.hpp"

namespace ft::rules::vigor {

/// What the creature's talents add to a field, by talent.
[[nodiscard]] Sum granted(const Ruleset& system, const Actor& actor, Key field);
/// A change to rolls, and the record that it comes from.
struct RollChange {
  Key source;
  const Record* modifier;
};
/// The changes of its talents and of the gear it carries that hold now.
[[nodiscard]] std::vector<RollChange> roll_changes(const Ruleset& system, const Actor& actor);
/// Bonus dice of a skill; a specialty has its parent's. Source: VG-DATA-04.
[[nodiscard]] std::int64_t skill_dice(const Ruleset& system, const Actor& actor, Key skill);
/// The skill, and the one that it is a specialty of: what changes of rolls look for. Source: VG-DATA-04.
[[nodiscard]] std::vector<Key> skill_kinds(const Ruleset& system, Key skill);

}  // namespace ft::rules::vigor
