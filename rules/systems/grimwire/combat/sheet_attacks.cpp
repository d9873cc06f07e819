// The attacks on a creature's sheet. Source: GW-ATK-01, GW-ATK-02, GW-DICE-08, GW-RANGE-01, GW-MELEE-01, GW-MELEE-03.
#include "rules/systems/grimwire/combat/sheet_attacks.hpp"

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/combat/blow.hpp"
#include "rules/systems/grimwire/creature/passives.hpp"

namespace ft::rules::grimwire {

namespace {

std::int64_t from_techniques(const Ruleset& system, const Actor& actor, Key modify, const Attack& attack) {
  return passive_bonus(system, actor, modify, [&](Key when) { return describes(when, attack); });
}

/// What is added against any target. Source: GW-ATK-02, GW-DICE-08, GW-HEAVY-04.
Sum modifiers(const Ruleset& system, const Actor& actor, const Attack& attack) {
  Sum sum;
  sum.add(key::burnout, actor.roll_penalty(), "GW-BURN-01"_k);
  sum.add("accuracy"_k, attack.weapon.accuracy(), "GW-ATK-02"_k);
  if (attack.weapon.ranged()) {
    const std::int64_t penalty = system.house_rule(actor.world().campaign(), "ranged_penalty"_k);
    sum.add("ranged_attack"_k, -penalty, "GW-DICE-08"_k);
    sum.add("too_weak"_k, -deficit(system, actor, attack), "GW-HEAVY-04"_k);
  }
  return sum.add("technique_bonus"_k, from_techniques(system, actor, "roll"_k, attack), "GW-DATA-05"_k);
}

/// A player character rolls; against others one rolls to evade. Source: GW-ATK-02, G-04.
SheetLine to_hit(const Ruleset& system, const Actor& actor, const Attack& attack) {
  const Sum more = modifiers(system, actor, attack);
  if (actor.pc()) return {"to_hit"_k, actor.attribute_sum(COR).add(more), "GW-ATK-02"_k, {1, 20, 0}};
  const std::int64_t authored = attack.weapon.record->number("evade_tn"_k);
  const Key standing = authored_standing_number(COR);
  Sum number;
  if (authored > 0)
    number.keep("evade_number"_k, authored - attack.weapon.accuracy(), "GW-DATA-02"_k);
  else if (actor.creature().numbers.has(standing))
    number.keep(standing, actor.number(standing), "GW-ATK-02"_k);
  else
    number.keep("base_number"_k, 11, "GW-ATK-02"_k).add(actor.attribute_sum(COR));
  return {"evade_number"_k, number.add(more), "GW-ATK-02"_k};
}

SheetLine damage(const Ruleset& system, const Actor& actor, const Attack& attack) {
  const Record& record = *attack.weapon.record;
  const DiceText dice = record.dice("damage"_k);
  const Key added = record.word("add"_k);
  Sum sum;
  sum.add("flat"_k, dice.plus);
  sum.add(TOG, attack.melee_or_thrown() ? actor.attribute(TOG) : 0, "GW-MELEE-03"_k);
  sum.add("attribute"_k, added ? actor.attribute(attribute_named(added)) : 0);
  sum.add("technique_bonus"_k, from_techniques(system, actor, "damage"_k, attack), "GW-DATA-05"_k);
  return {"damage"_k, sum, "GW-DMG-01"_k, {dice.count, dice.sides, 0}, record.word("dtype"_k)};
}

SheetLine reach(const Weapon& weapon) {
  if (weapon.melee()) return {"attack_reach"_k, Sum{{"attack_reach"_k, 3, "GW-MELEE-01"_k}}, "GW-MELEE-01"_k};
  return {"attack_range"_k, Sum{{weapon.record->id, weapon.range_m(), "GW-RANGE-01"_k}}, "GW-RANGE-01"_k};
}

}  // namespace

std::vector<SheetAttack> sheet_attacks(const Ruleset& system, const View& view, CreatureId id) {
  std::vector<SheetAttack> all;
  if (!view.find(id)) return all;
  const Actor actor(view.world(), id);
  for (const Weapon& weapon : weapons_in_hand(system, actor)) {
    const AttackKind kind = weapon.melee() ? AttackKind::melee : AttackKind::ranged;
    const Attack attack{.attacker = id, .target = {}, .weapon = weapon, .kind = kind, .extra = {}};
    all.push_back({weapon.record->id,
                   "attack"_k,
                   weapon.item ? Params{{"weapon"_k, weapon.item}} : Params{},
                   {to_hit(system, actor, attack), damage(system, actor, attack), reach(weapon)}});
  }
  return all;
}

}  // namespace ft::rules::grimwire
