// What regions of damage do to creatures that walk into them. Source: VG-DMG-02, VG-DMG-03, VG-ARM-08.
#include "rules/systems/vigor/combat/take_damage.hpp"

#include "rules/systems/vigor/combat/damage.hpp"

namespace ft::rules::vigor {

void take_damage(Resolution& r, CreatureId who, const DiceText& damage) {
  Throw thrown;
  std::int64_t faces = 0;
  for (int i = 0; i < damage.count; ++i) {
    thrown.dice.push_back({damage.sides, r.roll(damage.sides, who, "damage_roll"_k)});
    faces += thrown.dice.back().face;
  }
  thrown.total.add("die"_k, faces, "VG-DMG-03"_k).add("flat"_k, damage.plus, "VG-DMG-03"_k);
  Hit hit{.target = who, .amount = {}, .type = "kinetic"_k, .kind = {}};
  hit.amount.keep("rolled"_k, thrown.total.total(), "VG-DMG-03"_k);
  Pool pool;
  pool.who = who;
  pool.purpose = "damage_roll"_k;
  if (damage.count > 0) log_roll(r, pool, thrown, {}, {}, "VG-DMG-02"_k, {});
  land(r, std::move(hit));
}

}  // namespace ft::rules::vigor
