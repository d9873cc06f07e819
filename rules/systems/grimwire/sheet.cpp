// A creature's sheet. Source: grimwire.md section 2.1.
#include "rules/systems/grimwire/sheet.hpp"

#include "rules/systems/grimwire/creature/carried.hpp"
#include "rules/systems/grimwire/creature/passives.hpp"
#include "rules/systems/grimwire/movement/pace.hpp"

namespace ft::rules::grimwire {

namespace {

Sum capped_condition(const Actor& actor) {
  Sum sum;
  sum.keep(key::condition_max, actor.number(key::condition_max), "GW-COND-01"_k);
  return sum.add(key::burnout, actor.condition_cap() - sum.total(), "GW-BURN-01"_k);
}

Sum burnout(const Actor& actor) {
  Sum sum;
  sum.keep(key::burnout_real, actor.number(key::burnout_real), "GW-BURN-01"_k);
  return sum.add(key::agony, actor.burnout() - sum.total(), "GW-AGONY"_k);
}

/// What a player character rolls to evade, or what one has to reach against others. Source: GW-ATK-02, G-04.
SheetLine evasion(const Actor& actor) {
  constexpr Key rule = "GW-ATK-02"_k, authored = "sn_AGL"_k;
  Sum sum;
  if (!actor.pc() && actor.creature().numbers.has(authored))
    return {"evade"_k, sum.keep(authored, actor.number(authored), rule), rule};
  if (!actor.pc()) sum.keep("base_number"_k, 11, rule);
  sum.add(actor.attribute_sum(AGL)).add(key::burnout, actor.roll_penalty(), "GW-BURN-01"_k);
  return {"evade"_k, sum, rule, actor.pc() ? DiceText{1, 20, 0} : DiceText{}};
}

}  // namespace

std::vector<SheetLine> sheet(const Ruleset& system, const View& view, CreatureId id) {
  std::vector<SheetLine> lines;
  const Creature* creature = view.find(id);
  if (!creature) return lines;
  const Actor actor(view.world(), id);
  for (const Key attribute : {TOG, AGL, COR, MND, PER, RSN})
    lines.push_back({attribute, actor.attribute_sum(attribute), "GW-ATTR-01"_k});
  lines.push_back({key::cond_cap, capped_condition(actor), "GW-BURN-01"_k});
  lines.push_back(
      {"critical_level"_k, Sum{{key::condition_max, actor.critical_level(), "GW-FRENZY"_k}}, "GW-FRENZY"_k});
  lines.push_back({key::burnout, burnout(actor), "GW-BURN-01"_k});
  lines.push_back({"roll_penalty"_k, Sum{{key::burnout, actor.roll_penalty(), "GW-BURN-01"_k}}, "GW-BURN-01"_k});
  lines.push_back({key::speed, actor.speed_sum(passive_bonus(system, actor, key::speed)), "GW-MOVE-01"_k});
  if (view.world().encounter_of(id)) {
    const std::int64_t left = may_move(view.world(), id) ? 0 : left_m(system, view.world(), id);
    lines.push_back({"movement_left"_k, Sum{{key::speed, left, "GW-MOVE-01"_k}}, "GW-MOVE-01"_k});
  }
  lines.push_back(
      {key::light_attacks,
       Sum{{COR, actor.light_attacks() + passive_bonus(system, actor, key::light_attacks), "GW-MELEE-02"_k}},
       "GW-MELEE-02"_k});
  lines.push_back({key::magic_range,
                   Sum{{RSN, actor.magic_range() + passive_bonus(system, actor, key::magic_range), "GW-MAGIC-01"_k}},
                   "GW-MAGIC-01"_k});
  lines.push_back(evasion(actor));
  lines.push_back({key::armour, armour_against(system, actor, "edged"_k), "GW-DMG-04"_k});
  return lines;
}

}  // namespace ft::rules::grimwire
