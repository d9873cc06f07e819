// Critical misses with a table. Source: TD-HIT-05; switch critical_miss_table.
#include "rules/systems/threed6/combat/mishaps.hpp"

#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/combat/ranged.hpp"
#include "rules/systems/threed6/conditions/states.hpp"

namespace ft::rules::threed6 {

namespace {

/// The effect of the row, just a miss where no row has the sum.
Key effect_at(const Ruleset& system, std::int64_t sum) {
  for (const Record* row : system.content().all(key::mishap))
    if (sum >= row->number("from"_k) && sum <= row->number("up_to"_k)) return row->word("effect"_k);
  return "just_a_miss"_k;
}

}  // namespace

void suffer_mishap(Resolution& r, const Attack& attack) {
  if (r.house_rule("critical_miss_table"_k) == 0) return;
  const Margin thrown = throw_against(r, attack.attacker, 0, key::mishap);
  const Key effect = effect_at(r.system(), thrown.sum);
  Sum total;
  total.keep("dice"_k, thrown.sum);
  r.emit(RollMade{attack.attacker, key::mishap, {}, thrown.dice, total, {}, effect, "TD-HIT-05"_k, {}});
  if (effect == "falls"_k) set_posture(r, attack.attacker, key::prone);
  if (is_part_of_body(r.system(), Actor(r.world(), attack.attacker).item(attack.weapon))) return;
  if (effect == "weapon_dropped"_k)
    leave_hand(r, attack.attacker, attack.weapon, r.world().creature(attack.attacker).place);
  if (effect == "weapon_unready"_k) r.emit(ItemNumberSet{attack.attacker, attack.weapon, key::unready, 1});
}

}  // namespace ft::rules::threed6
