// Drink and rage. Source: GW-INEB, GW-FRENZY, GW-AMOK, GW-SENSE, GW-BREATH-01, GW-BREATH-05.
#include "rules/systems/grimwire/conditions/statuses.hpp"

#include <algorithm>

#include "rules/systems/grimwire/conditions/breath.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"

namespace ft::rules::grimwire {

namespace {

/// TOG +1, everything else -3 or as much as the GM says; against terror the -3 turns into +3. One more drink makes it
/// last longer. Source: GW-INEB, G-49.
Condition drunk(const Resolution& r, CreatureId on, Condition made) {
  const Actor actor(r.world(), on);
  const Condition* present = actor.find(key::inebriated);
  const std::int64_t before = present ? present->data.get("drinks"_k) : 0;
  const std::int64_t drinks = before + std::max<std::int64_t>(1, made.data.get("drinks"_k));
  const std::int64_t worse = std::max<std::int64_t>(3, made.data.get("n"_k));
  made.data.set("drinks"_k, drinks);
  made.modifiers = {{TOG, 1, {}}};
  for (const Key attribute : {AGL, COR, MND, PER, RSN}) made.modifiers.push_back({attribute, -worse, {}});
  made.modifiers.push_back({"terror_roll"_k, worse + 3, "roll"_k});
  const std::int64_t minutes =
      r.house_rule("drink_minutes"_k) * drinks / std::max<std::int64_t>(1, actor.number(key::weight_class));
  if (!made.ends.unit) made.ends = {"rounds"_k, std::max<std::int64_t>(1, 10 * minutes), on};
  return made;
}

void add_reserve(Resolution& r, CreatureId on, const Condition& landed, std::int64_t n) {
  Condition reserve = condition(key::temp_condition, landed.source, {"forever"_k, 0, {}});
  reserve.source_key = landed.key;
  reserve.parent = landed.id;
  reserve.data.set("n"_k, n);
  gain(r, on, reserve);
}

bool is_rage(Key key) { return key == key::frenzy || key == key::amok; }

}  // namespace

Condition made_ready(const Resolution& r, CreatureId on, Condition made) {
  if (made.key == key::inebriated) return drunk(r, on, std::move(made));
  if (made.key == key::holding_breath && !made.ends.unit)
    made.ends = {"rounds"_k, rounds_of_breath(Actor(r.world(), on)), on};
  return made;
}

bool is_immune(const World& world, CreatureId on, const Condition& made) {
  const Actor actor(world, on);
  if (actor.raging() && (made.key == key::agony || made.key == key::terror)) return true;  // GW-AGONY, GW-FRENZY
  if (made.key == key::holding_breath && in_vacuum(world, on)) return true;                // GW-BREATH-05
  return made.key == key::sensory_impairment && made.data.get("sight"_k) != 0 && actor.number("sightless"_k) != 0;
}

void renew_reserve(Resolution& r, CreatureId on, ConditionId refreshed) {
  const auto& all = r.world().creature(on).conditions;
  const auto at = std::find_if(all.begin(), all.end(), [&](const Condition& one) { return one.id == refreshed; });
  if (at == all.end()) return;
  const Condition renewed = *at;
  if (renewed.key == key::inebriated) add_reserve(r, on, renewed, 3);
  if (is_rage(renewed.key)) add_reserve(r, on, renewed, Actor(r.world(), on).critical_level());
}

void bring_along(Resolution& r, CreatureId on, const Condition& landed) {
  if (landed.key == key::inebriated) add_reserve(r, on, landed, 3);
  if (!is_rage(landed.key)) return;
  add_reserve(r, on, landed, Actor(r.world(), on).critical_level());
  lose_unless_hexed(r, on, key::agony);
  lose_unless_hexed(r, on, key::terror);
}

}  // namespace ft::rules::grimwire
