// Shots and throws. Source: AU-RNG, AU-THR.
#include "rules/systems/aura/combat/actions.hpp"
#include "rules/systems/aura/combat/strike.hpp"

namespace ft::rules::aura {

namespace {

Attack shot_said(Resolution& r);
Attack throw_said(Resolution& r);

}  // namespace

const ActionDefinition ranged_attack = attack_action<shot_said>();
const ActionDefinition throw_item = attack_action<throw_said>();

namespace {

Attack shot_said(Resolution& r) { return requested_attack(r, AttackType::shot); }
Attack throw_said(Resolution& r) { return requested_attack(r, AttackType::hurl); }

}  // namespace

}  // namespace ft::rules::aura
