// What regions of damage do to creatures that walk into them. Source: HM-EFF-01, HM-EFF-03, HM-HP-01.
#include "rules/systems/heimr/conditions/take_damage.hpp"

#include "rules/systems/heimr/conditions/effects.hpp"

namespace ft::rules::heimr {

void take_damage(Resolution& r, CreatureId who, const DiceText& damage) {
  RollMade made;
  made.by = who;
  made.purpose = "damage"_k;
  made.rule = "HM-EFF-03"_k;
  std::int64_t faces = 0;
  for (int i = 0; i < damage.count; ++i) {
    made.dice.push_back({damage.sides, r.roll(damage.sides, who, "damage"_k)});
    faces += made.dice.back().face;
  }
  made.total.add("die"_k, faces, "HM-EFF-03"_k).add("gm_modifier"_k, damage.plus, "HM-EFF-03"_k);
  const std::int64_t points = made.total.total();
  if (damage.count > 0) r.emit(std::move(made));
  land(r, who, {"hit"_k, points, {}, {}});
}

}  // namespace ft::rules::heimr
