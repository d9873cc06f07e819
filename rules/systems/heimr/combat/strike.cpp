// One attack roll against one defence, and what it does.
// Source: HM-ATK-02, 09 to 11, HM-DEF-01, HM-BRAWL-01, HM-BRAWL-02, HM-GRAB-06.
#include "rules/systems/heimr/combat/strike.hpp"

#include <algorithm>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/combat/blind_spots.hpp"
#include "rules/systems/heimr/combat/defence.hpp"
#include "rules/systems/heimr/combat/grab.hpp"
#include "rules/systems/heimr/conditions/averting.hpp"
#include "rules/systems/heimr/conditions/falling.hpp"
#include "rules/systems/heimr/conditions/injuries.hpp"
#include "rules/systems/heimr/conditions/noise.hpp"
#include "rules/systems/heimr/creature/states.hpp"

namespace ft::rules::heimr {

namespace {

/// The defence as the number that the attack must exceed. Source: HM-DEF-01.
Sum to_exceed(const DefenceRoll& stand) {
  Sum target;
  if (stand.made) target.keep(stand.way.kind, stand.thrown.raw, "HM-DEF-01"_k).add(stand.thrown.pool.potential);
  return target;
}

/// Bare hands that only just do not fail touch without harm. Source: HM-BRAWL-02, G-35.
bool only_touches(const Attack& attack, const DefenceRoll& stand, const RollResult& thrown) {
  const std::int64_t missing = stand.thrown.result - thrown.result;
  return !attack.weapon && stand.made && (missing == 0 || missing == 1);
}

Sum damage_of(const Resolution& r, const Attack& attack) {
  Sum damage;
  const auto called = std::find_if(attack.calls.begin(), attack.calls.end(),
                                   [](const Effect& effect) { return effect.kind == "hit"_k; });
  const auto weapon = weapon_used(r, attack);
  if (called != attack.calls.end()) return damage.keep("hit"_k, amount_of(*called), "HM-EFF-03"_k);  // in its place
  if (weapon) return damage.keep(weapon->record->id, weapon->damage(), "HM-HP-01"_k);
  return damage.keep("brawl"_k, attack.bind ? 0 : 1, "HM-BRAWL-01"_k);
}

/// Effects beside the damage: what a skill calls, and the brawl's bind. Source: HM-EFF-01, HM-GRAB-01.
void land_calls(Resolution& r, const Attack& attack, Key part) {
  for (Effect effect : attack.calls) {
    if (effect.kind == "hit"_k) continue;
    effect.source = attack.attacker;
    if (!effect.part) effect.part = part;
    apply_effect(r, attack.target, effect);
  }
  if (!attack.bind) return;
  grab(r, attack.attacker, attack.target, part);
  interrupted_by_effect(r, attack.target);
}

/// Step 9: where it lands, what it does, Resist and Miss. Source: HM-ATK-09, HM-HP-01, HM-INJ-02, HM-EFF-11 to 13.
void wound(Resolution& r, const Attack& attack, const RollResult& thrown) {
  const Key part = attack.aimed_at ? attack.aimed_at : part_hit(thrown.d6);
  log_line(r, "hit_at"_k, {{"who"_k, attack.target}, {"part"_k, part}}, "HM-ATK-09"_k);
  wake(r, attack.target);
  if (find_relation(r.world(), key::grabs, attack.target, attack.attacker)) let_go(r, attack.target, attack.attacker);
  const Sum damage = damage_of(r, attack);
  const std::int64_t points = damage.total();
  const bool effect = attack.bind || !attack.weapon || !attack.calls.empty();
  const Averted averted = averts(r, attack.target, {.source = attack.attacker, .damage = points > 0, .effect = effect});
  if (averted == Averted::all) return;
  const bool hits_as_effect = !attack.weapon || (!attack.calls.empty() && damage.parts().front().source == "hit"_k);
  const std::int64_t lost = averted == Averted::effect && hits_as_effect ? 0 : points;
  if (lost > 0) {
    r.emit(Calculated{attack.target, "damage"_k, damage, "HM-HP-01"_k, {}});
    lose_hp(r, attack.target, lost);
  }
  const bool injured = lost > 0 && injure(r, attack.target, part);
  if (injured) interrupted_by_effect(r, attack.target);
  const bool called = averted == Averted::no && (attack.bind || !attack.calls.empty());
  if (called) land_calls(r, attack, part);
  const bool is_effect = lost > 0 && (hits_as_effect || r.house_rule("damage_is_effect"_k) != 0);  // G-21
  if (is_effect && !injured) interrupted_by_effect(r, attack.target);
  if (!injured && !called && !is_effect) hold_on(r, attack.target);  // HM-CLIMB-05: hit by an attack
}

IncomingAttack threat_of(const Resolution& r, const Attack& attack) {
  return {.attacker = attack.attacker,
          .target = attack.target,
          .ranged = is_ranged(r, attack),
          .brawl = !attack.weapon,
          .must_dodge = attack.must_dodge,
          .blind_penalty = blind_penalty(r, attack)};
}

/// Noise of weapons, at the blow; a shot is one sound, however many creatures it passes. Source: HM-HIDE-06.
void sound(Resolution& r, const Attack& attack, const DefenceRoll& stand, Tiring tiring) {
  if (is_ranged(r, attack) && tiring == Tiring::may_tire)
    make_noise(r, attack.attacker, Noise::soft);
  else if (attack.weapon && !is_ranged(r, attack))
    make_noise(r, attack.attacker, Noise::loud);
  if (stand.made && stand.way.kind == key::parry) make_noise(r, attack.target, Noise::loud);
}

}  // namespace

AttackResult strike(Resolution& r, const Attack& attack, std::int64_t cluster_penalty, Tiring tiring,
                    const std::vector<HoldCheck>& grips) {
  const DefenceRoll stand = settle_defence(r, threat_of(r, attack));
  const Pool pool = attack_pool(r, attack, cluster_penalty);
  const RollResult thrown = roll_pool(r, attack.attacker, pool, "attack"_k);
  lose(r, attack.target, key::upcoming);  // HM-ACT-05: attacked
  const bool grip_holds = !escapes_holds(r, attack.attacker, grips, thrown);
  const bool defended = stand.made && !stand.thrown.exhausted && stand.thrown.result >= thrown.result;
  AttackResult struck{
      .threatened = !thrown.exhausted && !grip_holds, .stopped = grip_holds, .hit = false, .used = false};
  const bool touched = struck.threatened && defended && only_touches(attack, stand, thrown);
  struck.hit = struck.threatened && !defended;
  const Key outcome = thrown.exhausted ? "exhausted"_k
                      : grip_holds     ? "held"_k
                      : struck.hit     ? "hit"_k
                      : touched        ? "contact"_k
                                       : "missed"_k;
  log_roll(r, attack.attacker, thrown, "attack"_k, to_exceed(stand), outcome, "HM-DEF-01"_k, attack.target);
  sound(r, attack, stand, tiring);
  struck.used = stand.made && struck.threatened;  // HM-DEF-09
  struck.published_used = struck.used && stand.published;
  if (struck.used) struck.defence = stand.way.kind;
  if (struck.used) use_up(r, attack.target, stand);  // before the wound may take the weapon that parried
  if (struck.hit) wound(r, attack, thrown);
  if (touched && attack.bind && r.house_rule("bind_on_contact"_k) != 0)
    land_calls(r, attack, attack.aimed_at ? attack.aimed_at : part_hit(thrown.d6));
  if (tiring == Tiring::may_tire) grow_fatigue(r, attack.attacker, thrown);
  if (struck.used) grow_fatigue(r, attack.target, stand.thrown);
  if (struck.used && is_ranged(r, attack)) open_blind_spot(r, attack);
  for (const HoldCheck& grip : grips) defence_returns(r, grip.grabber);
  return struck;
}

}  // namespace ft::rules::heimr
