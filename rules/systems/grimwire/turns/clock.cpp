// Game time outside a conflict, perhaps with a creature in care. Source: GW-DICE-13, GW-BREATH-01, GW-UNC-05.
#include "rules/systems/grimwire/turns/clock.hpp"

#include <algorithm>

#include "rules/kernel/encounters/encounters.hpp"
#include "rules/systems/grimwire/conditions/areas.hpp"
#include "rules/systems/grimwire/conditions/breath.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/hardship.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"
#include "rules/systems/grimwire/turns/conflict.hpp"
#include "rules/systems/grimwire/turns/spare_time.hpp"
#include "rules/systems/grimwire/turns/ticks.hpp"

namespace ft::rules::grimwire {

namespace {
constexpr std::int64_t attention_s = 600;
}

void advance_time(Resolution& r) {
  const std::int64_t seconds = r.number("seconds"_k);
  const CreatureId cared_for = r.has("patient"_k) ? r.creature("patient"_k) : CreatureId{};
  r.require(r.world().encounters().empty(), {"E_MODE"_k, {{"mode"_k, "in_free_play"_k}}, "GW-DICE-13"_k});
  r.emit(LogLine{"time_passes"_k, {{"n"_k, seconds_before_rounds(r, seconds)}}, "GW-DICE-13"_k, {}});  // in all scenes
  const std::int64_t passed = pass_time(r, seconds);
  end_pause(r);
  const bool comes_to = cared_for && passed >= attention_s && Actor(r.world(), cared_for).has(key::out_cold) &&
                        !held_up(r.world(), cared_for, key::out_cold);
  if (!comes_to) return;
  lose(r, cared_for, key::out_cold);
  log_line(r, "wakes"_k, {{"who"_k, cared_for}}, "GW-UNC-05"_k);
}

namespace {

constexpr std::int64_t round_s = 6;

}  // namespace

std::int64_t seconds_before_rounds(const Resolution& r, std::int64_t seconds) {
  const std::int64_t now = r.world().campaign().clock_s;
  for (const Creature* creature : r.world().creatures()) {
    const auto rounds = creature->encounter ? std::nullopt : rounds_until_suffocation(r, creature->id);
    if (rounds) seconds = std::min(seconds, (now / round_s + *rounds) * round_s - now);
  }
  return seconds;
}

namespace {

/// Creatures suffocating in the scene do so by rounds. Source: GW-BREATH-01.
void go_by_rounds(Resolution& r) {
  const SceneId here = r.scene();
  const auto all = r.world().creatures();
  const bool due = std::any_of(all.begin(), all.end(), [&](const Creature* creature) {
    return creature->scene == here && !creature->encounter && suffocates(r, creature->id);
  });
  if (due && r.world().find(here) && !encounter_in(r.world(), here)) begin_conflict(r, here);
}

}  // namespace

std::int64_t pass_time(Resolution& r, std::int64_t wanted_s) {
  const std::int64_t now = r.world().campaign().clock_s, seconds = seconds_before_rounds(r, wanted_s);
  const std::int64_t rounds = (now + seconds) / round_s - now / round_s;
  const std::int64_t hours = (now + seconds) / hour_s - now / hour_s;
  r.emit(ClockAdvanced{Ref::campaign(), seconds});
  count_days(r, now);
  std::vector<CreatureId> everyone;
  for (const Creature* creature : r.world().creatures())
    if (!creature->encounter && !Actor(r.world(), creature->id).has(key::dead)) everyone.push_back(creature->id);
  for (const CreatureId who : everyone) {
    lose(r, who, "rested"_k);
    if (rounds > 0) end_units(r, who, {"end_of_turn"_k, "start_of_own_turn"_k});
    if (rounds > 0) shields_serve_again(r, who);
    std::int64_t left = rounds;
    for (; left > 0 && ticks(r.world(), who); --left) {
      areas_hurt_for_a_round(r, who, rounds - left);
      tick(r, who, now / round_s + rounds - left + 1);
      count_rounds(r, who, 1);
    }
    if (left > 0) count_rounds(r, who, left);
    if (hours > 0 && !Actor(r.world(), who).has(key::dead)) wear_down(r, who, hours);
  }
  if (rounds > 0) areas_age_by(r, rounds);
  if (rounds > 0) go_by_rounds(r);
  return seconds;
}

}  // namespace ft::rules::grimwire
