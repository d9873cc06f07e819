// Ambush and Over Watch. Source: VG-INIT-05, VG-INIT-06.
#pragma once

#include <optional>

#include "rules/kernel/content/ruleset.hpp"
#include "rules/systems/vigor/conditions/states.hpp"

namespace ft::rules::vigor {

/// Before an encounter a creature expects an attack from a direction. Source: VG-INIT-06.
void watch_over(Resolution& r);

/// How an encounter opens, as the GM says. Source: VG-ENC-01.
struct Opening {
  Key ambushed_side, ambushing_side;  // none: no side
  std::optional<Cell> from;           // where the first attack comes from
};
/// Marks the ambushed, the ambushers and those who do not know of them. Returns those whose watch was right; every watch ends with
/// the initiative roll. Source: VG-INIT-05, VG-INIT-06, VG-POS-05.
[[nodiscard]] std::vector<CreatureId> open_with_ambush(Resolution& r, const std::vector<CreatureId>& all,
                                                       const Opening& opening);
/// The actions of a turn that begins. Source: VG-TURN-03, VG-INIT-05.
[[nodiscard]] Sum actions_of_turn(const Ruleset& system, const Actor& actor);

}  // namespace ft::rules::vigor
