// The attacks on a creature's sheet. Source: VG-ATK-01, VG-ATK-06, VG-DMG-01, VG-DMG-02, VG-POS-06.
#include "rules/systems/vigor/combat/sheet_attacks.hpp"

#include "rules/kernel/system.hpp"
#include "rules/systems/vigor/combat/damage.hpp"
#include "rules/systems/vigor/dice/bursting.hpp"
#include "rules/systems/vigor/dice/checks.hpp"

namespace ft::rules::vigor {

namespace {

SheetLine bonus_dice(Key name, const Pool& pool, Key rule) {
  return {name, {}, rule, {static_cast<int>(pool.dice.total()), sides_at(pool.step.total()), 0}};
}

/// What is rolled against any target.
SheetLine to_hit(const Ruleset& system, const Actor& actor, const Weapon& weapon) {
  std::vector<Key> kinds{"attack"_k};
  if (weapon.melee()) kinds.push_back("melee_attack"_k);
  Pool pool = pool_for(system, actor, "attack_roll"_k, Scope::action, kinds);
  add_ability(pool, actor, key::agility);
  if (system.house_rule(actor.world().campaign(), "skill_dice_to_hit"_k) != 0)
    add_skill(system, actor, pool, weapon.record->word("skill"_k));
  return bonus_dice("attack_roll"_k, pool, "VG-ATK-01"_k);
}

SheetLine weapon_dice(const Weapon& weapon) {
  const Key kind = weapon.record->word("kinetic_kind"_k);
  const DiceText dice{static_cast<int>(weapon.damage_value), sides_at(weapon.quality - 3), 0};
  return {"weapon_dice"_k, {}, "VG-DMG-01"_k, dice, kind ? kind : weapon.record->word("damage_type"_k)};
}

SheetLine reach(const Actor& actor, const Weapon& weapon) {
  const Key of = weapon.record->id;
  if (weapon.melee()) return {"reach"_k, Sum{{of, melee_reach(actor, weapon), "VG-POS-06"_k}}, "VG-POS-06"_k};
  return {"attack_range"_k, Sum{{of, weapon.record->number("range_max"_k), "VG-ATK-06"_k}}, "VG-ATK-06"_k};
}

}  // namespace

std::vector<SheetAttack> sheet_attacks(const Ruleset& system, const View& view, CreatureId id) {
  std::vector<SheetAttack> all;
  if (!view.find(id)) return all;
  const Actor actor(view.world(), id);
  for (const Weapon& weapon : weapons_ready(system, actor)) {
    const Pool damage = damage_pool(system, actor, weapon);
    SheetAttack attack{weapon.record->id,
                       "attack"_k,
                       weapon.item ? Params{{"weapon"_k, weapon.item}} : Params{},
                       {to_hit(system, actor, weapon), weapon_dice(weapon)}};
    if (damage.dice.total() > 0) attack.lines.push_back(bonus_dice("damage_roll"_k, damage, "VG-DMG-02"_k));
    attack.lines.push_back(reach(actor, weapon));
    all.push_back(std::move(attack));
  }
  return all;
}

}  // namespace ft::rules::vigor
