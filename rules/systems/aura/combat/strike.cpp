// A blow, shot, throw or power from its Lock on. Source: AU-MEL-02, AU-RNG-02.
#include "rules/systems/aura/combat/strike.hpp"

#include "rules/systems/aura/combat/blow.hpp"
#include "rules/systems/aura/combat/hit.hpp"
#include "rules/systems/aura/combat/shot.hpp"

namespace ft::rules::aura {

Effect play_strike(Resolution& r, const Attack& attack) {
  const DefenderState defender = read_defender_state(r, attack);
  const AttackResult struck = attack.ranged() ? roll_ranged(r, attack, defender) : roll_melee(r, attack, defender);
  return wound(r, attack, defender, struck);
}

std::int64_t most_damage(const Resolution& r, const Attack& attack) {
  if (attack.manoeuvre()) return 0;
  const Actor attacker(r, attack.by);
  const Item* item = attacker.item(attack.weapon);
  if (attack.ranged() && !item) return 0;
  const Record& weapon = weapon_record(attacker, attack.weapon);
  const bool power = attack.kind == AttackType::power;
  const DiceText dice = power ? attack.dice : attack.ranged() ? missile_dice(weapon) : weapon.dice("damage"_k);
  const std::int64_t bonus = power             ? 0
                             : attack.ranged() ? missile_bonus(attacker, *item, attack.kind).total()
                             : attack.weapon   ? attacker.masdb().total()
                                               : std::max<std::int64_t>(1, attacker.masab().total());
  const std::int64_t all = std::int64_t{dice.count} * dice.sides + dice.plus + bonus + attack.damage;
  return std::max<std::int64_t>(0, all) * (1 + attack.doublings);
}

}  // namespace ft::rules::aura
