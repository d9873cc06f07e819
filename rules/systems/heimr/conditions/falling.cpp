// Falling, jumping down, holding on. Source: HM-FALL-01 to 03, HM-CLIMB-05.
#include "rules/systems/heimr/conditions/falling.hpp"

#include <algorithm>

#include "rules/systems/heimr/conditions/holds.hpp"
#include "rules/systems/heimr/conditions/injuries.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/creature/clusters.hpp"
#include "rules/systems/heimr/creature/places.hpp"
#include "rules/systems/heimr/creature/states.hpp"

namespace ft::rules::heimr {

void fall_from(Resolution& r) {  // Source: HM-FALL-01
  const CreatureId who = r.creature("target"_k);
  const std::int64_t height = r.number("height"_k);
  r.require(!Actor(r.world(), who).has(key::dead), {"E_TARGET_INVALID"_k, {}, "HM-FALL-01"_k});
  rise_or_sink(r, who, heimr::height(r.world(), who) + height, "fall"_k);
  fall(r, who, height);
}

namespace {

Condition prone() {
  Condition condition;
  condition.key = key::prone;
  return condition;
}

/// hp sinks to 3 minus the difference; the legs suffer, and the torso when it is worst. Source: HM-FALL-02.
void break_bones(Resolution& r, CreatureId who, std::int64_t difference) {
  const std::int64_t hp = Actor(r.world(), who).number(key::hp);
  const std::int64_t left = std::min(hp, std::max<std::int64_t>(r.house_rule("least_hp"_k), 3 - difference));
  lose_hp(r, who, hp - left);
  if (left > 0) return;
  for (const Key leg : {key::right_leg, key::left_leg})
    if (injure(r, who, leg)) interrupt(r, who);
  if (left <= -4 && injure(r, who, key::torso)) interrupt(r, who);
}

/// Twice the difference, and 2 more for who did not mean to. Source: HM-FALL-01.
Check landing(const Resolution& r, CreatureId who, std::int64_t difference, Key purpose) {
  Check roll{who, pool_of(r, who, "agility"_k), {}, purpose, "HM-FALL-01"_k};
  roll.target.keep("height_difference"_k, 2 * difference, "HM-FALL-01"_k);
  roll.target.add("falling"_k, purpose == "fall_roll"_k ? 2 : 0, "HM-FALL-01"_k);
  return roll;
}

/// Below 2 heights there is nothing to roll, and the helpless cannot. Source: HM-FALL-01.
bool falls_well(Resolution& r, CreatureId who, std::int64_t difference) {
  if (difference < 2) return true;
  return !Actor(r.world(), who).helpless() && check(r, landing(r, who, difference, "fall_roll"_k)).passed;
}

}  // namespace

void fall(Resolution& r, CreatureId who, std::int64_t difference) {
  log_line(r, "falls"_k, {{"who"_k, who}, {"n"_k, difference}}, "HM-FALL-01"_k);
  lose(r, who, key::climbing);
  rise_or_sink(r, who, height(r.world(), who) - difference, "fall"_k);
  leave_cluster(r, who);
  if (!falls_well(r, who, difference)) break_bones(r, who, difference);
  gain(r, who, prone());  // HM-FALL-03
}

void jump(Resolution& r, CreatureId who, std::int64_t difference) {
  const bool rolls = difference >= 2;
  const HeldCheck checked =
      rolls ? held_check(r, landing(r, who, difference, "jump_roll"_k)) : HeldCheck{.passed = true};
  if (checked.held) return;  // HM-GRAB-04
  const bool well = checked.passed;
  log_line(r, "jumps"_k, {{"who"_k, who}, {"n"_k, difference}}, "HM-MOVE-05"_k);
  lose(r, who, key::climbing);
  rise_or_sink(r, who, height(r.world(), who) - difference, "jump"_k);
  if (!well) break_bones(r, who, difference);
  if (!well || r.house_rule("prone_after_jump"_k) != 0) gain(r, who, prone());  // G-47
}

void hold_on(Resolution& r, CreatureId who) {
  const Condition* climbing = Actor(r.world(), who).find(key::climbing);
  const std::int64_t cr = climbing ? climbing->data.get("climb_cr"_k) : 0;
  if (cr == 0) return;
  const std::int64_t bottom = climbing->data.get("base_height"_k);
  Check roll{who, pool_of(r, who, "agility"_k), {}, "hold_on_roll"_k, "HM-CLIMB-05"_k};
  roll.pool.consistency = Sum{{"fixed_consistency"_k, r.house_rule("hold_on_c"_k), "HM-CLIMB-05"_k}};  // G-46
  roll.target.keep("cr"_k, cr, "HM-CLIMB-01"_k);
  const bool holds = !Actor(r.world(), who).helpless() && check(r, roll).passed;
  if (!holds) fall(r, who, height(r.world(), who) - bottom);
}

}  // namespace ft::rules::heimr
