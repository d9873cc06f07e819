// Staying above deep water: the rolls, their times, drowning. Source: TD-SWIM-01, TD-SWIM-02, TD-SWIM-05, TD-ENC-04.
#include "rules/systems/threed6/conditions/deep_water.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/conditions/injury.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/dice/margins.hpp"

namespace ft::rules::threed6 {

namespace {

constexpr std::int64_t over_the_head_ft = 6, again_s = 5, recovered_s = 60, steady_s = 300;
/// Kept under "cycle": what the last roll came to.
enum Cycle : std::int64_t { steady, failing, recovered };

Numbers water_data(const Actor& actor) {
  const Condition* water = actor.find(key::in_deep_water);
  return water ? water->data : Numbers{};
}

void set_cycle(Resolution& r, CreatureId who, Cycle cycle) {
  Numbers data = water_data(Actor(r.world(), who));
  data.set("cycle"_k, cycle);
  data.set("next_s"_k, cycle == failing ? again_s : cycle == recovered ? recovered_s : steady_s);
  gain(r, who, key::in_deep_water, std::move(data));
}

void drown(Resolution& r, CreatureId who) {
  log_line(r, "drowns"_k, {{"who"_k, who}}, "TD-SWIM-05"_k);
  leave_water(r, who);
  die(r, who);
}

/// Whether at 0 FP it has the will to go on. Source: TD-SWIM-05.
bool has_the_will(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  if (!actor.conscious()) return false;
  return actor.number(key::fp) > 0 ||
         roll_success(r, {who, "will_roll"_k, attribute_now(actor, key::will), "TD-SWIM-05"_k}).success;
}

void fail(Resolution& r, CreatureId who) {  // Source: TD-SWIM-02
  log_line(r, "goes_under"_k, {{"who"_k, who}}, "TD-SWIM-02"_k);
  pay_fatigue(r, who, 1);
  const Actor actor(r.world(), who);
  if (actor.has(key::dead)) return leave_water(r, who);
  const bool at_once = r.house_rule("drown_at_zero"_k) != 0 && actor.number(key::fp) <= 0;
  if (at_once || !actor.conscious()) return drown(r, who);
  set_cycle(r, who, failing);
}

void roll_swimming(Resolution& r, CreatureId who) {
  if (!has_the_will(r, who)) return drown(r, who);
  const Actor actor(r.world(), who);
  const bool by_design = water_data(actor).get("by_design"_k) != 0;
  const Sum number = swimming_number(r.system(), actor, by_design);
  if (!roll_success(r, {who, "swim_roll"_k, number, "TD-SWIM-01"_k}).success) return fail(r, who);
  const bool first_after_failure = goes_under(Actor(r.world(), who));
  set_cycle(r, who, first_after_failure ? recovered : steady);
}

}  // namespace

bool is_deep(const Scene& scene, Cell cell) {
  const CellTerrain* ground = terrain_at(scene, cell);
  return ground && ground->numbers.get("water_ft"_k) >= over_the_head_ft;
}

Sum swimming_number(const Ruleset& system, const Actor& actor, bool by_design) {
  Sum sum = skill_now(system, actor, "swimming"_k);
  sum.add("encumbered"_k, -2 * std::min<std::int64_t>(4, encumbrance(system, actor)), "TD-ENC-04"_k);
  return sum.add("on_purpose"_k, by_design ? 3 : 0, "TD-SWIM-01"_k);
}

void enter_water(Resolution& r, CreatureId who, Immersion how) {
  const Actor actor(r.world(), who);
  if (actor.has(key::in_deep_water) || actor.has(key::dead)) return;
  lose(r, who, key::resting);  // TD-FAT-07
  gain(r, who, key::in_deep_water, {{"by_design"_k, how == Immersion::on_purpose ? 1 : 0}});
  roll_swimming(r, who);
}

void leave_water(Resolution& r, CreatureId who) { lose(r, who, key::in_deep_water); }

std::int64_t next_swimming_roll(const Actor& actor) { return water_data(actor).get("next_s"_k); }
bool goes_under(const Actor& actor) { return water_data(actor).get("cycle"_k) == failing; }
void hold_up(Resolution& r, CreatureId who) { set_cycle(r, who, recovered); }

void spend_in_water(Resolution& r, CreatureId who, std::int64_t seconds) {
  const auto swims = [&] {
    const Actor actor(r.world(), who);
    return actor.has(key::in_deep_water) && !actor.has(key::dead);
  };
  while (seconds > 0 && swims()) {
    Numbers data = water_data(Actor(r.world(), who));
    const std::int64_t next = data.get("next_s"_k), passed = std::min(seconds, next);
    seconds -= std::max<std::int64_t>(1, passed);
    data.set("next_s"_k, next - passed);
    gain(r, who, key::in_deep_water, std::move(data));
    if (next == passed) roll_swimming(r, who);
  }
}

void fall_in_water(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  const Actor actor(r.world(), who);
  r.require(!actor.has(key::dead) && !actor.has(key::in_deep_water), {"E_NO_SUCH_TARGET"_k, {}, "TD-SWIM-01"_k});
  enter_water(r, who, Immersion::by_accident);
}

void out_of_water(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  r.require(Actor(r.world(), who).has(key::in_deep_water), {"E_NO_SUCH_TARGET"_k, {}, "TD-SWIM-01"_k});
  leave_water(r, who);
}

}  // namespace ft::rules::threed6
