// What a blow, shot or throw does once its dice have decided: damage, non-lethal or not, missiles on the ground.
// Source: AU-MEL-04, AU-MEL-07, AU-MEL-09, AU-RNG-07, AU-RNG-08, AU-RNG-11, AU-THR-01, AU-THR-02, AU-NL-01, AU-MPL.
#include "rules/systems/aura/combat/hit.hpp"

#include <algorithm>
#include <memory>

#include "rules/kernel/system.hpp"
#include "rules/systems/aura/combat/blow.hpp"
#include "rules/systems/aura/combat/shot.hpp"
#include "rules/systems/aura/conditions/death.hpp"
#include "rules/systems/aura/conditions/wounds.hpp"
#include "rules/systems/aura/creature/carried.hpp"

namespace ft::rules::aura {

namespace {

using AttackType = AttackType;

/// What the damage dice and all that is added come to. Bare hands have no dice. Source: AU-MEL-09, AU-RNG-08,
/// AU-UNA-01.
Sum damage_thrown(Resolution& r, const Attack& attack, bool exposed) {
  const auto weapon = [&]() -> const Record& { return weapon_record(Actor(r, attack.by), attack.weapon); };
  Sum damage;
  std::vector<Die> dice;
  if (attack.kind == AttackType::power) {
    RollResult thrown = roll_dice(r, attack.dice, attack.by, "damage"_k);
    damage.keep("ability"_k, thrown.value, "AU-ABIL-01"_k);
    dice = std::move(thrown.dice);
  } else if (attack.weapon) {
    const DiceText text = attack.ranged() ? missile_dice(weapon()) : weapon().dice("damage"_k);
    RollResult thrown = roll_dice(r, text, attack.by, "damage"_k);
    damage.keep(weapon().id, thrown.value, attack.ranged() ? "AU-RNG-08"_k : "AU-MEL-09"_k);
    dice = std::move(thrown.dice);
  }
  const Actor attacker(r, attack.by);
  if (attack.ranged())
    damage.add(missile_bonus(attacker, *attacker.item(attack.weapon), attack.kind));
  else if (attack.weapon)
    damage.add("masdb"_k, attacker.masdb().total(), "AU-STAT-02"_k);
  else if (attack.kind != AttackType::power)
    damage.keep("masab"_k, std::max<std::int64_t>(1, attacker.masab().total()), "AU-UNA-01"_k);
  const bool counts = !attack.damage_against || Actor(r, attack.on).has(attack.damage_against) ||
                      (attack.damage_against == key::exposed && exposed);
  damage.add("ability"_k, counts ? attack.damage : 0, "AU-ABIL-01"_k);
  if (!dice.empty()) r.emit(RollMade{attack.by, "damage"_k, attack.on, dice, damage, {}, {}, "AU-DMG-01"_k, {}});
  return damage;
}

/// A Chance roll, unless care or bare hands make it needless. Source: AU-NL-01, AU-NL-02, AU-UNA-02.
bool stays_nonlethal(Resolution& r, const Attack& attack) {
  if (!attack.nonlethal || !attack.weapon) return attack.nonlethal;
  const bool blunt = weapon_record(Actor(r, attack.by), attack.weapon).word("damageType"_k) == "blunt"_k;
  const std::int64_t needs = (attack.ranged() ? 15 : blunt ? 5 : 10) - attack.penalty / 3 * 5;
  return needs <= 1 || chance(r, attack.by, "chance"_k, needs, "AU-NL-01"_k);
}

/// Missing proficiency, and a throw of what is not made for it unless the Hit roll is a natural 20. AU-DMG-04,
/// AU-THR-02.
int halvings(const Actor& attacker, const Attack& attack, const AttackResult& struck) {
  const Record& weapon = weapon_record(attacker, attack.weapon);
  const bool improvised = attack.kind == AttackType::hurl && !weapon.record("thrown"_k) && struck.natural < 20;
  return (attacker.proficient(weapon) ? 0 : 1) + (improvised ? 1 : 0);
}

Damage damage_of(Resolution& r, const Attack& attack, const DefenderState& defender, const AttackResult& struck) {
  const bool nonlethal = stays_nonlethal(r, attack);
  Sum base = damage_thrown(r, attack, defender.exposed || struck.critical);
  const Actor attacker(r, attack.by), target(r, attack.on);
  const std::int64_t coverage = target.armour(attack.ranged() ? "rangedCoverage"_k : "armorCoverage"_k);
  const Key type = attack.type ? attack.type : weapon_record(attacker, attack.weapon).word("damageType"_k);
  return {.by = attack.by,
          .on = attack.on,
          .base = std::move(base),
          .armour = !struck.critical && attack.evaded() && struck.natural < coverage,
          .type = type ? type : "blunt"_k,
          .doublings = attack.doublings,
          .halvings = halvings(attacker, attack, struck),
          .nonlethal = nonlethal};
}

/// One piece less of what the weapon shoots. Source: AU-RNG-11.
void use_ammunition(Resolution& r, const Attack& attack) {
  const Actor shooter(r, attack.by);
  const Item* weapon = shooter.item(attack.weapon);
  if (!weapon) return;
  const Key needed = shooter.record(*weapon)->word("ammunition"_k);
  const auto& all = shooter.creature().items;
  const auto piece =
      std::find_if(all.begin(), all.end(), [&](const Item& item) { return needed && item.kind == needed; });
  const auto used = piece == all.end() ? std::nullopt : std::optional(*piece);
  if (weapon->numbers.get(key::loaded) != 0) r.emit(ItemNumberSet{attack.by, attack.weapon, key::loaded, 0});
  if (!used) return;
  const std::int64_t left = used->numbers.get("count"_k, 1) - 1;
  if (left > 0)
    r.emit(ItemNumberSet{attack.by, used->id, "count"_k, left});
  else
    r.emit(ItemLost{attack.by, used->id});
}

/// What leaves the hand, hit or miss. Source: AU-RNG-11, AU-THR-01.
void let_fly(Resolution& r, const Attack& attack) {
  if (attack.kind == AttackType::shot) use_ammunition(r, attack);
  if (attack.kind == AttackType::hurl) lay_down(r, attack.by, attack.weapon, r.world().creature(attack.on).place);
}

}  // namespace

Effect wound(Resolution& r, const Attack& attack, const DefenderState& defender, const AttackResult& struck) {
  const std::optional<Damage> harm =
      struck.hit && attack.harms() ? std::optional(damage_of(r, attack, defender, struck)) : std::nullopt;
  const auto mortal = std::make_shared<bool>(false);  // found out when it happens, for its last step
  Effect effect;
  effect.exposes = [=](Resolution& now) { expose(now, attack, struck); };
  effect.happens = [=](Resolution& now) {
    let_fly(now, attack);
    if (harm) *mortal = deal_damage(now, *harm);
  };
  effect.last = [=](Resolution& now) {
    if (*mortal) death_roll(now, attack.on);
  };
  return effect;
}

}  // namespace ft::rules::aura
