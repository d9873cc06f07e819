// Short and long rests, and the hour of downtime. Source: GW-REST-01 to 06, GW-BURN-05.
#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/hardship.hpp"
#include "rules/systems/grimwire/conditions/injuries.hpp"
#include "rules/systems/grimwire/creature/ground.hpp"
#include "rules/systems/grimwire/free_play/learning.hpp"
#include "rules/systems/grimwire/free_play/needs.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/techniques/play.hpp"
#include "rules/systems/grimwire/techniques/techniques.hpp"
#include "rules/systems/grimwire/things/crafting.hpp"
#include "rules/systems/grimwire/turns/clock.hpp"
#include "rules/systems/grimwire/turns/pause.hpp"

namespace ft::rules::grimwire {

namespace {

constexpr std::int64_t short_minutes = 30, long_minutes = 300;

bool enemies_about(const View& known, const Creature& resting) {
  if (!known.world().find(resting.scene)) return false;
  const auto here = known.in_scene(resting.scene);
  return std::any_of(here.begin(), here.end(), [&](const Creature* other) {
    const Actor actor(known.world(), other->id);
    return actor.hostile_to(Actor(known.world(), resting.id)) && !actor.has(key::dead);
  });
}

bool sheltered(const World& world, CreatureId who) {
  const Scene* scene = world.find(world.creature(who).scene);
  return on_ground(world, who, "sheltered"_k) || (scene && scene->numbers.get("base"_k) != 0);
}

/// What prevents resting here as far as the actor knows, or none. Source: GW-REST-01.
Key trouble_with_place(const Resolution& r, bool long_one) {
  const CreatureId who = r.actor();
  const World& world = r.world();
  if (enemies_about(r.known(), world.creature(who))) return "enemies_near"_k;
  if (!sheltered(world, who)) return "no_shelter"_k;
  if (!long_one) return {};
  if (Actor(world, who).number(key::mechanical) != 0) return power_of(world, who).there ? Key{} : "no_power"_k;
  if (!provisions_of(world, who).there) return "no_provisions"_k;
  return bedded(world, who) ? Key{} : "no_bed"_k;
}

/// A place that is fit needs no ruling; for another the GM is asked, and silence refuses. Source: GW-REST-01, GW-WIN-21.
void require_place(Resolution& r, bool long_one) {
  const Key trouble = trouble_with_place(r, long_one);
  if (!trouble) return;
  const bool granted = r.ask_yes({.prompt = "q_rest_place"_k,
                                  .params = {{"who"_k, r.actor()}, {"what"_k, trouble}},
                                  .rule = "GW-REST-01"_k,
                                  .default_answer = false});
  r.require(granted, {"E_REST_PLACE"_k, {{"who"_k, r.actor()}, {"what"_k, trouble}}, {}});
}

/// Adds to Focus, never sets it. Source: GW-REST-04.
void restore_focus(Resolution& r, CreatureId who, std::int64_t amount) {
  const Actor actor(r.world(), who);
  const std::int64_t before = actor.number(key::focus), most = actor.number(key::focus_max);
  r.set(who, key::focus, std::max(before, std::min(most, before + amount)));
}

void have_short_rest(Resolution& r, CreatureId who) {  // Source: GW-REST-02
  const Actor actor(r.world(), who);
  const std::int64_t condition = actor.condition_cap() / 5, focus = actor.number(key::focus_max) / 2;
  heal(r, who, condition);
  restore_focus(r, who, focus);
  r.set(who, "shorts_today"_k, Actor(r.world(), who).number("shorts_today"_k) + 1);
}

/// Shorter than it should be: nothing, or a short rest where one is left. Source: GW-REST-06.
void break_off(Resolution& r, CreatureId who, std::int64_t minutes) {
  log_line(r, "rest_broken"_k, {{"who"_k, who}, {"n"_k, minutes}}, "GW-REST-06"_k);
  if (minutes < short_minutes || Actor(r.world(), who).number("shorts_today"_k) >= 2) return;
  r.set(who, "hours_since_rest"_k, 0);
  have_short_rest(r, who);
}

/// Rests so long; what cuts it short has settled what it was worth. Source: GW-REST-06, GW-BREATH-01.
bool rests_through(Resolution& r, CreatureId who, std::int64_t minutes) {
  const std::int64_t began = r.world().campaign().clock_s, spare = Actor(r.world(), who).number("spare_s"_k);
  if (spend_time(r, who, minutes * 60)) return true;
  const std::int64_t slept = (r.world().campaign().clock_s - began + std::min(spare, minutes * 60)) / 60;
  if (slept < minutes) break_off(r, who, slept);
  return false;
}

/// One level, once a day, unless an hour was spent otherwise or a cause is still open. Source: GW-BURN-05.
void recover_from_burnout(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const std::int64_t level = actor.number(key::burnout_real);
  const bool today = actor.number("burnout_recovered_today"_k) != 0;
  if (level == 0 || today || cause_open(r.world(), who)) return;
  r.set(who, key::burnout_real, level - 1);
  r.set(who, "burnout_recovered_today"_k, 1);
  log_line(r, "burnout_eases"_k, {{"who"_k, who}, {"level"_k, Actor(r.world(), who).burnout()}}, "GW-BURN-05"_k);
}

/// What the hour of downtime is for; checked before the rest begins. Source: GW-REST-05.
struct Downtime {
  Key what;  // none: the whole rest is rest
  Key technique;
  std::optional<Job> job;
};

Use use_of_hour(const Resolution& r, CreatureId who, Key technique) {
  return {who, known_technique(r.system(), Actor(r.world(), who), technique), who, {}, {}};
}

void require_technique_of_hour(Resolution& r, Key technique) {
  const CreatureId who = r.actor();
  r.require(technique_refusal(r, who, technique));
  const Use use = use_of_hour(r, who, technique);
  r.require(use.technique->word("type"_k) == "rest_hour"_k, {"E_NO_WINDOW"_k, {}, {}});
  r.require(requirement_refusal(r, who, *use.technique));
  const bool paid = focus_at_hand(r, use);
  const Record* cost = use.technique->record("cost"_k);
  r.require(paid, {"E_FOCUS"_k, {{"cost"_k, cost ? cost->number(key::focus) : 0}}, {}});
}

Downtime wanted_downtime(Resolution& r) {
  Downtime hour;
  if (!r.has("downtime"_k)) return hour;
  hour.what = r.choice("downtime"_k);
  r.require(Actor(r.world(), r.actor()).able(), {"E_CANNOT_ACT"_k, {{"who"_k, r.actor()}}, {}});
  if (hour.what == "study"_k || hour.what == "technique_hour"_k) hour.technique = r.choice("technique"_k);
  if (hour.what == "study"_k) r.require(unlearnable(r, r.actor(), hour.technique, 1));
  if (hour.what == "technique_hour"_k) require_technique_of_hour(r, hour.technique);
  if (hour.what == "craft_hour"_k) hour.job = wanted_craft(r);
  if (hour.what == "repair_hour"_k) hour.job = wanted_repair(r);
  return hour;
}

void spend_hour(Resolution& r, CreatureId who, const Downtime& hour) {
  log_line(r, "spends_hour"_k, {{"who"_k, who}, {"downtime"_k, hour.what}}, "GW-REST-05"_k);
  if (hour.what == "study"_k) study(r, who, hour.technique, 1);
  if (hour.what == "technique_hour"_k) play_technique(r, use_of_hour(r, who, hour.technique));
  if (hour.job) work_on(r, who, *hour.job, hour_s);
}

}  // namespace

void short_rest(Resolution& r) {
  require_pause(r);
  const CreatureId who = r.actor();
  r.require(Actor(r.world(), who).number("shorts_today"_k) < 2, {"E_REST_LIMIT"_k, {{"who"_k, who}}, "GW-REST-02"_k});
  const std::int64_t minutes = r.has("minutes"_k) ? r.number("minutes"_k) : short_minutes;
  require_place(r, false);
  log_line(r, "rests_short"_k, {{"who"_k, who}}, "GW-REST-02"_k);
  if (!rests_through(r, who, minutes)) return;
  if (minutes < short_minutes) return break_off(r, who, minutes);
  r.set(who, "hours_since_rest"_k, 0);
  have_short_rest(r, who);
}

void long_rest(Resolution& r) {
  require_pause(r);
  const CreatureId who = r.actor();
  r.require(Actor(r.world(), who).number("longs_today"_k) < 1, {"E_REST_LIMIT"_k, {{"who"_k, who}}, "GW-REST-03"_k});
  const std::int64_t minutes = r.has("minutes"_k) ? r.number("minutes"_k) : long_minutes;
  const Downtime hour = wanted_downtime(r);
  require_place(r, true);
  log_line(r, "rests_long"_k, {{"who"_k, who}}, "GW-REST-03"_k);
  if (minutes >= long_minutes) r.set(who, "hours_since_rest"_k, 0);  // sleeping tires no creature
  if (!rests_through(r, who, minutes)) return;
  if (minutes < long_minutes) return break_off(r, who, minutes);
  r.set(who, "hours_since_rest"_k, 0);
  if (Actor(r.world(), who).number(key::mechanical) == 0)
    take_provisions(r, who);
  else if (power_of(r.world(), who).there)
    take_power(r, who, who);
  if (hour.what) spend_hour(r, who, hour);
  const std::int64_t condition = Actor(r.world(), who).condition_cap() / 2;
  heal(r, who, condition);  // with the cap in force before burnout falls: GW-REST-04
  restore_focus(r, who, Actor(r.world(), who).number(key::focus_max));
  if (!hour.what) recover_from_burnout(r, who);
  r.set(who, "longs_today"_k, 1);
  gain(r, who, grimwire::condition("rested"_k, who));
}

}  // namespace ft::rules::grimwire
