// A manoeuvre from its dice to its outcome. Source: AU-CM-01 to 05, AU-CM-10, AU-CM-12, AU-CM-13.
#include "rules/systems/aura/combat/manoeuvres.hpp"

#include "rules/systems/aura/combat/actions.hpp"
#include "rules/systems/aura/combat/blow.hpp"
#include "rules/systems/aura/combat/defender_state.hpp"
#include "rules/systems/aura/combat/manoeuvre_effects.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"

namespace ft::rules::aura {

namespace {

template <AttackType kind>
Attack manoeuvre_said(Resolution& r);

}  // namespace

const ActionDefinition trip = attack_action<manoeuvre_said<AttackType::trip>, manoeuvre>();
const ActionDefinition disarm = attack_action<manoeuvre_said<AttackType::disarm>, manoeuvre>();
const ActionDefinition restrain = attack_action<manoeuvre_said<AttackType::restrain>, manoeuvre>();
const ActionDefinition push = attack_action<manoeuvre_said<AttackType::push>, manoeuvre>();

namespace {

using AttackType = AttackType;

/// What the dice of a manoeuvre came to.
struct Tried {
  AttackResult struck;
  bool overcame = false;  // hit, and not withstood
  bool drawback = false;  // the attacker is Unguarded for it (AU-CM-01)
  ItemId weapon;          // disarm: of the target
};

Tried try_it(Resolution& r, const Attack& attack) {
  const DefenderState defender = read_defender_state(r, attack);
  const Item* weapon = attack.kind == AttackType::disarm ? disarmed_of(r, attack) : nullptr;
  Tried tried{.struck = {}, .overcame = false, .drawback = !attack.swift && !defender.exposed, .weapon = {}};
  if (weapon) tried.weapon = weapon->id;
  tried.struck = roll_melee(r, attack, defender);
  const bool holds = attack.kind == AttackType::restrain;  // a hit is enough (AU-CM-05)
  tried.overcame = tried.struck.hit && (holds || !withstands(r, attack, defender));
  return tried;
}

/// Source: AU-CM-03 to 05, AU-CM-10, AU-EXP-03.
void take_effect(Resolution& r, const Attack& attack, const Tried& tried) {
  switch (attack.kind) {
    case AttackType::trip: return fall_prone(r, attack.on, attack.by);
    case AttackType::disarm: lock_for_rolls(r, attack); return knock_away(r, attack.by, attack.on, tried.weapon);
    case AttackType::restrain: return take_hold(r, attack.by, attack.on);
    case AttackType::push: impose(r, attack.on, key::unguarded, this_round(), attack.by); return;
    default: return;
  }
}

template <AttackType kind>
Attack manoeuvre_said(Resolution& r) {
  return requested_attack(r, kind);
}

}  // namespace

Effect manoeuvre(Resolution& r, const Attack& attack) {
  const Tried tried = try_it(r, attack);
  const bool pushes = attack.kind == AttackType::push;
  Effect effect;
  effect.exposes = [=](Resolution& now) {
    expose(now, attack, tried.struck);
    if (tried.drawback) impose(now, attack.by, key::unguarded, this_round(), attack.by);
  };
  if (pushes && tried.overcame)
    effect.pushes = [=](Resolution& now) {
      lock_for_rolls(now, attack);
      push_away(now, attack.by, attack.on, attack.push_m);
    };
  effect.happens = [=](Resolution& now) {
    if (tried.overcame) take_effect(now, attack, tried);
    const bool withstood = pushes && tried.struck.hit && !tried.overcame;  // AU-CM-10
    if (withstood) impose(now, attack.by, key::unguarded, this_round(), attack.on);
  };
  return effect;
}

Effect play_attack(Resolution& r, const Attack& attack) {
  return attack.manoeuvre() ? manoeuvre(r, attack) : play_strike(r, attack);
}

}  // namespace ft::rules::aura
