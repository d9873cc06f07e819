// Postures, stun, unconsciousness and what they end. Source: threed6.md 2.3, TD-INJ-06, TD-INJ-07, TD-POST.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/threed6/creature/actor.hpp"

namespace ft::rules::threed6 {

void gain(Resolution& r, CreatureId who, Key condition, Numbers data = {});
void lose(Resolution& r, CreatureId who, Key condition);
void set_posture(Resolution& r, CreatureId who, Key posture);
/// Aim, evaluation, feint, concentration, Readies in a row and wait are lost. Source: TD-INJ-06, TD-INJ-07.
void lose_preparations(Resolution& r, CreatureId who);
/// Its suppression fire is over. Source: TD-RNG-09.
void cease_fire(Resolution& r, CreatureId who);
/// kind: stunned or mentally_stunned; seconds: of a timed stun. Source: TD-INJ-07, TD-STUN-03.
void stun(Resolution& r, CreatureId who, Key kind, std::int64_t seconds = 0);
/// Falls prone and keeps what it holds. Source: TD-INJ-06.
void fall_unconscious(Resolution& r, CreatureId who, Numbers why = {});
void die(Resolution& r, CreatureId who);

}  // namespace ft::rules::threed6
