// Meeting an attack: the defence that stands against it. Source: heimr.md 3.10.
#pragma once

#include "rules/systems/heimr/conditions/published_defence.hpp"

namespace ft::rules::heimr {

/// Refuses a defence without an attack. Source: section 4 (standing rejections of reactions), HM-DEF-02, HM-GRAB-02.
void defend(Resolution& r);
void dodge_ready(Resolution& r);

/// An attack as its defender sees it.
struct IncomingAttack {
  CreatureId attacker, target;
  bool ranged = false;
  bool brawl = false;
  bool must_dodge = false;         // outmanoeuvring: a new dodge at -1, despite a published defence (HM-GUARD-06)
  std::int64_t blind_penalty = 0;  // HM-BLIND-05
};
/// What stands against one attack, settled before the attack is rolled.
struct DefenceRoll {
  bool made = false;  // false: nothing is rolled against it
  DefenceWay way;
  RollResult thrown;
  bool published = false;  // it is the published one, and gone once used
};
/// Dodge or block where a parry does not help (W7), rolled again after changed circumstances (HM-DEF-07), or taking the
/// hit (W8). Rolls the dice needed. Source: HM-DEF-05 to 08.
[[nodiscard]] DefenceRoll settle_defence(Resolution& r, const IncomingAttack& threat);
/// Counts the use, once the attack has passed its fatigue test. Source: HM-DEF-09.
void use_up(Resolution& r, CreatureId who, const DefenceRoll& stand);

}  // namespace ft::rules::heimr
