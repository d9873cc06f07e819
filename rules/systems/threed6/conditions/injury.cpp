// Losing HP and FP, and what follows. Source: TD-INJ-01 to 08, TD-SHOCK, TD-FAT-01.
#include "rules/systems/threed6/conditions/injury.hpp"

#include <algorithm>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/threed6/conditions/states.hpp"
#include "rules/systems/threed6/dice/margins.hpp"

namespace ft::rules::threed6 {

namespace {

Margin roll_attribute(Resolution& r, CreatureId who, Key attribute, Key purpose, Key rule) {
  return roll_success(r, {who, purpose, attribute_now(Actor(r.world(), who), attribute), rule});
}

/// A roll for each full negative multiple that was crossed; whether it lives. Source: TD-INJ-04.
bool survives(Resolution& r, CreatureId who, std::int64_t before, std::int64_t after) {
  const std::int64_t most = Actor(r.world(), who).number(key::hp_max);
  if (after <= -5 * most) return false;
  for (std::int64_t multiple = 1; multiple <= 4; ++multiple) {
    const std::int64_t limit = -multiple * most;
    if (before > limit && after <= limit && !roll_attribute(r, who, key::HT, "death"_k, "TD-INJ-04"_k).success)
      return false;
  }
  return true;
}

/// More than half of the HP at once. Source: TD-INJ-05.
void major_wound(Resolution& r, CreatureId who, std::int64_t n) {
  const Actor actor(r.world(), who);
  if (2 * n <= actor.number(key::hp_max) || !actor.conscious()) return;
  const Margin roll = roll_attribute(r, who, key::HT, "major_wound"_k, "TD-INJ-05"_k);
  if (roll.success) return;
  if (roll.margin >= 5) return fall_unconscious(r, who);
  stun(r, who, key::stunned);
  set_posture(r, who, key::prone);
}

void keep_aim(Resolution& r, CreatureId who) {  // Source: TD-AIM-05
  if (!find_relation(r.world(), key::aims_at, who, {})) return;
  if (roll_attribute(r, who, key::will, "will_roll"_k, "TD-AIM-05"_k).success) return;
  unrelate(r, key::aims_at, who, {});
  log_line(r, "aim_spoiled"_k, {{"who"_k, who}}, "TD-AIM-05"_k);
}

}  // namespace

void injure(Resolution& r, CreatureId who, std::int64_t n) {
  const Actor actor(r.world(), who);
  const std::int64_t before = actor.number(key::hp), after = std::max(before - n, -5 * actor.number(key::hp_max));
  r.set(who, key::hp, after);
  lose(r, who, key::awake_again);  // TD-REC-04
  lose(r, who, key::resting);      // TD-FAT-07
  if (Actor(r.world(), who).has(key::dead)) return;
  if (!survives(r, who, before, after)) return die(r, who);
  const bool was_conscious = Actor(r.world(), who).conscious();
  major_wound(r, who, n);
  const Actor now(r.world(), who);
  if (!was_conscious || !now.conscious()) return;
  if (now.encounter()) r.set(who, key::hurt, now.number(key::hurt) + n);  // TD-SHOCK-02
  keep_aim(r, who);
  test_concentration(r, who);
}

bool stays_conscious(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const bool exempt = actor.has(key::awake_again) || (!actor.free_to_act() && r.house_rule("idle_stays_awake"_k) != 0);
  if (actor.number(key::hp) > 0 || exempt) return true;
  if (roll_attribute(r, who, key::HT, "consciousness"_k, "TD-INJ-03"_k).success) return true;
  fall_unconscious(r, who);
  return false;
}

void test_concentration(Resolution& r, CreatureId who) {
  if (!Actor(r.world(), who).has(key::concentrating)) return;
  Sum target = attribute_now(Actor(r.world(), who), key::will);
  target.add("modifier"_k, -3, "TD-CONC-03"_k);
  if (roll_success(r, {who, "will_roll"_k, target, "TD-CONC-03"_k}).success) return;
  lose(r, who, key::concentrating);
  log_line(r, "task_disturbed"_k, {{"who"_k, who}}, "TD-CONC-03"_k);
}

void pay_fatigue(Resolution& r, CreatureId who, std::int64_t n) {
  std::int64_t left = Actor(r.world(), who).number(key::fp), hurt = 0;
  const std::int64_t lowest = -Actor(r.world(), who).number(key::fp_max);
  for (std::int64_t i = 0; i < n; ++i) {
    if (left <= 0) ++hurt;
    left = std::max(left - 1, lowest);
  }
  r.set(who, key::fp, left);
  const std::int64_t recorded = Actor(r.world(), who).number(key::hurt);
  if (hurt > 0) injure(r, who, hurt);
  const bool no_shock = r.house_rule("fatigue_shocks"_k) == 0;
  if (no_shock && Actor(r.world(), who).conscious()) r.set(who, key::hurt, recorded);
  if (left != lowest || Actor(r.world(), who).has(key::dead)) return;  // TD-FAT-05
  const Condition* lying = Actor(r.world(), who).find(key::unconscious);
  if (!lying) return fall_unconscious(r, who, {{key::fp, 1}});
  Numbers why = lying->data;
  why.set(key::fp, 1);
  gain(r, who, key::unconscious, std::move(why));
}

std::int64_t shock_of(std::int64_t lost, std::int64_t hp_max) {  // Source: TD-SHOCK-01, TD-SHOCK-04
  const std::int64_t to_a_point = hp_max < 20 ? 1 : hp_max / 10;
  return std::min<std::int64_t>(4, lost / to_a_point);
}

}  // namespace ft::rules::threed6
