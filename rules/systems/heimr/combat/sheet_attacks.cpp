// The attacks on a creature's sheet. Source: HM-ATK-03, HM-HP-01, HM-BRAWL-01, HM-POS-01.
#include "rules/systems/heimr/combat/sheet_attacks.hpp"

#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/creature/carried.hpp"

namespace ft::rules::heimr {

namespace {

/// What is rolled against any target.
std::vector<SheetLine> pool_lines(const Actor& actor, Pool pool) {
  pool.consistency.add(key::prone, actor.has(key::prone) ? -2 : 0, "HM-POS-01"_k);
  return {{"consistency"_k, pool.consistency, "HM-ATK-03"_k}, {"potential"_k, pool.potential, "HM-ATK-03"_k}};
}

SheetAttack armed(const Ruleset& system, const Actor& actor, const Weapon& weapon) {
  Pool pool =
      pool_of(system, actor.world(), actor.id(), best_ability(system, actor.world(), actor.id(), *weapon.record));
  pool.potential.add(weapon.record->id, weapon.bonus_p(), "HM-ATK-03"_k);
  SheetAttack attack{weapon.record->id, "weapon_attack"_k, {{"weapon"_k, weapon.item}}, pool_lines(actor, pool)};
  attack.lines.push_back({"damage"_k, Sum{{weapon.record->id, weapon.damage(), "HM-HP-01"_k}}, "HM-HP-01"_k});
  if (!weapon.melee())
    attack.lines.push_back({"attack_range"_k, Sum{{weapon.record->id, weapon.range(), "HM-ATK-06"_k}}, "HM-ATK-06"_k});
  return attack;
}

SheetAttack bare_hands(const Ruleset& system, const Actor& actor, Key blow) {
  SheetAttack attack{"brawl"_k,
                     "brawl_attack"_k,
                     {{"blow"_k, blow}},
                     pool_lines(actor, pool_of(system, actor.world(), actor.id(), "brawl"_k))};
  if (blow == "hit"_k) attack.lines.push_back({"damage"_k, Sum{{"brawl"_k, 1, "HM-BRAWL-01"_k}}, "HM-BRAWL-01"_k});
  return attack;
}

}  // namespace

std::vector<SheetAttack> sheet_attacks(const Ruleset& system, const View& view, CreatureId id) {
  std::vector<SheetAttack> all;
  if (!view.find(id)) return all;
  const Actor actor(view.world(), id);
  for (const Weapon& weapon : wielded_weapons(system, actor)) all.push_back(armed(system, actor, weapon));
  for (const Key blow : {"hit"_k, "bind"_k}) all.push_back(bare_hands(system, actor, blow));
  return all;
}

}  // namespace ft::rules::heimr
