// The dice of an attack: Combat and Hit rolls, what meets them, and who is exposed. Source: AU-MEL-02, AU-MEL-03,
// AU-RNG-02, AU-RNG-06, AU-CM-01, AU-CM-02, AU-DFN-03.
#include "rules/systems/aura/combat/blow.hpp"

#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/aura/combat/shot.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"

namespace ft::rules::aura {

namespace {

/// Whether the natural face is a Critical Hit. Source: AU-CRIT-01.
bool is_critical(const Resolution& r, const Attack& attack, std::int64_t natural) {
  const std::int64_t precise = weapon_record(Actor(r, attack.by), attack.weapon).number("precise"_k) + attack.precise;
  return natural >= 20 - precise;
}

/// What the natural face alone decides: a Critical Hit, a miss, an automatic hit; none: the Defence does.
/// Source: AU-MEL-03, AU-MEL-08, AU-CRIT-02, AU-RNG-06.
std::optional<AttackResult> decided(const Resolution& r, const Attack& attack, const DefenderState& defender,
                                    std::int64_t natural) {
  if (defender.automatic) {
    const bool hit = natural > 1 || r.house_rule("autohit_nat1"_k) == 0;  // G-45
    return AttackResult{.natural = natural, .hit = hit, .critical = hit && is_critical(r, attack, natural)};
  }
  if (natural == 1) return AttackResult{.natural = natural};
  if (is_critical(r, attack, natural)) return AttackResult{.natural = natural, .hit = true, .critical = true};
  return std::nullopt;
}

Key outcome_of(const AttackResult& struck) {
  if (struck.critical) return "critical"_k;
  return struck.hit ? "hit"_k : "missed"_k;
}

/// The Attack Value of this attack, as Evasion meets it, or, in full, as Fortitude does. Source: AU-STAT-03, AU-CM-01,
/// AU-NL-02.
Sum attack_value(const Resolution& r, const Attack& attack) {
  const Actor attacker(r, attack.by);
  Sum value = attacker.attack_value(attack.weapon ? attacker.item(attack.weapon) : nullptr);
  value.add("ability"_k, attack.bonus, "AU-ABIL-01"_k);
  value.add("penalty"_k, -attack.penalty, "AU-NL-02"_k);
  return value.add(key::situational, attacker.number(key::situational), "AU-ARB-14"_k);
}

Sum evaded_value(const Resolution& r, const Attack& attack) {
  return attack_value(r, attack).add("manoeuvre"_k, attack.manoeuvre() ? -5 : 0, "AU-CM-01"_k);
}

/// A Defence roll: the die and what is added to it.
Sum defended(const RollResult& thrown, const Sum& value, Key rule) {
  Sum total;
  return total.keep("die"_k, thrown.value, rule).add(value);
}

/// What is added to that Defence roll. Source: AU-STAT-04 to 06.
Sum defence_of(const Actor& target, const DefenderState& defender, Key defence) {
  if (defence == "fortitude"_k) return target.fortitude();
  if (defence == "will"_k) return target.will();
  return defender.behind ? target.unarmed_evasion() : target.evasion();
}

}  // namespace

// What names no Defence meets Evasion. Source: AU-MEL-02, AU-STAT-06.
AttackResult roll_melee(Resolution& r, const Attack& attack, const DefenderState& defender) {
  const Sum value = evaded_value(r, attack);
  const RollResult combat = roll_die(r, 20, attack.by, "combat"_k, edge_of_attacks(Actor(r, attack.by)));
  Sum shown;
  shown.keep("die"_k, combat.value, "AU-MEL-03"_k);
  if (const auto struck = decided(r, attack, defender, combat.value)) {
    r.emit(RollMade{attack.by, "combat"_k, attack.on, combat.dice, shown, {}, outcome_of(*struck), "AU-MEL-03"_k, {}});
    return *struck;
  }
  const bool open = attack.swift || defender.exposed || !attack.manoeuvre();  // AU-CM-01, AU-SWIFT-03
  const Key defence = attack.defence ? attack.defence : "evasion"_k;
  const Edge edge{.advantage = !open, .disadvantage = attack.evaded() ? defender.hindered : defender.off_guard};
  const RollResult evasion = throw_exploding(r, 10, attack.on, defence, edge);
  const Sum total = defended(evasion, defence_of(Actor(r, attack.on), defender, defence), "AU-STAT-04"_k);
  const std::int64_t missing = total.total() - value.total();
  const AttackResult struck{.natural = combat.value, .hit = missing < 0 || (missing == 0 && !defender.defending)};
  r.emit(RollMade{attack.by, "combat"_k, attack.on, combat.dice, shown, {}, outcome_of(struck), "AU-MEL-03"_k, {}});
  r.emit(RollMade{attack.on,
                  defence,
                  attack.by,
                  evasion.dice,
                  total,
                  value,
                  struck.hit ? "failed"_k : "passed"_k,
                  "AU-MEL-02"_k,
                  {}});
  return struck;
}

AttackResult roll_ranged(Resolution& r, const Attack& attack, const DefenderState& defender) {
  const Actor shooter(r, attack.by);
  Edge edge = edge_of_attacks(shooter);
  const Ranges ranges = ranges_of(shooter, *shooter.item(attack.weapon), attack.kind);
  edge |= edge_of_range(ranges, metres_between(r, attack.by, attack.on));
  Sum chance = miss_chance(r, attack);
  const RollResult hit = roll_die(r, 20, attack.by, "hit"_k, edge);
  Sum shown;
  shown.keep("die"_k, hit.value, "AU-RNG-06"_k);
  if (const auto struck = decided(r, attack, defender, hit.value)) {
    r.emit(RollMade{attack.by, "hit"_k, attack.on, hit.dice, shown, {}, outcome_of(*struck), "AU-RNG-06"_k, {}});
    return *struck;
  }
  if (!defender.no_defence) {
    const Edge evading{.disadvantage = defender.hindered};
    const RollResult evasion = throw_exploding(r, 4, attack.on, "ranged_evasion"_k, evading);
    const Sum total = defended(evasion, Actor(r, attack.on).ranged_evasion(!defender.behind), "AU-RNG-03"_k);
    r.emit(RollMade{attack.on, "ranged_evasion"_k, attack.by, evasion.dice, total, {}, {}, "AU-RNG-03"_k, {}});
    chance.add("ranged_evasion"_k, total.total(), "AU-RNG-03"_k);
  }
  const std::int64_t missing = chance.total() - hit.value;
  const bool wins_ties = defender.defending && !defender.no_defence;
  const AttackResult struck{.natural = hit.value, .hit = missing < 0 || (missing == 0 && !wins_ties)};
  r.emit(RollMade{attack.by, "hit"_k, attack.on, hit.dice, shown, chance, outcome_of(struck), "AU-RNG-02"_k, {}});
  return struck;
}

bool withstands(Resolution& r, const Attack& attack, const DefenderState& defender) {
  const Sum value = attack_value(r, attack);
  const bool off_balance = attack.kind == AttackType::trip && Actor(r, attack.on).number(key::moving) != 0;
  const Edge edge{.disadvantage = defender.off_guard || off_balance};  // AU-CM-03
  const RollResult thrown = throw_exploding(r, 10, attack.on, "fortitude"_k, edge);
  const Sum total = defended(thrown, Actor(r, attack.on).fortitude(), "AU-STAT-05"_k);
  const std::int64_t above = total.total() - value.total();
  const bool succeeds = above > 0 || (above == 0 && defender.defending);
  r.emit(RollMade{attack.on,
                  "fortitude"_k,
                  attack.by,
                  thrown.dice,
                  total,
                  value,
                  succeeds ? "passed"_k : "failed"_k,
                  "AU-CM-02"_k,
                  {}});
  return succeeds;
}

// Source: AU-EXP-01, AU-EXP-04, AU-MEL-07.
void expose(Resolution& r, const Attack& attack, const AttackResult& struck) {
  unrelate(r, key::hidden_from, attack.by, {});
  r.set(attack.by, key::situational, 0);
  if (struck.natural <= 3) impose(r, attack.by, key::exposed, next_round(), attack.by);
  if (struck.critical) impose(r, attack.on, key::exposed, default_end(r), attack.by);
}

}  // namespace ft::rules::aura
