// A condition as it lands: drink and held breath, and who is immune. Source: GW-INEB, GW-FRENZY, GW-AMOK, GW-SENSE,
// GW-BREATH-01, 05.
#include "rules/systems/grimwire/conditions/statuses.hpp"

#include <algorithm>

#include "rules/systems/grimwire/creature/ground.hpp"

namespace ft::rules::grimwire {

namespace {

/// How many rounds it can hold its breath. Source: GW-BREATH-01.
std::int64_t rounds_of_breath(const Actor& actor) {
  return std::max<std::int64_t>(1, 20 + 10 * actor.attribute(TOG));  // two minutes, and one a point
}

/// TOG +1, others -3 or the GM's number; against terror the -3 turns into +3. One more drink makes it last longer.
/// Source: GW-INEB, G-49.
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

}  // namespace ft::rules::grimwire
