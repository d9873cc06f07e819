// Rolling initiative, and the order. Source: VG-INIT-01 to 04.
#pragma once

#include "rules/systems/vigor/dice/pools.hpp"

namespace ft::rules::vigor {

/// Asks each whether it wishes to act (W1); rolls for those who do. Source: VG-INIT-01, VG-INIT-04.
void roll_initiative(Resolution& r, const std::vector<CreatureId>& who, const std::vector<CreatureId>& watching);
/// Rolls for one that asked to act. Source: VG-INIT-04.
void act_after_all(Resolution& r, CreatureId who);
/// Sorts by initiative, Speed, Agility, then by a d20 each; those who do not take part last, by id. Source: VG-INIT-02, 03.
[[nodiscard]] std::vector<CreatureId> in_order(Resolution& r, std::vector<CreatureId> who);
/// Those of the order that are tied with a newcomer and that a d20 of each puts before it. Source: VG-INIT-03, VG-INIT-07.
[[nodiscard]] std::vector<CreatureId> before_newcomer(Resolution& r, const std::vector<CreatureId>& order,
                                                      CreatureId who);
/// Whether a acts before b; ties but for the roll-off count as before. Source: VG-INIT-03.
[[nodiscard]] bool acts_before(const World& world, CreatureId a, CreatureId b);

}  // namespace ft::rules::vigor
