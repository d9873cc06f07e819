// One attack from its declaration to its damage. Source: grimwire.md 3.11, dice order GW-DICE-07.
#include "rules/systems/grimwire/combat/strike.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/combat/friendly_fire.hpp"
#include "rules/systems/grimwire/combat/instability.hpp"
#include "rules/systems/grimwire/combat/shielding.hpp"
#include "rules/systems/grimwire/conditions/moments.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/dice/contests.hpp"
#include "rules/systems/grimwire/movement/stealth.hpp"

namespace ft::rules::grimwire {

namespace {

/// The TOG roll of a creature too weak for a heavy weapon. Source: GW-HEAVY-02.
bool can_wield(Resolution& r, const Attack& attack) {
  const std::int64_t missing =
      attack.kind == AttackKind::melee || attack.kind == AttackKind::thrown ? deficit(r, attack) : 0;
  if (missing == 0) return true;
  const std::int64_t authored = attack.weapon.record->number("lift_tn"_k);
  Sum target;
  target.keep("base_number"_k, authored > 0 ? authored : 11, "GW-HEAVY-02"_k);
  if (authored == 0) target.add("too_weak"_k, missing, "GW-HEAVY-02"_k);
  if (passes(r, {{attack.attacker, TOG, "lift"_k, {}}, target, "GW-HEAVY-02"_k, {}})) return true;
  log_line(r, "too_weak_to_swing"_k, {{"who"_k, attack.attacker}, {"item"_k, attack.weapon.record->id}},
           "GW-HEAVY-02"_k);
  return false;
}

/// Ammunition that is counted. Source: GW-DATA-01 (uses).
void use_up_shot(Resolution& r, const Attack& attack) {
  if (attack.kind != AttackKind::ranged || attack.effect || attack.weapon.record->number("uses"_k) == 0) return;
  const Item* item = attack.weapon.item ? Actor(r.world(), attack.attacker).item(attack.weapon.item) : nullptr;
  if (!item) return;
  const std::int64_t left = std::max<std::int64_t>(0, item->numbers.get("uses"_k) - 1);  // the GM may do without
  r.emit(ItemNumberSet{attack.attacker, item->id, "uses"_k, left});
}

/// The weapon still in hand, the target still where the attack gets to.
bool in_reach(const Resolution& r, const Attack& attack) {
  const auto most = reach_limit(r, attack);
  const Item* item = attack.weapon.item ? Actor(r.world(), attack.attacker).item(attack.weapon.item) : nullptr;
  const bool near = !most || metres_between(r.world(), attack.attacker, attack.target) <= *most;
  const bool armed = !attack.weapon.item || (item && item->placement == key::held);
  return near && armed && line_between(r.world(), attack.attacker, attack.target);
}

bool still_possible(const Resolution& r, const Attack& attack) {
  const Actor attacker(r.world(), attack.attacker), target(r.world(), attack.target);
  return attacker.able() && !target.has(key::dead) && attacker.creature().scene == target.creature().scene;
}

AttackResult connect(Resolution& r, const Attack& attack, const ShieldVolunteers& declared,
                     std::optional<std::int64_t> total, Key outcome) {
  const CreatureId shielder = shield_others(r, attack, declared, total);
  if (!shielder) return {};
  if (attack.damaging) deal_attack_damage(r, attack, shielder, outcome == "critical"_k ? outcome : "hit"_k);
  return {.shielded_by = shielder};
}

AttackResult hit(Resolution& r, const Attack& attack, Key outcome, std::int64_t natural) {
  if (attack.damaging) deal_attack_damage(r, attack, attack.target, outcome);
  return {.hit = true, .natural = natural};
}

AttackResult wild(Resolution& r, const Attack& attack, const ShieldVolunteers& declared, std::int64_t natural) {
  for (const CreatureId who : declared.willing) pay_shielding(r, who, attack.attacker);  // GW-SHIELD-01
  if (attack.damaging) friendly_fire(r, attack);
  return {.wild = true, .natural = natural};
}

Roller attack_side(const Resolution& r, const Attack& attack) {
  return {attack.attacker, attack.attribute, "attack"_k, attack_modifiers(r, attack)};
}

Roller evasion_side(const Resolution& r, const Attack& attack) {
  return {attack.target, attack.defence, "evasion"_k, cover_bonus(r, attack)};
}

/// The first attack of a surprise has its bonus, once. Source: GW-INIT-04, GW-INIT-05.
void take_surprise_bonus(Resolution& r, Attack& attack) {
  const Encounter* conflict = r.world().encounter_of(attack.attacker);
  if (!conflict || conflict->turn != attack.attacker) return;
  const EncounterId id = conflict->id;
  attack.extra.add("surprise"_k, conflict->numbers.get("first_attack_bonus"_k), "GW-INIT-04"_k);
  r.set(id, "first_attack_bonus"_k, 0);
}

/// Whether the attacker of this pair throws a d20 at all. Source: 1.5.
bool attacker_throws(const Resolution& r, const Attack& attack) {
  const bool number_alone = !Actor(r.world(), attack.attacker).pc() && Actor(r.world(), attack.target).pc();
  return !number_alone || both_roll(r, attack.attacker, attack.target);
}

/// The attack's die; thrown again by a technique, the better face may count. Source: GW-DATA-05 (reroll).
RollResult throw_attack(Resolution& r, const Attack& attack, const Roller& side) {
  RollResult thrown = roll_d20(r, side);
  if (thrown.natural >= attack.least_natural) return thrown;
  thrown.total.add("first_throw"_k, attack.least_natural - thrown.natural, "GW-DATA-05"_k);
  thrown.natural = attack.least_natural;
  return thrown;
}

/// No hit roll against a target that cannot defend itself; a house rule rolls the die for its 20s. Source: GW-DICE-09,
/// G-10.
AttackResult strike_helpless(Resolution& r, const Attack& attack, const ShieldVolunteers& declared) {
  Key outcome = "hit"_k;
  std::int64_t natural = 0;
  if (r.house_rule("roll_vs_helpless"_k) != 0 && attacker_throws(r, attack)) {
    const Roller side = attack_side(r, attack);
    const RollResult thrown = roll_d20(r, side);
    natural = thrown.natural;
    if (natural == 20) outcome = "critical"_k;
    log_roll(r, side, thrown, {}, outcome, "GW-DICE-09"_k, attack.target);
  }
  const AttackResult shielded = connect(r, attack, declared, std::nullopt, outcome);
  return shielded.shielded_by ? shielded : hit(r, attack, outcome, natural);
}

/// An NPC's attack is a number the PC has to reach. Source: GW-ATK-02.
AttackResult strike_by_number(Resolution& r, const Attack& attack, const ShieldVolunteers& declared) {
  const AttackResult shielded = connect(r, attack, declared, std::nullopt, "hit"_k);
  if (shielded.shielded_by) return shielded;
  const Roller side = evasion_side(r, attack);
  Sum number = evade_number(r, attack);
  const RollResult thrown = roll_d20(r, side);
  const bool evaded = thrown.natural > 1 && thrown.total.total() >= number.total();
  const std::int64_t missing = number.total() - thrown.total.total();
  if (r.house_rule("open_numbers"_k) == 0) number.hide();
  log_roll(r, side, thrown, number, evaded ? "evaded"_k : "failed"_k, "GW-ATK-02"_k, attack.attacker);
  if (evaded) return {};
  const bool may_raise = thrown.natural > 1 || (thrown.natural == 1 && r.house_rule("shield_saves_1"_k) != 0);  // G-07
  if (may_raise && attack.kind != AttackKind::supernatural &&
      raise_shield(r, {attack.target, attack.attacker, missing}) == Raised::turned)
    return {.turned = true};
  return hit(r, attack, "hit"_k, 0);
}

/// The attacker rolls against a standing number. Source: GW-ATK-02, GW-DICE-04, 06.
AttackResult strike_standing(Resolution& r, const Attack& attack, const ShieldVolunteers& declared) {
  const Roller side = attack_side(r, attack);
  const RollResult thrown = throw_attack(r, attack, side);
  Sum number = standing_number(r, evasion_side(r, attack));
  const bool is_wild = thrown.natural <= wild_threshold(r, attack);
  const bool critical = !is_wild && thrown.natural == 20;
  const std::int64_t over = thrown.total.total() - number.total();
  const bool hits = !is_wild && (critical || over >= 0);
  if (r.house_rule("open_numbers"_k) == 0) number.hide();
  const Key outcome = is_wild ? "wild"_k : critical ? "critical"_k : hits ? "hit"_k : "missed"_k;
  log_roll(r, side, thrown, number, outcome, "GW-ATK-02"_k, attack.target);
  if (is_wild) return wild(r, attack, declared, thrown.natural);
  const AttackResult shielded = connect(r, attack, declared, thrown.total.total(), outcome);
  if (shielded.shielded_by) return shielded;
  if (!hits) return {.natural = thrown.natural};
  const bool may_raise = !critical && attack.kind != AttackKind::supernatural;
  if (may_raise && raise_shield(r, {attack.target, attack.attacker, over + 1}) == Raised::turned)
    return {.turned = true, .natural = thrown.natural};
  return hit(r, attack, outcome, thrown.natural);
}

/// Both roll. Source: GW-PVP-01 to 03.
AttackResult strike_opposed(Resolution& r, const Attack& attack, const ShieldVolunteers& declared) {
  const Roller side = attack_side(r, attack), evasion = evasion_side(r, attack);
  const RollResult thrown = throw_attack(r, attack, side);
  const bool is_wild = thrown.natural <= wild_threshold(r, attack);
  if (is_wild) {
    log_roll(r, side, thrown, {}, "wild"_k, "GW-PVP-03"_k, attack.target);
    return wild(r, attack, declared, thrown.natural);
  }
  const bool critical = thrown.natural == 20;
  const AttackResult shielded = connect(r, attack, declared, thrown.total.total(), critical ? "critical"_k : "hit"_k);
  if (shielded.shielded_by) return shielded;
  const RollResult dodge = roll_d20(r, evasion);
  const std::int64_t over = thrown.total.total() - dodge.total.total();
  const bool fumbled = dodge.natural <= 1, tied = !critical && !fumbled && over == 0;
  const bool hits = critical || fumbled || over >= 0;
  Key outcome = critical ? "critical"_k : tied ? "tied"_k : hits ? "hit"_k : "missed"_k;
  log_roll(r, side, thrown, dodge.total, outcome, "GW-PVP-01"_k, attack.target);
  log_roll(r, evasion, dodge, thrown.total,
           hits && !tied ? "failed"_k
           : tied        ? "tied"_k
                         : "evaded"_k,
           "GW-PVP-01"_k, attack.attacker);
  if (!hits) return {.natural = thrown.natural};
  const bool may_raise = !critical && !fumbled && attack.kind != AttackKind::supernatural;
  const Raised raised = may_raise ? raise_shield(r, {attack.target, attack.attacker, over + 1, over}) : Raised::no;
  if (raised == Raised::turned) return {.turned = true, .natural = thrown.natural};
  if (raised == Raised::tied) outcome = "tied"_k;  // just enough to be equal (GW-SHIELD-02)
  return hit(r, attack, outcome, thrown.natural);
}

/// Where two attributes serve to evade, a player chooses. Source: GW-WIN-06, GW-ATTR-03.
Key chosen_defence(Resolution& r, const Attack& attack) {
  if (!attack.or_defence || fails_undiced(r.world(), attack.target, attack.defence)) return attack.defence;
  return choose_attribute(r, attack.target, {attack.defence, attack.or_defence}, "evasion"_k, "GW-WIN-06"_k);
}

AttackResult resolve_strike(Resolution& r, const Attack& ordered, const ShieldVolunteers& declared) {
  Attack attack = ordered;
  attack.defence = chosen_defence(r, attack);
  if (fails_undiced(r.world(), attack.target, attack.defence)) return strike_helpless(r, attack, declared);
  if (both_roll(r, attack.attacker, attack.target)) return strike_opposed(r, attack, declared);
  return attacker_throws(r, attack) ? strike_standing(r, attack, declared) : strike_by_number(r, attack, declared);
}

std::vector<Key> words_of(const Attack& attack) {
  switch (attack.kind) {
    case AttackKind::melee: return {"melee"_k};
    case AttackKind::ranged: return {"ranged"_k};
    case AttackKind::thrown: return {"ranged"_k, "thrown"_k};
    case AttackKind::supernatural: return {"supernatural"_k};
  }
  return {};
}

bool is_miss(const AttackResult& struck) {
  return !struck.hit && !struck.shielded_by && !struck.turned && !struck.wild;
}

/// The attacker's own miss, before its effects: a technique may roll again.
AttackResult perhaps_again(Resolution& r, Attack attack, const ShieldVolunteers& declared, const AttackResult& struck) {
  if (!is_miss(struck) || struck.natural == 0) return struck;
  Moment own{"attack_missed"_k, attack.attacker, {}, key::after, words_of(attack), {attack.attacker}};
  own.is.push_back("own_miss"_k);
  const Reroll again = moment(r, own).thrown_again;
  if (again == Reroll::no || !still_possible(r, attack)) return struck;
  if (again == Reroll::best) attack.least_natural = struck.natural;
  return resolve_strike(r, attack, declared);
}

}  // namespace

AttackResult strike(Resolution& r, const Attack& ordered) {
  Attack attack = ordered;
  reveal_position(r, attack.attacker);
  take_surprise_bonus(r, attack);
  Moment window{"attack_declared"_k, attack.attacker, attack.target, key::before, words_of(attack)};
  const bool reached = in_reach(r, attack);
  const MomentAnswer answer = moment(r, window);
  const bool out_of_reach = reached && !in_reach(r, attack);  // pushed away, disarmed
  if (answer.redirected_to) window.subject = attack.target = answer.redirected_to;
  if (answer.negated || out_of_reach || !still_possible(r, attack)) {
    log_line(r, "attack_lost"_k, {{"who"_k, attack.attacker}}, "GW-WIN-05"_k);
    return {.lost = true};
  }
  ShieldVolunteers declared;
  declared.leapt = answer.shielded_by;
  declared.willing = volunteers(r, attack, declared.leapt);
  use_up_shot(r, attack);
  if (!can_wield(r, attack) || !works_this_time(r, attack.attacker, attack.weapon.item)) return {.lost = true};
  const AttackResult struck = perhaps_again(r, attack, declared, resolve_strike(r, attack, declared));
  if (is_miss(struck) && attack.damaging) stray_hit(r, attack);
  if (struck.shielded_by) window.subject = struck.shielded_by;
  window.event = struck.hit || struck.shielded_by ? "attack_hit"_k : "attack_missed"_k;
  window.timing = key::after;  // GW-WIN-11
  (void)moment(r, window);
  return struck;
}

}  // namespace ft::rules::grimwire
