// Damage, injuries with their clocks, and effects measured in points or seconds. Source: heimr.md 3.4, 3.5.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// Lowers hp, never below -5; nothing else happens. Source: HM-HP-01.
void lose_hp(Resolution& r, CreatureId who, std::int64_t amount);
/// Raises hp up to its most; at 1 or more injuries, their effects and their clock end. Source: HM-INJ-05.
void heal(Resolution& r, CreatureId who, std::int64_t amount);
/// Stops the clock and brings consciousness back; hp and injuries stay. Source: HM-INJ-04.
void stabilise(Resolution& r, CreatureId who);
/// An action that uses a stabilised part reopens the injury. Source: HM-INJ-04, G-17.
void use_injured_parts(Resolution& r, CreatureId who, Key action);
/// What a hit on that part of the body that did damage does when it leaves hp at 0 or less: injury, effect, level and
/// clock. part: none for what hit no part. Returns whether a part was injured, which is an effect that was received
/// then and there (HM-EFF-13). Source: HM-INJ-01 to 03.
bool injure(Resolution& r, CreatureId who, Key part);

/// One effect: hit, drain, break, fall, drop, stumble, daze, bind, weaken. Source: HM-EFF-01, 03 to 10.
struct Effect {
  Key kind;
  std::int64_t amount = 0;  // points or seconds; 0: the default of HM-EFF-01
  CreatureId source;
  Key part = {};  // of a bind, or the hand of a drop
};
/// What is called, else the default: 1 point, 2 seconds. Source: HM-EFF-01.
[[nodiscard]] std::int64_t amount_of(const Effect& effect);
/// Asks for Resist or Miss where a skill allows it (HM-EFF-11), lands it, and does what receiving an effect does:
/// upcoming actions, binds, holding on (HM-EFF-12). Returns whether it landed.
bool land(Resolution& r, CreatureId on, const Effect& effect);
/// The same, once nobody resists it any more.
void suffer(Resolution& r, CreatureId on, const Effect& effect);
/// What receiving any effect does. Source: HM-EFF-12, HM-EFF-13.
void interrupted_by_effect(Resolution& r, CreatureId who);
/// A thing or a structure that is hit by Break. Source: HM-EFF-08, HM-GRID-07.
void break_item(Resolution& r, CreatureId owner, ItemId item, std::int64_t points);
void break_structure_of(Resolution& r, Relation border, std::int64_t points);

/// Gives or refreshes a condition; of the same key the later end counts. Source: HM-EFF-02.
void gain(Resolution& r, CreatureId on, Condition condition);
void lose(Resolution& r, CreatureId on, Key condition);
void lose(Resolution& r, CreatureId on, ConditionId condition);
void die(Resolution& r, CreatureId who);
/// Somebody who can no longer act: defence, holds and guards are gone. HM-DEF-04, HM-GRAB-05, HM-GUARD-01.
void cannot_act_any_more(Resolution& r, CreatureId who);
/// Everything that is measured in `unit` falls by so much; what reaches 0 ends.
void count_down(Resolution& r, CreatureId who, Key unit, std::int64_t by);
/// Effects fall by one of the owner's turns, at its end. Source: HM-EFF-02, HM-EFF-07.
void tick_effects(Resolution& r, CreatureId who);
/// What lasts until one of the owner's turns starts: the defence after an odd daze returns. Source: HM-EFF-07.
void tick_at_turn_start(Resolution& r, CreatureId who);
/// Asleep no more, still prone; unconsciousness needs treatment. Source: HM-POS-03.
void wake(Resolution& r, CreatureId who);
/// Clocks of injuries, and effects in seconds, run for so many seconds of game time. Source: HM-INJ-03, HM-EFF-01.
void run_clocks(Resolution& r, CreatureId who, std::int64_t seconds);

/// Leaves the cluster; one of a single member ceases. Source: HM-CLUS-02.
void leave_cluster(Resolution& r, CreatureId who);
/// Attacker and target come into one cluster. Source: HM-CLUS-01.
void join_cluster(Resolution& r, CreatureId attacker, CreatureId target);

}  // namespace ft::rules::heimr
