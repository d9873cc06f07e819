// The right of reply of an attacked creature. Source: AU-ARB-10.
#pragma once

#include "rules/kernel/system.hpp"
#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// The victim may reply before the same attacker's next attack, if it still can. Source: AU-ARB-10.
void give_right_of_reply(Resolution& r, CreatureId victim, CreatureId attacker);
/// Whether another creature has the right to act first, and still can. Source: AU-ARB-10.
[[nodiscard]] Admission waits_for_reply(const Ruleset& system, const World& world, const Command& wanted);
/// Whether an attacked creature has any ordinary action left to reply with. Source: AU-ARB-10 (d).
[[nodiscard]] bool can_reply(const Actor& attacked);
/// Each right of reply expires on its own clock, alongside all others. Source: AU-ARB-10.
[[nodiscard]] std::vector<Due> lapsing_replies(const Ruleset& system, const World& world, EncounterId encounter);

}  // namespace ft::rules::aura
