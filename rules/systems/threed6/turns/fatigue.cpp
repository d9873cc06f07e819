// Spending FP and getting them back. Source: TD-FAT-04 to 08, TD-REC-04.
#include "rules/systems/threed6/turns/fatigue.hpp"

#include <algorithm>

#include "rules/systems/threed6/conditions/injury.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/turns/maneuvers.hpp"

namespace ft::rules::threed6 {

namespace {
constexpr std::int64_t ten_minutes = 600;
}

std::int64_t points_of_rest(std::int64_t rested_s, std::int64_t seconds) {
  return (rested_s + seconds) / ten_minutes - rested_s / ten_minutes;
}

std::int64_t seconds_to_point(std::int64_t rested_s) { return ten_minutes - rested_s % ten_minutes; }

void forget_running(Resolution& r, CreatureId who, std::int64_t rested_s) {
  constexpr std::int64_t long_enough = 60;
  if (rested_s < long_enough) return;
  for (const Key seconds : {"sprint_s"_k, "paced_s"_k}) r.set(who, seconds, 0);
}

void wake(Resolution& r, CreatureId who) {
  lose(r, who, key::unconscious);
  lose(r, who, key::no_waking);
  if (Actor(r.world(), who).number(key::hp) <= 0) gain(r, who, key::awake_again);
  log_line(r, "wakes"_k, {{"who"_k, who}}, "TD-REC-04"_k);
}

void restore_fatigue(Resolution& r, CreatureId who, std::int64_t n) {
  const Actor actor(r.world(), who);
  const std::int64_t before = actor.number(key::fp), after = std::min(actor.number(key::fp_max), before + n);
  if (after <= before) return;
  r.set(who, key::fp, after);
  log_line(r, "recovers_fp"_k, {{"who"_k, who}, {"n"_k, after - before}}, "TD-FAT-07"_k);
  if (after <= 0) return;
  if (Actor(r.world(), who).has(key::collapsed)) {
    lose(r, who, key::collapsed);
    log_line(r, "rises_again"_k, {{"who"_k, who}}, "TD-FAT-04"_k);
  }
  const Condition* lying = Actor(r.world(), who).find(key::unconscious);
  if (lying && lying->data.get(key::fp) != 0) wake(r, who);  // TD-FAT-05
}

void spend_fp(Resolution& r) {  // Source: TD-FAT-06
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  require_able(r, who);
  const std::int64_t n = r.number("n"_k), left = actor.number(key::fp) + actor.number(key::fp_max);
  r.require(n <= left, {"E_BAD_ARG"_k, {}, "TD-FAT-06"_k});
  if (actor.encounter() || withstands_exhaustion(r, who)) pay_fatigue(r, who, n);
}

void restore_fp(Resolution& r) {  // Source: TD-FAT-08
  const CreatureId who = r.creature("target"_k);
  r.require(!Actor(r.world(), who).has(key::dead), {"E_DEAD"_k, {{"who"_k, who}}, {}});
  restore_fatigue(r, who, r.number("n"_k));
}

}  // namespace ft::rules::threed6
