// Readied actions: when their trigger occurs, who fires, and the order that follows.
// Source: HM-READY-01 to 06, W3, W15.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// Something that a readied action may wait for.
struct Moment {
  Key event;         // enters_zone, leaves_zone, attacks, is_attacked, uses_item, stands_up, speaks, acts_against ...
  CreatureId actor;  // who triggers it
  CreatureId subject = {};  // the creature it happens to, or none
  Cell where = {};          // the location it happens in: entered or left; else the actor's
};

/// Asks those who readied an action for this moment and are aware of it, in initiative order after the actor, and plays
/// what fires; each fires at most one (HM-READY-06). Call it right after the trigger, while the rest of the command waits.
void moment(Resolution& r, const Moment& what);
/// A moment in the location where the actor stands.
void moment(Resolution& r, Key event, CreatureId actor, CreatureId subject = {});
/// Like `declared`, for the intent to act against a creature, contested by persuasion and insight before the attack.
/// The loser of the contest fires at the moment `attacks` that follows the attack. HM-READY-05.
void declared_against(Resolution& r, CreatureId attacker, CreatureId target);

/// The declared attack is dropped: the loser of the contest goes on waiting. HM-READY-05.
void intent_given_up(Resolution& r, CreatureId attacker);

}  // namespace ft::rules::heimr
