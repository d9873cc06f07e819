// What regions of damage do to creatures that walk into them. Source: AU-DMG-01, AU-DEATH-01.
#include "rules/systems/aura/conditions/take_damage.hpp"

#include "rules/systems/aura/conditions/death.hpp"
#include "rules/systems/aura/conditions/wounds.hpp"
#include "rules/systems/aura/dice/dice.hpp"

namespace ft::rules::aura {

void take_damage(Resolution& r, CreatureId who, const DiceText& damage) {
  RollResult thrown = roll_dice(r, damage, who, "damage"_k);
  Damage harm{.by = {}, .on = who, .base = {}, .type = "other"_k};
  harm.base.add("die"_k, thrown.value - damage.plus, "AU-DMG-01"_k).add("gm_modifier"_k, damage.plus, "AU-DMG-01"_k);
  if (!thrown.dice.empty())
    r.emit(RollMade{who, "damage"_k, {}, std::move(thrown.dice), harm.base, {}, {}, "AU-DMG-01"_k, {}});
  if (deal_damage(r, harm)) death_roll(r, who);
}

}  // namespace ft::rules::aura
