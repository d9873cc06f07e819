// Attacks: what is required, and the number to roll. Source: TD-HIT, TD-ATK-01.
#pragma once

#include "rules/systems/threed6/combat/declared_attack.hpp"

namespace ft::rules::threed6 {

/// The attack of the form: its target, the weapon and mode it names or the first that can be used from that cell.
/// E_NO_SUCH_TARGET, E_NO_WEAPON, E_NO_FREE_HAND, E_BAD_ARG, E_BAD_OPTION.
[[nodiscard]] Attack attack_in_form(Resolution& r, Key maneuver, Cell from);
/// E_NO_WEAPON, E_BAD_OPTION, E_WEAPON_NOT_READY, E_OUT_OF_REACH, and what require_shot refuses. Source: TD-HIT-01, TD-MAN-02.
void require_attack(Resolution& r, const Attack& attack, Cell from);
/// Whether the form says that the empty hand attacks. E_NO_FREE_HAND; E_BAD_ARG if it names a weapon too. Source: TD-HIT-01.
[[nodiscard]] bool says_bare_hand(Resolution& r);
/// Those of the weapon alone: E_NO_WEAPON, E_WEAPON_NOT_READY.
void require_weapon(Resolution& r, const Attack& attack);
/// What the attacker has watched of this foe for this turn. Source: TD-EVAL-02.
[[nodiscard]] std::int64_t evaluation(const Resolution& r, const Attack& attack);
/// The number to roll at or under. Source: TD-HIT-06, TD-RNG-02, TD-DICE-06.
[[nodiscard]] Sum attack_number(const Resolution& r, const Attack& attack);

}  // namespace ft::rules::threed6
