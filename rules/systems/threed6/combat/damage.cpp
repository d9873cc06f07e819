// Damage and what gets through. Source: TD-DMG-01 to 06, TD-RNG-01.
#include "rules/systems/threed6/combat/damage.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/combat/thrown_things.hpp"
#include "rules/systems/threed6/conditions/injury.hpp"

namespace ft::rules::threed6 {

namespace {

DiceText dice_of(const Resolution& r, const Attack& attack) {
  if (attack.thrown) {
    const std::int64_t weight = body_weight(r.system(), Actor(r.world(), attack.thrown));
    return thrown_dice(Actor(r.world(), attack.attacker), weight);
  }
  if (attack.option == "thrown_object"_k)
    return thrown_dice(r.system(), Actor(r.world(), attack.attacker), attack.weapon);
  return damage_dice(Actor(r.world(), attack.attacker), mode_used(r, attack));
}

/// What half-damage range leaves of it. Source: TD-RNG-01.
void halve_far(const Resolution& r, const Attack& attack, Sum& damage) {
  const Weapon weapon = weapon_used(r, attack);
  const std::int64_t half = weapon.record->number("half_range"_k);
  const bool far = !weapon.melee() && half > 0 && yards_to_target(r, attack) > half;
  damage.add("half_damage"_k, far ? damage.total() / 2 - damage.total() : 0, "TD-RNG-01"_k);
}

/// +2, or +1 for each die if that is more. Source: TD-DMG-04.
std::int64_t strong(const Attack& attack, const DiceText& dice) {
  return attack.option == "strong"_k ? std::max(2, dice.count) : 0;
}

}  // namespace

Damage roll_damage(Resolution& r, const Attack& attack, DamageDice how) {
  const DiceText dice = dice_of(r, attack);
  RollMade made;
  std::int64_t faces = 0;
  for (int i = 0; i < dice.count; ++i) {
    const int face = how == DamageDice::highest ? 6 : r.roll(6, attack.attacker, "damage"_k);
    made.dice.push_back({6, face});
    faces += face;
  }
  made.total.keep("dice"_k, faces).add("adds"_k, dice.plus, "TD-DMG-03"_k);
  made.total.add("strong"_k, strong(attack, dice), "TD-DMG-04"_k);
  const std::int64_t least = r.house_rule("minimum_one"_k);
  made.total.add("least"_k, std::max<std::int64_t>(0, least - made.total.total()), "TD-DMG-01"_k);
  halve_far(r, attack, made.total);
  const Damage damage{made.total.total(), mode_used(r, attack).word("damage_type"_k)};
  made.by = attack.attacker;
  made.purpose = "damage"_k;
  made.against = attack.target;
  made.outcome = damage.type;
  made.rule = "TD-DMG-01"_k;
  r.emit(std::move(made));
  return damage;
}

Sum injury_sum(const Actor& target, const Damage& damage) { return injury_sum(target.number(key::dr), damage); }

Sum injury_sum(std::int64_t resistance, const Damage& damage) {
  Sum sum;
  sum.keep("damage"_k, damage.basic).add("armor"_k, -resistance, "TD-DMG-01"_k);
  const std::int64_t through = sum.total();
  if (through <= 0) return sum.add("least"_k, -through, "TD-DMG-01"_k);
  const std::int64_t injury = damage.type == "cut"_k ? through * 3 / 2 : damage.type == "imp"_k ? through * 2 : through;
  return sum.add("wounding"_k, injury - through, "TD-DMG-06"_k);
}

void hurt(Resolution& r, CreatureId target, const Damage& damage) {
  const Sum sum = injury_sum(Actor(r.world(), target), damage);
  r.emit(Calculated{target, "injury"_k, sum, "TD-DMG-06"_k, {}});
  if (sum.total() == 0) return log_line(r, "bounces_off"_k, {{"who"_k, target}}, "TD-DMG-01"_k);
  injure(r, target, sum.total());
}

std::int64_t most_injury(const Resolution& r, const Attack& attack) {
  const DiceText dice = dice_of(r, attack);
  Sum highest;
  highest.keep("dice"_k, 6 * dice.count + dice.plus + strong(attack, dice));
  halve_far(r, attack, highest);
  const Damage most{highest.total(), mode_used(r, attack).word("damage_type"_k)};
  return injury_sum(Actor(r.world(), attack.target), most).total();
}

}  // namespace ft::rules::threed6
