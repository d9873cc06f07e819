// One attack as it is declared: attacker, target, weapon, shots, and the distance. Source: TD-HIT-01.
#pragma once

#include "rules/systems/threed6/dice/margins.hpp"

namespace ft::rules::threed6 {

/// One attack as it is made.
struct Attack {
  CreatureId attacker, target;
  ItemId weapon;              // none: the own body
  Key mode;                   // swing or thrust
  Key maneuver;               // attack, all_out_attack, move_and_attack
  Key option = {};            // of the maneuver; thrown_object: the item itself is thrown
  std::int64_t shots = 1;     // fired in it (TD-RNG-07)
  std::int64_t modifier = 0;  // of the GM (TD-RNG-02)
  CreatureId thrown = {};     // in place of a thing (TD-THROW-06)
  bool at_corpse = false;     // the target was dead when it was declared (4.2)
  std::int64_t yards = 0;     // to a thing, which is no creature (TD-HIT-09)
};
/// Its weapon and mode; the record is null once the weapon is out of hand.
[[nodiscard]] Weapon weapon_used(const Resolution& r, const Attack& attack);
[[nodiscard]] const Record& mode_used(const Resolution& r, const Attack& attack);

/// Yards from a cell to its target; the own cell counts as 1. Source: TD-HIT-01.
[[nodiscard]] std::int64_t yards_from(const Resolution& r, const Attack& attack, Cell from);
[[nodiscard]] std::int64_t yards_to_target(const Resolution& r, const Attack& attack);

}  // namespace ft::rules::threed6
