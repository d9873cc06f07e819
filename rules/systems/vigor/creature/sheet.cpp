// Derived numbers with their parts. Source: VG-DICE-03, VG-TURN-02, VG-ATK-02, VG-REACT-04, VG-ACT-04, VG-REC-02, VG-REC-03,
// VG-RES-01.
#include "rules/systems/vigor/creature/sheet.hpp"

#include <algorithm>

#include "rules/systems/vigor/creature/carried.hpp"
#include "rules/systems/vigor/creature/pool_changes.hpp"

namespace ft::rules::vigor {

Sum actions_max(const Ruleset& system, const Actor& actor) {
  Sum sum;
  sum.keep("base_number"_k, 2, "VG-TURN-02"_k);
  return sum.add(granted(system, actor, "actions_max"_k));
}

Sum defense_cost(const Ruleset& system, const Actor& actor) {
  Sum sum;
  sum.keep("base_number"_k, 5, "VG-REACT-04"_k);
  if (actor.has(key::defending)) sum.add(key::defending, -2, "VG-ACT-04"_k);
  const Sum cheaper = granted(system, actor, "defense_cost"_k);
  for (const Part& part : cheaper.parts()) sum.add(part.source, std::max(part.value, -sum.total()), part.rule);
  return sum;
}

Sum vigor_recovery(const Ruleset& system, const Actor& actor) {
  Sum sum;
  sum.keep(key::stamina, actor.number(key::stamina) / 5, "VG-REC-02"_k);
  return sum.add(granted(system, actor, "recovery_vigor"_k));
}

Sum durability_recovery(const Ruleset& system, const Actor& actor) {
  const Sum all = granted(system, actor, "recovery_durability"_k);
  if (!actor.wounded()) return all;
  Sum sum;
  for (const Part& part : all.parts())
    if (system.content().at(key::talent, part.source).flag("even_wounded"_k))
      sum.add(part.source, part.value, part.rule);
  return sum;
}

Sum mana_recovery(const Ruleset& system, const Actor& actor) { return granted(system, actor, "recovery_mana"_k); }

Sum resistance_dice(const Ruleset& system, const Actor& actor) {
  Sum sum;
  sum.add("resist_bonus"_k, actor.number("resist_bonus"_k), "VG-RES-01"_k);
  return sum.add(granted(system, actor, "resist_bonus"_k));
}

std::vector<SheetLine> sheet(const Ruleset& system, const View& view, CreatureId id) {
  std::vector<SheetLine> lines;
  if (!view.find(id)) return lines;
  const Actor actor(view.world(), id);
  for (const Ability& ability : seven_abilities)
    lines.push_back({ability.dice, Sum{{ability.score, actor.ability_dice(ability), "VG-DICE-03"_k}}, "VG-DICE-03"_k});
  lines.push_back({key::guard, guard_of(system, actor), "VG-ATK-02"_k});
  lines.push_back({"defense_cost"_k, defense_cost(system, actor), "VG-REACT-04"_k});
  lines.push_back({"actions_max"_k, actions_max(system, actor), "VG-TURN-02"_k});
  lines.push_back({"recovery_vigor"_k, vigor_recovery(system, actor), "VG-REC-02"_k});
  lines.push_back({"recovery_durability"_k, durability_recovery(system, actor), "VG-REC-03"_k});
  lines.push_back({"recovery_mana"_k, mana_recovery(system, actor), "VG-REC-03"_k});
  lines.push_back({"resist_bonus"_k, resistance_dice(system, actor), "VG-RES-01"_k});
  lines.push_back({"bonus_die"_k, bonus_die(system, actor), "VG-DICE-05"_k});
  lines.push_back({"reach"_k, Sum{{key::size, actor.body_reach(), "VG-POS-06"_k}}, "VG-POS-06"_k});
  lines.push_back({"move_distance"_k, Sum{{key::speed, actor.move_distance(), "VG-ACT-06"_k}}, "VG-ACT-06"_k});
  const std::vector<ArmorPiece> pieces = armor_of(system, actor, "kinetic"_k);
  const auto best = std::ranges::max_element(pieces, {}, &ArmorPiece::rank);
  Sum armor;
  if (best != pieces.end()) armor.add(best->kind, best->rank, "VG-ARM-03"_k);
  lines.push_back({"armor_rank"_k, armor, "VG-ARM-03"_k});
  return lines;
}

}  // namespace ft::rules::vigor
