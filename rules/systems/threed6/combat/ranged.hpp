// Shots and throws: range, numbers, bursts, ammunition. Source: TD-RNG-01 to 07, TD-AOA-02, TD-MNA-02.
#pragma once

#include "rules/systems/threed6/combat/declared_attack.hpp"

namespace ft::rules::threed6 {

/// The farthest that the weapon carries in these hands: of what is thrown, ST in yards. Source: TD-RNG-01, 2.7.
[[nodiscard]] std::int64_t max_range(const Actor& attacker, const Weapon& weapon);
[[nodiscard]] bool in_range(const Actor& attacker, const Weapon& weapon, std::int64_t yards);
/// E_OUT_OF_RANGE, E_TOO_CLOSE.
void require_range(Resolution& r, const Attack& attack, std::int64_t yards);
/// E_BAD_OPTION, E_OUT_OF_RANGE, E_TOO_CLOSE, E_NO_LOS, E_NO_AMMO. Source: TD-RNG-01, TD-RNG-04, TD-RNG-07, TD-AOA-02.
void require_shot(Resolution& r, const Attack& attack, Cell from);
/// E_NO_AMMO unless that many are left. Source: TD-RNG-04.
void require_shots_left(Resolution& r, const Attack& attack);
/// The number to roll at or under. Source: TD-RNG-02, TD-RNG-09.
[[nodiscard]] Sum shot_number(const Resolution& r, const Attack& attack);
/// The parts of it that depend on the target's distance and speed, and on what else is the case. Source: TD-RNG-02, TD-RNG-05.
void add_range(const Resolution& r, const Attack& attack, Sum& sum);
void add_circumstances(const Resolution& r, const Attack& attack, Sum& sum);
/// How many shots a good attack hits with. Source: TD-RNG-07.
[[nodiscard]] std::int64_t hits_of(const Resolution& r, const Attack& attack, const Margin& thrown);
/// The shots are fired. Source: TD-RNG-04.
void spend_shots(Resolution& r, const Attack& attack);
/// An item of the creature lies there now.
void leave_hand(Resolution& r, CreatureId who, ItemId item, const Place& at);

}  // namespace ft::rules::threed6
