// The attacks on a creature's sheet. Source: TD-HIT-01, TD-HIT-06, TD-DMG-02, TD-DMG-03, TD-RNG-01.
#include "rules/systems/threed6/combat/sheet_attacks.hpp"

#include "rules/systems/threed6/combat/ranged.hpp"
#include "rules/systems/threed6/dice/margins.hpp"

namespace ft::rules::threed6 {

namespace {

/// What is rolled against any target.
SheetLine to_hit(const Ruleset& system, const Actor& actor, const Weapon& weapon) {
  const Key skill = weapon.record->word("skill"_k);
  Sum sum = skill_now(system, actor, skill);
  if (!weapon.melee()) return {skill, sum, "TD-RNG-02"_k};
  const bool off_hand = weapon.hand == key::off_hand;
  const bool counts = system.house_rule(actor.world().campaign(), "off_hand_penalty"_k) != 0;
  sum.add(key::off_hand, off_hand && counts ? -4 : 0, "TD-HIT-06"_k);
  sum.add("posture"_k, effects_of(actor.posture()).attack, "TD-POST-02"_k);
  return {skill, sum, "TD-HIT-06"_k};
}

SheetLine damage(const Actor& actor, const Record& mode) {
  const DiceText dice = damage_dice(actor, mode);
  Sum sum;
  sum.add("adds"_k, dice.plus, "TD-DMG-03"_k);
  return {"damage"_k, sum, "TD-DMG-02"_k, {dice.count, dice.sides, 0}, mode.word("damage_type"_k)};
}

SheetLine reach(const Actor& actor, const Weapon& weapon) {
  const Key of = weapon.record->id;
  if (weapon.melee())
    return {"attack_reach"_k, Sum{{of, weapon.record->number("reach_to"_k), "TD-HIT-01"_k}}, "TD-HIT-01"_k};
  return {"attack_range"_k, Sum{{of, max_range(actor, weapon), "TD-RNG-01"_k}}, "TD-RNG-01"_k};
}

}  // namespace

std::vector<SheetAttack> sheet_attacks(const Ruleset& system, const View& view, CreatureId id) {
  std::vector<SheetAttack> all;
  if (!view.find(id)) return all;
  const Actor actor(view.world(), id);
  for (const Weapon& weapon : weapons_at_hand(system, actor))
    for (const Record& mode : weapon.record->records("modes"_k)) {
      Params form{weapon.item ? Param{"weapon"_k, weapon.item} : Param{"bare_hand"_k, true}};
      if (weapon.record->records("modes"_k).size() > 1) form.push_back({"mode"_k, mode.word("mode"_k)});
      all.push_back({weapon.record->id,
                     "attack"_k,
                     std::move(form),
                     {to_hit(system, actor, weapon), damage(actor, mode), reach(actor, weapon)}});
    }
  return all;
}

}  // namespace ft::rules::threed6
