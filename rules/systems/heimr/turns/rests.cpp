// Short rests, and time that passes outside combat. Source: HM-REST-01 to 03, HM-INJ-03.
#include "rules/systems/heimr/turns/rests.hpp"

#include <algorithm>

#include "rules/kernel/encounters/known_encounters.hpp"
#include "rules/systems/heimr/conditions/injuries.hpp"
#include "rules/systems/heimr/creature/attributes.hpp"
#include "rules/systems/heimr/creature/states.hpp"

namespace ft::rules::heimr {

namespace {

constexpr std::int64_t rest_s = 300, breather_s = 30;

/// Idle time before a rest's time passes, so that it can still be disturbed.
constexpr std::int64_t quiet_ms = 8000;

void pass(Resolution& r, std::int64_t seconds);

}  // namespace

void short_rest(Resolution& r) {
  const Actor actor(r.world(), r.actor());
  r.require(!actor.has(key::dead), {"E_DEAD"_k, {{"who"_k, r.actor()}}, {}});
  r.require(!actor.creature().encounter, {"E_IN_COMBAT"_k, {}, {}});
  r.require(!actor.injured(), {"E_REST_INJURED"_k, {{"who"_k, r.actor()}}, {}});
  r.require(!actor.has(key::resting), {"E_RESTING"_k, {{"who"_k, r.actor()}}, {}});
  log_line(r, "rests"_k, {{"who"_k, r.actor()}}, "HM-REST-01"_k);
  Condition resting;
  resting.key = key::resting;
  resting.ends = {"seconds"_k, rest_s, {}};
  gain(r, r.actor(), std::move(resting));
}

void rest_passes(Resolution& r) {
  std::int64_t seconds = rest_s;
  for (const Creature* creature : r.world().creatures())
    if (const Condition* resting = Actor(r.world(), creature->id).find(key::resting))
      seconds = std::min(seconds, resting->ends.left);
  pass(r, std::max<std::int64_t>(1, seconds));
}

void advance_time(Resolution& r) { pass(r, r.number("seconds"_k)); }

namespace {

void finish_rest(Resolution& r, CreatureId who) {  // Source: HM-REST-01
  lose(r, who, key::resting);
  const Actor actor(r.world(), who);
  if (actor.injured()) return;
  const std::int64_t hp = actor.number(key::hp_max), wp = actor.number(key::wp_max);
  r.set(who, key::hp, hp);
  if (r.house_rule("rest_restores_wp"_k) != 0) r.set(who, key::wp, wp);  // G-18
  const std::vector<Feature> features = r.world().creature(who).features;
  for (Feature feature : features) {
    if (feature.data.get("used"_k) == 0) continue;
    feature.data.set("used"_k, 0);
    r.emit(FeatureSet{who, std::move(feature)});
  }
  log_line(r, "rested"_k, {{"who"_k, who}}, "HM-REST-01"_k);
}

void breathe_freely(Resolution& r, CreatureId who) {  // Source: HM-REST-03
  const Actor actor(r.world(), who);
  const std::int64_t base = base_fatigue(r.system(), actor).total();
  if (actor.number(key::fatigue) > base) r.set(who, key::fatigue, base);
}

/// Passes that time for all creatures outside encounters.
void pass(Resolution& r, std::int64_t seconds) {
  std::vector<CreatureId> all;
  for (const Creature* creature : r.world().creatures())
    if (!creature->encounter && !Actor(r.world(), creature->id).has(key::dead)) all.push_back(creature->id);
  r.emit(ClockAdvanced{Ref::campaign(), seconds});
  for (const CreatureId who : all) {
    const Condition* resting = Actor(r.world(), who).find(key::resting);
    const std::int64_t left = resting ? resting->ends.left - seconds : 0;
    const bool rested = resting && left <= 0;
    run_clocks(r, who, seconds);
    if (seconds >= breather_s) breathe_freely(r, who);
    if (rested) finish_rest(r, who);
  }
}

}  // namespace

std::optional<Due> rest_due(const Ruleset& system, const World& world) {
  std::vector<const Creature*> resting;
  for (const Creature* creature : world.creatures())
    if (!creature->encounter && Actor(world, creature->id).has(key::resting)) resting.push_back(creature);
  if (resting.empty() || !is_quiet_for(system, world, resting)) return std::nullopt;
  return Due{{"rest_passes"_k, {}, {}, {}, {}}, quiet_ms};
}

}  // namespace ft::rules::heimr
