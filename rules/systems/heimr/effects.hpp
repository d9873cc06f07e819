// Damage, injuries with their clocks, and effects measured in points or seconds. Source: heimr.md 3.4, 3.5.
#pragma once

#include "rules/systems/heimr/actor.hpp"

namespace ft::rules::heimr {

/// Lowers hp, never below -5; nothing else happens. Source: HM-HP-01.
void lose_hp(Resolution& r, CreatureId who, std::int64_t amount);
/// What a hit on that part of the body that did damage does when it leaves hp at 0 or less: injury, effect, level and
/// clock. Source: HM-INJ-01 to 03.
void injure(Resolution& r, CreatureId who, Key part);

/// One effect: hit, drain, break, fall, drop, stumble, daze, bind, weaken.
struct Effect {
  Key kind;
  std::int64_t amount = 0;  // points or seconds; 0: the default of HM-EFF-01
  CreatureId source;
  Key part = {};  // of a bind, or the hand of a drop
};
/// Asks for Resist or Miss where a skill allows it (HM-EFF-11), lands it, and does what receiving an effect does:
/// upcoming actions, binds, holding on (HM-EFF-12). Returns whether it landed.
bool land(Resolution& r, CreatureId on, const Effect& effect);

/// Gives or refreshes a condition; of the same key the later end counts. Source: HM-EFF-02.
void gain(Resolution& r, CreatureId on, Condition condition);
void lose(Resolution& r, CreatureId on, Key condition);
void lose(Resolution& r, CreatureId on, ConditionId condition);
void die(Resolution& r, CreatureId who);
/// Effects fall by one of the owner's turns. Source: HM-EFF-02, HM-EFF-07.
void tick_effects(Resolution& r, CreatureId who);
/// Clocks of injuries and rests run for so many seconds of game time. Source: HM-INJ-03, HM-REST-01.
void run_clocks(Resolution& r, CreatureId who, std::int64_t seconds);

/// Leaves the cluster; one of a single member ceases. Source: HM-CLUS-02.
void leave_cluster(Resolution& r, CreatureId who);
/// Attacker and target come into one cluster. Source: HM-CLUS-01.
void join_cluster(Resolution& r, CreatureId attacker, CreatureId target);

/// A line of the log.
void note(Resolution& r, Key text, Params params, Key rule, Audience audience = {});

}  // namespace ft::rules::heimr
