// Hit points, injuries, the clocks of dying, healing. Source: heimr.md 3.4.
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
/// clock. part: none for what hit no part. Returns whether a part was injured, which is an effect (HM-EFF-13): the caller
/// interrupts its receiver. Source: HM-INJ-01 to 03.
[[nodiscard]] bool injure(Resolution& r, CreatureId who, Key part);

void die(Resolution& r, CreatureId who);

/// A creature can no longer act: removes its defence, holds and guards. HM-DEF-04, HM-GRAB-05, HM-GUARD-01.
void cannot_act_any_more(Resolution& r, CreatureId who);

/// Asleep no more, still prone; unconsciousness needs treatment. Source: HM-POS-03.
void wake(Resolution& r, CreatureId who);

/// Clocks of injuries, and effects in seconds, run for so many seconds of game time. Source: HM-INJ-03, HM-EFF-01.
void run_clocks(Resolution& r, CreatureId who, std::int64_t seconds);

/// The GM treats a creature. Source: HM-INJ-04, HM-INJ-05.
void treat(Resolution& r);

}  // namespace ft::rules::heimr
