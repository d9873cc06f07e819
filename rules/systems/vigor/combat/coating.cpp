// Poison on a weapon. Source: VG-DATA-09, VG-DMG-04, VG-TYPE-01.
#include "rules/systems/vigor/combat/coating.hpp"

#include "rules/systems/vigor/combat/damage.hpp"
#include "rules/systems/vigor/combat/materials.hpp"
#include "rules/systems/vigor/dice/bursting.hpp"

namespace ft::rules::vigor {

void spend_coating(Resolution& r, const Attack& attack, std::int64_t suffered) {
  const Item* weapon = Actor(r.world(), attack.attacker).item(attack.weapon.item);
  if (suffered < 1 || !weapon || weapon->numbers.get("coated"_k) == 0) return;
  const Numbers coating = weapon->numbers;
  r.emit(ItemNumberSet{attack.attacker, attack.weapon.item, "coated"_k, 0});
  if (Actor(r.world(), attack.target).has(key::dead)) return;
  const auto word = [&](Key key) { return Key(static_cast<std::uint32_t>(coating.get(key))); };
  const std::int64_t quality = quality_rank(word("coated_quality"_k));
  const int sides = sides_at(quality - 3);
  RollMade roll{attack.attacker, "poison_roll"_k, attack.target, {}, {}, {}, {}, "VG-DATA-09"_k, {}};
  std::int64_t total = 0;
  for (std::int64_t i = 0; i < coating.get("coated"_k); ++i) {
    const int face = r.roll(sides, attack.attacker, "poison_roll"_k);
    roll.dice.push_back({sides, face});
    total += face;
  }
  roll.total.keep("weapon_dice"_k, total, "VG-DMG-01"_k);
  r.emit(roll);
  Hit hit{attack.target, {}, word("coated_type"_k), {}, quality, Depth::health_alone};
  hit.amount.keep("rolled"_k, total, "VG-DMG-03"_k);
  if (land(r, hit) > 0) ask_what_becomes_of(r, hit.type, {hit.target});
}

}  // namespace ft::rules::vigor
