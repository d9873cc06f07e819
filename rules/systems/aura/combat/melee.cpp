// Blows: with a weapon, with bare hands, at those who cannot defend themselves. Source: AU-MEL, AU-UNA, AU-DEATH-07.
#include "rules/kernel/offers/fillable_fields.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/aura/combat/actions.hpp"
#include "rules/systems/aura/combat/defender_state.hpp"
#include "rules/systems/aura/combat/strike.hpp"
#include "rules/systems/aura/conditions/consciousness.hpp"

namespace ft::rules::aura {

namespace {

Attack blow_said(Resolution& r) {
  Attack attack = requested_attack(r, AttackType::blow);
  attack.armed = true;
  return attack;
}

Attack unarmed_said(Resolution& r) {
  Attack attack = requested_attack(r, AttackType::blow);
  attack.weapon = {};
  return attack;
}

Attack defenceless_said(Resolution& r) {
  Attack attack = requested_attack(r, AttackType::blow);
  attack.only = Attack::Only::defenceless;
  return attack;
}

Attack final_said(Resolution& r) {
  Attack attack = blow_said(r);
  attack.only = Attack::Only::dying;
  attack.nonlethal = false;
  return attack;
}

/// Requires any possible target; then the attack itself.
template <Attack (*read)(Resolution&)>
void check_defenceless(Resolution& r) {
  require_any_target(r, "target"_k, {"nobody_open"_k, {}, "AU-MEL-06"_k},
                     [&](CreatureId other) { return other != r.actor() && Actor(r, other).defenceless(); });
  attack_action<read>().check(r);
}

/// The GM may let it be an ordinary blow. Source: AU-DEATH-07.
Effect finish(Resolution& r, Execution&) {
  const Attack attack = final_said(r);
  if (!gm_agrees(r, attack, "q_finish_off"_k, "AU-DEATH-07"_k)) return play_strike(r, attack);
  Effect effect;
  effect.happens = [=](Resolution& now) { unrelate(now, key::hidden_from, attack.by, {}); };
  effect.last = [=](Resolution& now) { die(now, attack.on); };
  return effect;
}

constexpr ActionDefinition with_check(ActionDefinition definition, void (*check)(Resolution&)) {
  definition.check = check;
  return definition;
}

constexpr ActionDefinition with_lock(ActionDefinition definition, Effect (*lock)(Resolution&, Execution&)) {
  definition.lock = lock;
  return definition;
}

}  // namespace

const ActionDefinition melee_attack = attack_action<blow_said>();
const ActionDefinition unarmed_attack = attack_action<unarmed_said>();
const ActionDefinition strike_defenceless =
    with_check(attack_action<defenceless_said>(), check_defenceless<defenceless_said>);
const ActionDefinition finish_off =
    with_lock(with_check(attack_action<final_said>(), check_defenceless<final_said>), finish);

}  // namespace ft::rules::aura
