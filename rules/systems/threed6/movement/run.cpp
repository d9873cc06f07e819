// Running at length, outside of fights. Source: TD-RUN-01, TD-RUN-02, TD-RUN-04 to 06.
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/movement/feats.hpp"
#include "rules/systems/threed6/movement/sprint.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"
#include "rules/systems/threed6/turns/rests.hpp"

namespace ft::rules::threed6 {

namespace {

constexpr std::int64_t between_pace_rolls_s = 60;

/// Whether it can and wants to go on.
bool still_runs(const Actor& actor) { return actor.able() && actor.number(key::fp) > 0; }

/// The first second is at Move, the others a fifth faster; tenths of a yard. Source: TD-RUN-02.
std::int64_t sprint(Resolution& r, CreatureId who, std::int64_t& seconds) {
  std::int64_t tenths = 0, passed = 0;
  for (; passed < seconds && (passed == 0 || still_runs(Actor(r.world(), who))); ++passed) {
    tenths += running_move(r.system(), Actor(r.world(), who)) * (passed == 0 ? 10 : 12);
    if (passed > 0) spend_in_sprint(r, who, 1);
  }
  seconds = passed;
  return tenths;
}

/// Half of the sprint, with a roll each minute. Source: TD-RUN-04, TD-RUN-05.
std::int64_t paced(Resolution& r, CreatureId who, std::int64_t& seconds) {
  std::int64_t tenths = 0, passed = 0;
  for (; passed < seconds && (passed == 0 || still_runs(Actor(r.world(), who)));) {
    const std::int64_t before = Actor(r.world(), who).number("paced_s"_k);
    const std::int64_t now = std::min(between_pace_rolls_s - before, seconds - passed);
    tenths += running_move(r.system(), Actor(r.world(), who)) * 6 * now;
    passed += now;
    r.set(who, "paced_s"_k, (before + now) % between_pace_rolls_s);
    if (before + now == between_pace_rolls_s) roll_endurance(r, who);
  }
  seconds = passed;
  return tenths;
}

}  // namespace

void run(Resolution& r) {
  const CreatureId who = r.actor();
  require_free_time(r);
  const Actor actor(r.world(), who);
  const bool stands = actor.posture() == key::standing && !actor.has(key::on_a_climb) && !actor.has(key::in_deep_water);
  r.require(stands, {"E_BAD_POSTURE"_k, {}, "TD-RUN-01"_k});
  r.require(!actor.has(key::restrained), {"E_RESTRAINED"_k, {{"who"_k, who}}, "TD-RUN-01"_k});
  const bool sprints = r.choice("running"_k) == "sprint"_k;
  std::int64_t seconds = r.number("seconds"_k);
  if (!choose(r, key::move)) return;
  const std::int64_t tenths = sprints ? sprint(r, who, seconds) : paced(r, who, seconds);
  pass_time(r, seconds);
  log_line(r, "runs_tenths"_k,
           {{"who"_k, who}, {"n"_k, tenths / 10}, {"tenths"_k, tenths % 10}, {"seconds"_k, seconds}},
           sprints ? "TD-RUN-02"_k : "TD-RUN-04"_k);
}

}  // namespace ft::rules::threed6
