// What regions of damage do to creatures that walk into them. Source: GW-AMB-01, GW-DMG-04.
#include "rules/systems/grimwire/conditions/take_damage.hpp"

#include "rules/systems/grimwire/conditions/damage.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"

namespace ft::rules::grimwire {

void take_damage(Resolution& r, CreatureId who, const DiceText& damage) {
  if (Actor(r.world(), who).has(key::dead)) return;
  Damage harm{.on = who, .by = {}, .type = "raw"_k, .rolled = {}, .attack = false, .armour = false};
  for (const Die& die : throw_dice(r, damage, who, "area_damage"_k))
    harm.rolled.add("ambience"_k, die.face, "GW-AMB-01"_k);
  harm.rolled.add("flat"_k, damage.plus, "GW-AMB-01"_k);
  deal(r, harm);
}

}  // namespace ft::rules::grimwire
