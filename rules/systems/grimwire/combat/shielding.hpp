// Throwing oneself in the way, and raising a shield. Source: GW-SHIELD-01, GW-SHIELD-02.
#pragma once

#include "rules/systems/grimwire/combat/blow.hpp"

namespace ft::rules::grimwire {

/// The creatures that shield the target of one attack.
struct ShieldVolunteers {
  std::vector<CreatureId> willing;  // agreed, and pay when they try
  std::vector<CreatureId> leapt;    // came by a technique that has paid already
};

/// The attacker that the creature shields others against this round, or none.
[[nodiscard]] CreatureId shields_against(const World& world, CreatureId shielder);
/// Whether the creature could shield another now, if it were near enough: awake, upright, free, and able to pay, or
/// already shielding against this attacker. Source: GW-SHIELD-01.
[[nodiscard]] bool could_shield_from(const Resolution& r, CreatureId who, CreatureId attacker);
/// Asks everyone who may shield the target but those who leapt; the volunteers in creature id order. Source: GW-WIN-05.
[[nodiscard]] std::vector<CreatureId> volunteers(Resolution& r, const Attack& attack,
                                                 const std::vector<CreatureId>& leapt);
/// Tries them in creature id order. attack_total: what the attacker rolled; none when nothing was rolled. Returns who
/// succeeded, or none. Emits, pays.
[[nodiscard]] CreatureId shield_others(Resolution& r, const Attack& attack, const ShieldVolunteers& declared,
                                       std::optional<std::int64_t> attack_total);
/// Pays for shielding this attacker this round, once. Source: GW-SHIELD-01.
void pay_shielding(Resolution& r, CreatureId shielder, CreatureId attacker);

/// A hit that a raised item may still turn.
struct FailedEvasion {
  CreatureId defender;
  CreatureId attacker;
  std::int64_t missing = 0;  // how much the total lacks; a bonus of that much avoids the hit
  std::int64_t to_tie = 0;   // a bonus of that much makes it a tie; 0: none does
};
enum class Raised : std::uint8_t { no, tied, turned };
/// Asks the defender to raise something, if that can change the outcome. Source: GW-SHIELD-02.
[[nodiscard]] Raised raise_shield(Resolution& r, const FailedEvasion& failed);

}  // namespace ft::rules::grimwire
