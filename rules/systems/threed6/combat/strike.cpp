// One attack from its roll to the injury. Source: TD-HIT-02 to 05, TD-HIT-07, TD-HIT-08, TD-AOA-05.
#include "rules/systems/threed6/combat/strike.hpp"

#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/threed6/combat/damage.hpp"
#include "rules/systems/threed6/combat/defences.hpp"
#include "rules/systems/threed6/combat/mishaps.hpp"
#include "rules/systems/threed6/combat/ranged.hpp"
#include "rules/systems/threed6/turns/hooks.hpp"

namespace ft::rules::threed6 {

namespace {

/// Whether it can still be made, from where the attacker is now.
bool still_possible(Resolution& r, const Attack& attack) {
  const Actor attacker(r.world(), attack.attacker);
  if (!attacker.free_to_act() || Actor(r.world(), attack.target).has(key::dead) != attack.at_corpse) return false;
  const Cell here = attacker.creature().place.cell;
  return !r.why_not([&](Resolution& again) { require_attack(again, attack, here); });
}

void set_item(Resolution& r, const Attack& attack, Key number) {
  if (Actor(r.world(), attack.attacker).item(attack.weapon))
    r.emit(ItemNumberSet{attack.attacker, attack.weapon, number, 1});
}

Margin roll_attack(Resolution& r, const Attack& attack) {
  const Sum number = attack_number(r, attack);
  Margin thrown = throw_against(r, attack.attacker, number.total(), "attack_roll"_k);
  const Key outcome =
      thrown.success ? (thrown.critical ? "critical"_k : "hit"_k) : (thrown.critical ? "critical_miss"_k : "missed"_k);
  log_throw(r, {attack.attacker, "attack_roll"_k, number, "TD-HIT-03"_k, attack.target}, thrown, outcome);
  return thrown;
}

void deal_hits(Resolution& r, const Attack& attack, const Margin& thrown, std::int64_t hits) {
  if (attack.shots > 1 && thrown.success)
    log_line(r, "bursts"_k, {{"who"_k, attack.target}, {"n"_k, hits}}, "TD-RNG-07"_k);
  const auto lasts = [&] { return attack.at_corpse || !Actor(r.world(), attack.target).has(key::dead); };
  for (std::int64_t i = 0; i < hits && lasts(); ++i) {
    const bool most = i == 0 && thrown.sum == 3;  // TD-HIT-04, TD-RNG-07
    hurt(r, attack.target, roll_damage(r, attack, most ? DamageDice::highest : DamageDice::rolled));
  }
}

}  // namespace

std::int64_t modifier_of_gm(Resolution& r, CreatureId attacker, const Value& target) {
  if (r.house_rule("attack_modifier_asked"_k) == 0) return 0;
  return r.ask_number({.asked = {},
                       .prompt = "q_attack_modifier"_k,
                       .params = {{"actor"_k, attacker}, {"who"_k, target}},
                       .rule = "TD-RNG-02"_k,
                       .shape = Shape::number,
                       .min = -20,
                       .max = 20,
                       .default_answer = std::int64_t{0}});
}

void strike(Resolution& r, const Attack& attack) {
  hooks(r).acts(r, attack.attacker, attack.target);
  if (!still_possible(r, attack)) return log_line(r, "attack_lost"_k, {{"who"_k, attack.attacker}}, "TD-AOA-05"_k);
  Attack now = attack;
  now.modifier = modifier_of_gm(r, attack.attacker, attack.target);
  spend_shots(r, now);
  (void)play_attack(r, now);
  unrelate(r, key::aims_at, attack.attacker, {});  // TD-AIM-03
}

std::int64_t play_attack(Resolution& r, const Attack& attack) {
  const Weapon weapon = weapon_used(r, attack);
  const Margin thrown = roll_attack(r, attack);
  set_item(r, attack, key::attacked_with);
  if (!thrown.success && thrown.critical) suffer_mishap(r, attack);
  const std::int64_t hits = hits_of(r, attack, thrown);
  const std::int64_t left = hits > 0 && !thrown.critical ? hits_left(r, attack, hits) : hits;  // TD-HIT-04
  deal_hits(r, attack, thrown, left);
  if (weapon.record->flag("unwieldy"_k)) set_item(r, attack, key::unready);  // TD-HIT-08
  if (weapon.record->word("class"_k) == "thrown"_k)
    leave_hand(r, attack.attacker, attack.weapon, r.world().creature(attack.target).place);
  unrelate(r, key::hidden_from, attack.attacker, attack.target);  // TD-SENSE-07
  return hits;
}

}  // namespace ft::rules::threed6
