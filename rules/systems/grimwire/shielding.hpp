// Throwing oneself in the way, and raising a shield. Source: GW-SHIELD-01, GW-SHIELD-02.
#pragma once

#include "rules/systems/grimwire/attack.hpp"

namespace ft::rules::grimwire {

/// Asks everyone who may shield the target; the volunteers in creature id order. Source: GW-WIN-05.
[[nodiscard]] std::vector<CreatureId> volunteers(Resolution& r, const Attack& attack);
/// Those who were asked and paid in another way (a technique) come first in `willing`.
/// attack_total: what the attacker rolled; none when nothing was rolled. Returns who succeeded, or none. Emits, pays.
[[nodiscard]] CreatureId shield_others(Resolution& r, const Attack& attack, const std::vector<CreatureId>& willing,
                                       const std::vector<CreatureId>& already_paid,
                                       std::optional<std::int64_t> attack_total);
/// Pays for shielding this attacker this round, once. Source: GW-SHIELD-01.
void pay_shielding(Resolution& r, CreatureId shielder, CreatureId attacker);

/// A hit that a raised item may still turn.
struct FailedEvasion {
  CreatureId defender;
  CreatureId attacker;
  std::int64_t missing = 0;  // how much the total lacks; a bonus of that much avoids the hit
};
/// Asks the defender to raise something; whether the blow is turned. Source: GW-SHIELD-02.
[[nodiscard]] bool raise_shield(Resolution& r, const FailedEvasion& failed);

}  // namespace ft::rules::grimwire
