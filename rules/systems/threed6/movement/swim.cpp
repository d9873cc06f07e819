// Swimming, on the map and at length, and rescues. Source: TD-SWIM-01, TD-SWIM-03 to 05.
#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/conditions/deep_water.hpp"
#include "rules/systems/threed6/conditions/injury.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/dice/margins.hpp"
#include "rules/systems/threed6/movement/feats.hpp"
#include "rules/systems/threed6/movement/walking.hpp"
#include "rules/systems/threed6/turns/hooks.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"
#include "rules/systems/threed6/turns/rests.hpp"

namespace ft::rules::threed6 {

namespace {

constexpr std::int64_t top_speed_s = 60;

std::int64_t fast_seconds(const Actor& actor) {
  const Condition* water = actor.find(key::in_deep_water);
  return water ? water->data.get("fast"_k) : 0;
}

/// Seconds at top speed; each minute HT or Swimming, or 1 FP. Source: TD-SWIM-04.
void spend_at_top_speed(Resolution& r, CreatureId who, std::int64_t seconds) {
  const Condition* water = Actor(r.world(), who).find(key::in_deep_water);
  if (!water) return;
  const std::int64_t fast = water->data.get("fast"_k) + seconds;
  Numbers data = water->data;
  data.set("fast"_k, fast % top_speed_s);
  gain(r, who, key::in_deep_water, std::move(data));
  if (fast < top_speed_s) return;
  const Actor actor(r.world(), who);
  const Sum health = attribute_now(actor, key::HT), skill = skill_now(r.system(), actor, "swimming"_k);
  const Sum& better = skill.total() > health.total() ? skill : health;
  if (roll_success(r, {who, "endurance"_k, better, "TD-SWIM-04"_k}).success) return;
  pay_fatigue(r, who, 1);
  if (!Actor(r.world(), who).conscious()) spend_in_water(r, who, next_swimming_roll(Actor(r.world(), who)));
}

/// In at the first deep cell, out at the last if that is none. Source: TD-SWIM-01.
void swim_along(Resolution& r, CreatureId who, const Path& path) {
  const bool enters = !Actor(r.world(), who).has(key::in_deep_water);
  const auto afloat = [&] {
    const Creature& swimmer = r.world().creature(who);
    return is_deep(r.world().scene(swimmer.scene), swimmer.place.cell);
  };
  const bool goes_on = go(r, who, enters ? Path{path.front()} : path,
                          enters && path.size() > 1 ? Gait::into_water : Gait::on_the_ground);
  if (enters && afloat()) {
    enter_water(r, who, Immersion::on_purpose);
    if (goes_on && Actor(r.world(), who).free_to_act()) go_the_rest(r, who, Path(path.begin() + 1, path.end()));
  }
  if (!afloat()) leave_water(r, who);
}

void swim_in_combat(Resolution& r) {
  require_maneuver(r);
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  const Path path = r.path("path"_k);
  const std::int64_t most = water_move(actor).total();
  const std::int64_t yards = cost_of(r.world().scene(actor.creature().scene), path);
  r.require(may_go(r.known(), actor, path, {most, false, true}));
  if (!choose(r, key::move)) return conclude(r);
  swim_along(r, who, path);
  r.set(who, "straight"_k, 0);  // no run-up: TD-JUMP-03
  if (yards >= most) spend_at_top_speed(r, who, 1);
  conclude(r);
}

/// Until the time is over or a roll fails; the seconds that passed, and half yards in `halves`.
std::int64_t swim_at_length(Resolution& r, CreatureId who, std::int64_t seconds, std::int64_t& halves) {
  const bool fast = says_yes(r, "top_speed"_k);
  std::int64_t passed = 0;
  while (passed < seconds) {
    const Actor actor(r.world(), who);
    if (!actor.able() || !actor.has(key::in_deep_water)) break;
    std::int64_t now = std::min(seconds - passed, next_swimming_roll(actor));
    if (fast) now = std::min(now, top_speed_s - fast_seconds(actor));
    halves += water_move(actor).total() * now * (fast ? 2 : 1);
    passed += now;
    const bool rolls = now == next_swimming_roll(actor);
    if (fast) spend_at_top_speed(r, who, now);
    spend_in_water(r, who, now);
    if (rolls && goes_under(Actor(r.world(), who))) break;
  }
  return passed;
}

}  // namespace

void require_free_time(Resolution& r) {
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  r.require(!actor.encounter(), {"E_IN_COMBAT"_k, {}, {}});
  require_steady(r, who);
}

void swim(Resolution& r) {
  const CreatureId who = r.actor();
  if (r.world().encounter_of(who)) return swim_in_combat(r);
  require_free_time(r);
  const std::int64_t seconds = r.has("seconds"_k) ? r.number("seconds"_k) : 0;
  const Path path = r.has("path"_k) || seconds == 0 ? r.path("path"_k) : Path{};
  const Actor actor(r.world(), who);
  if (!path.empty()) r.require(may_go(r.known(), actor, path, {any_distance, false, true}));
  r.require(!actor.has(key::on_a_climb), {"E_BAD_POSTURE"_k, {}, "TD-SWIM-01"_k});
  if (!goes_under(actor) && !withstands_exhaustion(r, who)) return;  // TD-FAT-03
  if (!path.empty()) swim_along(r, who, path);
  if (seconds == 0) return;
  if (path.empty()) enter_water(r, who, Immersion::on_purpose);
  std::int64_t halves = 0;
  const std::int64_t passed = swim_at_length(r, who, seconds, halves);
  if (passed > 0) pass_time(r, passed, who);
  log_line(r, "swims_yards"_k, {{"who"_k, who}, {"n"_k, halves / 2}, {"seconds"_k, passed}}, "TD-SWIM-03"_k);
}

namespace {

/// Whether another creature of its scene goes under. Source: TD-SWIM-05.
bool another_drowns(const World& world, CreatureId who) {
  const SceneId scene = world.creature(who).scene;
  return std::ranges::any_of(world.creatures(), [&](const Creature* one) {
    return one->id != who && one->scene == scene && goes_under(Actor(world, one->id));
  });
}

}  // namespace

void rescue(Resolution& r) {  // Source: TD-SWIM-05
  const CreatureId who = r.actor();
  const bool in_combat = r.world().encounter_of(who) != nullptr;
  in_combat ? require_maneuver(r) : require_free_time(r);
  r.require(another_drowns(r.world(), who), {"E_NO_SUCH_TARGET"_k, {}, "TD-SWIM-05"_k});
  const CreatureId target = r.creature("target"_k);
  const Actor drowning(r.world(), target);
  const bool same_scene = drowning.creature().scene == r.world().creature(who).scene;
  r.require(who != target && same_scene && goes_under(drowning), {"E_NO_SUCH_TARGET"_k, {}, "TD-SWIM-05"_k});
  const std::int64_t yards = yards_between(r.world(), who, target);
  r.require(yards <= 1, {"E_OUT_OF_REACH"_k, {{"distance"_k, yards}}, "TD-SWIM-05"_k});
  if (!(in_combat ? choose(r, "ready"_k) : withstands_exhaustion(r, who))) return conclude(r);
  lose(r, who, key::resting);  // TD-FAT-07
  const Sum number = swimming_number(r.system(), Actor(r.world(), who), false);
  if (roll_success(r, {who, "swim_roll"_k, number, "TD-SWIM-05"_k, target}).success) {
    hold_up(r, target);
    log_line(r, "pulled_up"_k, {{"who"_k, who}, {"target"_k, target}}, "TD-SWIM-05"_k);
  }
  hooks(r).acts(r, who, {});  // TD-WAIT-05
  if (in_combat) conclude(r);
}

}  // namespace ft::rules::threed6
