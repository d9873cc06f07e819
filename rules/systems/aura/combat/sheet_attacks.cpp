// The attacks on a creature's sheet. Source: AU-STAT-03, AU-MEL-09, AU-UNA-01, AU-RNG-02, AU-RNG-08, AU-RNG-09, AU-GRID-04.
#include "rules/systems/aura/combat/sheet_attacks.hpp"

#include <algorithm>

#include "rules/systems/aura/combat/shot.hpp"

namespace ft::rules::aura {

namespace {

/// weapon: null for bare hands.
SheetLine reach(const Actor& actor, const Item* weapon) {
  return {"attack_reach"_k, Sum{{key::size, actor.reach(weapon), "AU-GRID-04"_k}}, "AU-GRID-04"_k};
}

SheetAttack blow(const Actor& actor, const Item& item) {
  const Record& weapon = *actor.record(item);
  const DiceText dice = weapon.dice("damage"_k);
  Sum damage;
  damage.add(weapon.id, dice.plus, "AU-MEL-09"_k).add("masdb"_k, actor.masdb().total(), "AU-STAT-02"_k);
  return {weapon.id,
          "melee_attack"_k,
          {{"weapon"_k, item.id}},
          {{"av"_k, actor.attack_value(&item), "AU-STAT-03"_k},
           {"sheet_damage"_k, damage, "AU-MEL-09"_k, {dice.count, dice.sides, 0}, weapon.word("damageType"_k)},
           reach(actor, &item)}};
}

SheetAttack bare_hands(const Actor& actor) {
  Sum damage;
  damage.keep("masab"_k, std::max<std::int64_t>(1, actor.masab().total()), "AU-UNA-01"_k);
  return {"unarmed"_k,
          "unarmed_attack"_k,
          {},
          {{"av"_k, actor.attack_value(nullptr), "AU-STAT-03"_k},
           {"sheet_damage"_k, damage, "AU-UNA-01"_k, {}, "blunt"_k},
           reach(actor, nullptr)}};
}

SheetAttack shot(const Actor& actor, const Item& item) {
  const Record& weapon = *actor.record(item);
  const DiceText dice = missile_dice(weapon);
  Sum damage;
  damage.add(weapon.id, dice.plus, "AU-RNG-08"_k).add(missile_bonus(actor, item, AttackType::shot));
  const Sum range{{weapon.id, ranges_of(actor, item, AttackType::shot).c, "AU-RNG-09"_k}};
  return {weapon.id,
          "ranged_attack"_k,
          {{"weapon"_k, item.id}},
          {{"missChanceModifier"_k, actor.miss_chance(weapon), "AU-RNG-02"_k},
           {"sheet_damage"_k, damage, "AU-RNG-08"_k, {dice.count, dice.sides, 0}, weapon.word("damageType"_k)},
           {"attack_range"_k, range, "AU-RNG-09"_k}}};
}

}  // namespace

std::vector<SheetAttack> sheet_attacks(const Ruleset& system, const View& view, CreatureId id) {
  std::vector<SheetAttack> all;
  if (!view.find(id)) return all;
  const Actor actor(system, view.world(), id);
  for (const Item* item : actor.melee_weapons()) all.push_back(blow(actor, *item));
  all.push_back(bare_hands(actor));
  for (const Item* item : actor.items(key::held)) {
    const Record* weapon = actor.record(*item);
    if (weapon && weapon->kind == key::weapon && weapon->record("range"_k)) all.push_back(shot(actor, *item));
  }
  return all;
}

}  // namespace ft::rules::aura
