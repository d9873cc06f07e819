// Attack actions. Source: heimr.md 3.9, 3.11.
#pragma once

#include "rules/systems/heimr/combat/attack_roll.hpp"

namespace ft::rules::heimr {

void weapon_attack(Resolution& r);

/// Reads a form: attacker and target, aim and ability; the named weapon, or all wielded weapons that reach the target
/// (E_NO_WEAPON). Source: HM-ATK-04, HM-ATK-10.
[[nodiscard]] Attack ordered_attack(Resolution& r);
void requested_aim(Resolution& r, Attack& attack);
void take_weapons(Resolution& r, Attack& attack);

/// One attack action: readied intents, guards, cluster, one roll per wielded weapon, damage, new defences, moments.
/// Source: HM-ATK-02, HM-ATK-04.
void execute(Resolution& r, const Attack& attack);

}  // namespace ft::rules::heimr
