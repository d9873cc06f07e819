// Game time outside encounters: recoveries and rests. Source: VG-ENC-05, VG-REC-08, VG-TURN-06, G-19.
#include "rules/systems/vigor/turns/rests.hpp"

#include <algorithm>

#include "rules/systems/vigor/conditions/exertion.hpp"
#include "rules/systems/vigor/conditions/harm.hpp"
#include "rules/systems/vigor/turns/recovery.hpp"

namespace ft::rules::vigor {

namespace {

constexpr std::int64_t round_s = 15, short_rest_s = 600, hour_s = 3600, day_s = 86400;

/// That many Recoveries; when one changes nothing, none after it does.
void recover_often(Resolution& r, CreatureId who, std::int64_t times) {
  constexpr std::int64_t outside = 0;
  for (std::int64_t i = 0; i < times; ++i) {
    const std::size_t before = r.events().size();
    recover(r, {who}, outside);
    if (r.events().size() == before) return;
  }
}

/// Ten minutes: Vigor, and Durability unless Wounded. Source: VG-REC-08.
void rest_briefly(Resolution& r, CreatureId who) {
  const std::size_t before = r.events().size();
  recover_vigor(r, who, Actor(r.world(), who).number(key::vigor_max));
  if (const Actor actor(r.world(), who); !actor.wounded())
    restore_durability(r, who, actor.number(key::durability_max));
  if (r.events().size() != before) log_line(r, "rested"_k, {{"who"_k, who}}, "VG-REC-08"_k);
}

void mend_wounded(Resolution& r, CreatureId who) {
  if (Actor(r.world(), who).wounded()) restore_durability(r, who, 1);
}

/// Mana; 1 Health a day; with all Health all Durability. Source: VG-REC-08.
void rest_long(Resolution& r, CreatureId who, std::int64_t clock) {
  const std::size_t before = r.events().size();
  const Actor actor(r.world(), who);
  r.set(who, key::mana, std::max(actor.number(key::mana), actor.number(key::mana_max)));
  const std::int64_t today = (clock - 1) / day_s + 1;  // a rest that ends at midnight is of the day before
  const Actor rested(r.world(), who);
  const bool hurt = rested.number(key::health) < rested.number(key::health_max);
  if (hurt && rested.number("health_day"_k) != today) {
    r.set(who, "health_day"_k, today);
    restore_health(r, who, 1);
  }
  const Actor now(r.world(), who);
  if (now.number(key::health) >= now.number(key::health_max))
    restore_durability(r, who, now.number(key::durability_max));
  if (r.events().size() != before) log_line(r, "slept"_k, {{"who"_k, who}}, "VG-REC-08"_k);
}

/// What is due after so much rest.
void rest(Resolution& r, CreatureId who, std::int64_t rested, std::int64_t clock) {
  const auto due = [&](std::int64_t seconds) {
    const Actor actor(r.world(), who);
    return rested % seconds == 0 && !actor.has(key::dead) && !actor.has(key::shock);
  };
  if (due(short_rest_s)) rest_briefly(r, who);
  if (due(hour_s * r.house_rule("durability_hours"_k))) mend_wounded(r, who);
  if (due(hour_s * r.house_rule("health_hours"_k))) rest_long(r, who, clock);
}

/// Plays the time from mark to mark: every ten minutes, and every hour while ten minutes change nothing.
void pass(Resolution& r, CreatureId who, std::int64_t clock, std::int64_t seconds) {
  std::int64_t rested = Actor(r.world(), who).number("rested_s"_k), unit = short_rest_s;
  for (const std::int64_t end = clock + seconds; clock < end;) {
    const std::size_t before = r.events().size();
    const std::int64_t step = std::min(end - clock, unit - rested % unit);
    recover_often(r, who, (clock + step) / round_s - clock / round_s);
    clock += step;
    rested += step;
    rest(r, who, rested, clock);
    const bool quiet = r.events().size() == before && rested % short_rest_s == 0;
    unit = quiet ? hour_s : short_rest_s;
  }
  r.set(who, "rested_s"_k, rested);
}

/// What lies on the maps without an encounter; when one Recovery changes nothing, none after it does.
void age_areas(Resolution& r, std::int64_t times) {
  std::vector<SceneId> quiet;
  for (const Scene* scene : r.world().scenes())
    if (std::ranges::none_of(r.world().encounters(), [&](const Encounter* one) { return one->scene == scene->id; }))
      quiet.push_back(scene->id);
  constexpr std::int64_t outside = 0;
  for (std::size_t before = 0; times > 0 && before != r.events().size(); --times) {
    before = r.events().size();
    for (const SceneId scene : quiet) recover_areas(r, scene, outside);
  }
}

}  // namespace

void advance_time(Resolution& r) {
  const std::int64_t seconds = r.number("seconds"_k), before = r.world().campaign().clock_s;
  r.emit(ClockAdvanced{Ref::campaign(), seconds});
  std::vector<CreatureId> all;
  for (const Creature* creature : r.world().creatures())
    if (!creature->encounter) all.push_back(creature->id);
  for (const CreatureId who : all) pass(r, who, before, seconds);
  age_areas(r, (before + seconds) / round_s - before / round_s);
}

}  // namespace ft::rules::vigor
