// A day's march, alone or with the whole side. Source: TD-HIKE-01 to 05.
#include "rules/systems/threed6/free_play/hike.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/dice/margins.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"
#include "rules/systems/threed6/turns/rests.hpp"

namespace ft::rules::threed6 {

namespace {

constexpr std::int64_t day_s = 86400, least_leadership = 12;

std::vector<CreatureId> marchers(const World& world, CreatureId leader, bool whole_side) {
  if (!whole_side) return {leader};
  const Creature& first = world.creature(leader);
  std::vector<CreatureId> all{leader};
  for (const Creature* other : world.creatures())
    if (other->id != leader && other->scene == first.scene && other->side == first.side &&
        Actor(world, other->id).able() && !Actor(world, other->id).has(key::restrained))
      all.push_back(other->id);
  return all;
}

/// Of the form, else of the ground on which the leader stands.
Key going(Resolution& r, const Creature& leader) {
  if (r.has("going"_k)) return r.choice("going"_k);
  const Scene* scene = r.world().find(leader.scene);
  const bool stands = scene && leader.place.kind == Place::Kind::cell;
  const CellTerrain* ground = stands ? terrain_at(*scene, leader.place.cell) : nullptr;
  for (const Key each : {"good"_k, "bad"_k, "very_bad"_k})
    if (ground && ground->numbers.get("going"_k) == each.hash) return each;
  return "average"_k;
}

/// Percent of the distance. Source: TD-HIKE-04.
std::int64_t percent_of(Key going) {
  return going == "very_bad"_k ? 20 : going == "bad"_k ? 50 : going == "good"_k ? 125 : 100;
}

bool hikes_well(Resolution& r, CreatureId who, const Sum& number) {
  return roll_success(r, {who, "hike_roll"_k, number, "TD-HIKE-02"_k}).success;
}

/// One roll of the leader at the average of all, rounded down. Source: TD-HIKE-03.
Sum average(const Resolution& r, const std::vector<CreatureId>& all) {
  std::int64_t sum = 0;
  for (const CreatureId who : all) sum += skill_now(r.system(), Actor(r.world(), who), "hiking"_k).total();
  Sum number;
  return number.keep("average_of_group"_k, sum / std::ssize(all), "TD-HIKE-03"_k);
}

/// Tenths of a mile before ground and weather, times five: ten a day for each yard of Move, a fifth more on a success.
std::int64_t fifths(const Resolution& r, CreatureId who, bool success) {
  return ground_move(r.system(), Actor(r.world(), who)).total() * 100 * (success ? 6 : 5);
}

/// The least of all, each by its own roll or by that of the leader.
std::int64_t least_fifths(Resolution& r, const std::vector<CreatureId>& all, bool led) {
  const bool together = led && hikes_well(r, all.front(), average(r, all));
  std::int64_t least = -1;
  for (const CreatureId who : all) {
    const bool success = led ? together : hikes_well(r, who, skill_now(r.system(), Actor(r.world(), who), "hiking"_k));
    const std::int64_t own = fifths(r, who, success);
    if (least < 0 || own < least) least = own;
  }
  return least;
}

}  // namespace

void hike_day(Resolution& r) {
  const CreatureId leader = r.creature("target"_k);
  const Actor actor(r.world(), leader);
  r.require(!actor.encounter(), {"E_IN_COMBAT"_k, {}, "TD-HIKE-01"_k});
  require_able(r, leader);
  r.require(!actor.has(key::restrained), {"E_RESTRAINED"_k, {{"who"_k, leader}}, "TD-HIKE-01"_k});
  const Key company = r.has("company"_k) ? r.choice("company"_k) : "alone"_k;
  const bool led = company == "led"_k;
  const bool leads = skill_sum(r.system(), actor, "leadership"_k).total() >= least_leadership;
  r.require(!led || leads, {"E_BAD_OPTION"_k, {}, "TD-HIKE-03"_k});
  const std::int64_t ground = percent_of(going(r, actor.creature())),
                     weather = r.has("percent"_k) ? r.number("percent"_k) : 100;
  std::vector<CreatureId> all = marchers(r.world(), leader, company != "alone"_k);
  std::erase_if(all, [&](CreatureId who) { return !withstands_exhaustion(r, who); });  // TD-FAT-03
  if (all.empty() || all.front() != leader) return;
  const std::int64_t tenths = least_fifths(r, all, led) * ground * weather / 50000;
  for (const CreatureId who : all) lose(r, who, key::resting);  // TD-FAT-07
  pass_time(r, day_s);
  log_line(r, "hikes"_k, {{"who"_k, leader}, {"n"_k, tenths / 10}, {"tenths"_k, tenths % 10}}, "TD-HIKE-05"_k);
}

}  // namespace ft::rules::threed6
