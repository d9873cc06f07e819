// What regions of damage do to creatures that walk into them. Source: TD-DMG-01, TD-DMG-06, TD-CLIMB-07.
#include "rules/systems/threed6/combat/take_damage.hpp"

#include "rules/systems/threed6/combat/damage.hpp"

namespace ft::rules::threed6 {

void take_damage(Resolution& r, CreatureId who, const DiceText& damage) {
  RollMade made;
  made.by = who;
  made.purpose = "damage"_k;
  made.outcome = "cr"_k;
  made.rule = "TD-DMG-01"_k;
  std::int64_t faces = 0;
  for (int i = 0; i < damage.count; ++i) {
    made.dice.push_back({damage.sides, r.roll(damage.sides, who, "damage"_k)});
    faces += made.dice.back().face;
  }
  made.total.add("dice"_k, faces).add("adds"_k, damage.plus, "TD-DMG-01"_k);
  const std::int64_t basic = made.total.total();
  if (damage.count > 0) r.emit(std::move(made));
  hurt(r, who, {basic, "cr"_k});
}

}  // namespace ft::rules::threed6
