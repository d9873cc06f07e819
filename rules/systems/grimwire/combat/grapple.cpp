// Grabbing and holding, and what can be done in a hold: knock down, choke, break out, hold in return, let go.
// Source: GW-GRAP-01, GW-GRAP-06 to 10, GW-GRAP-12.
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/grimwire/combat/touch.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/dice/contests.hpp"
#include "rules/systems/grimwire/movement/stealth.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

namespace {

/// The actor's TOG or COR against what the target has to answer it.
struct Exertion {
  Key purpose;
  Key rule;
  std::vector<Key> against = {TOG, COR};
  Key answer = "struggle"_k;
  bool tie_is_settled = false;
};

bool overpowers(Resolution& r, CreatureId target, const Exertion& exertion) {
  const auto& [purpose, rule, against, answer, tie_is_settled] = exertion;
  const Key with = choose_attribute(r, r.actor(), {TOG, COR}, purpose, rule);
  const Key resisting = choose_attribute(r, target, against, answer, rule);
  return contest(r, {.initiator = {r.actor(), with, purpose},
                     .opponent = {target, resisting, answer},
                     .rule = rule,
                     .tie_is_settled = tie_is_settled})
      .won;
}

bool grabs(Resolution& r, CreatureId target) {
  return contest(r, {.initiator = {r.actor(), COR, "grab"_k},
                     .opponent = {target, AGL, "evasion"_k},
                     .rule = "GW-GRAP-01"_k,
                     .attack_naturals = true,
                     .tie_is_settled = true})
      .won;
}

bool holds(Resolution& r, CreatureId target) {
  return fails_undiced(r.world(), target, TOG) ||
         overpowers(r, target, {.purpose = "hold"_k, .rule = "GW-GRAP-01"_k, .tie_is_settled = true});
}

}  // namespace

void grapple(Resolution& r) {
  require_can_command(r);
  require_action(r);
  const CreatureId target = target_in_reach(r, "GW-GRAP-01"_k);
  r.require(!Actor(r.world(), r.actor()).grappling(target), {"E_ALREADY_GRAPPLED"_k, {{"who"_k, r.actor()}}, {}});
  require_touchable(r, target, "GW-GRAP-01"_k);
  spend_action(r, r.actor());
  reveal_position(r, r.actor());
  if (stopped_by_hold(r, r.actor()) || !grabs(r, target) || !holds(r, target)) return;
  relate(r, key::grappling, r.actor(), target);
  rouse(r, target);
  log_line(r, "holds"_k, {{"who"_k, r.actor()}, {"target"_k, target}}, "GW-GRAP-01"_k);
}

namespace {

/// The held one the form names. E_NOT_GRAPPLING.
CreatureId held_in_form(Resolution& r) {
  r.require(!Actor(r.world(), r.actor()).held_ones().empty(), {"E_NOT_GRAPPLING"_k, {{"who"_k, r.actor()}}, {}});
  const CreatureId target = r.creature("target"_k);
  r.require(Actor(r.world(), r.actor()).grappling(target), {"E_NOT_GRAPPLING"_k, {{"who"_k, r.actor()}}, {}});
  return target;
}

}  // namespace

void knock_down_held(Resolution& r) {  // Source: GW-GRAP-06
  require_can_command(r);
  require_action(r);
  const CreatureId target = held_in_form(r);
  spend_action(r, r.actor());
  if (stopped_by_hold(r, r.actor())) return;
  const Exertion balance{.purpose = "knock_down"_k, .rule = "GW-GRAP-06"_k, .against = {AGL}, .answer = "balance"_k};
  if (overpowers(r, target, balance)) gain(r, target, condition(key::knocked_down, r.actor()));
}

void choke(Resolution& r) {  // Source: GW-GRAP-07
  require_can_command(r);
  require_action(r);
  const CreatureId target = held_in_form(r);
  const Actor victim(r.world(), target);
  const bool choked = find_relation(r.world(), key::choking, r.actor(), target) != nullptr;
  r.require(!choked, {"E_TARGET"_k, {{"target"_k, target}}, "GW-GRAP-07"_k});
  const bool can_choke = victim.needs_air();
  r.require(can_choke, {"E_NO_BREATH"_k, {{"target"_k, target}}, {}});
  spend_action(r, r.actor());
  if (stopped_by_hold(r, r.actor())) return;
  if (!overpowers(r, target, {.purpose = "choke_roll"_k, .rule = "GW-GRAP-07"_k})) return;
  relate(r, key::choking, r.actor(), target);
  Condition without_air = condition(key::suffocating, r.actor());
  if (const Condition* breath = Actor(r.world(), target).find(key::holding_breath)) without_air.data = breath->data;
  lose(r, target, key::holding_breath);
  gain(r, target, without_air);
  log_line(r, "chokes"_k, {{"who"_k, r.actor()}, {"target"_k, target}}, "GW-GRAP-07"_k);
}

void break_out(Resolution& r) {  // Source: GW-GRAP-08
  require_can_command(r);
  require_action(r);
  r.require(Actor(r.world(), r.actor()).grappled(), {"E_NOT_GRAPPLED"_k, {{"who"_k, r.actor()}}, {}});
  spend_action(r, r.actor());
  if (!wins_struggle(r, r.actor(), {.rule = "GW-GRAP-08"_k})) return;
  for (const CreatureId holder : Actor(r.world(), r.actor()).grapplers()) let_go(r, holder, r.actor());
  log_line(r, "slips_free"_k, {{"who"_k, r.actor()}}, "GW-GRAP-08"_k);
}

void counter_grapple(Resolution& r) {  // Source: GW-GRAP-09
  require_can_command(r);
  require_action(r);
  r.require(Actor(r.world(), r.actor()).grappled(), {"E_NOT_GRAPPLED"_k, {{"who"_k, r.actor()}}, {}});
  const CreatureId target = r.creature("target"_k);
  r.require(Actor(r.world(), target).grappling(r.actor()),
            {"E_NOT_GRAPPLED"_k, {{"who"_k, r.actor()}}, "GW-GRAP-09"_k});
  r.require(!Actor(r.world(), r.actor()).grappling(target), {"E_ALREADY_GRAPPLED"_k, {{"who"_k, r.actor()}}, {}});
  spend_action(r, r.actor());
  if (!wins_struggle(r, r.actor(), {.rule = "GW-GRAP-09"_k})) return;
  relate(r, key::grappling, r.actor(), target);
  log_line(r, "holds"_k, {{"who"_k, r.actor()}, {"target"_k, target}}, "GW-GRAP-09"_k);
}

void release(Resolution& r) {  // Source: GW-GRAP-10
  require_can_command(r);
  const CreatureId target = held_in_form(r);
  has_acted(r, r.actor());
  log_line(r, "lets_go"_k, {{"who"_k, r.actor()}, {"target"_k, target}}, "GW-GRAP-10"_k);
  let_go(r, r.actor(), target);
}

}  // namespace ft::rules::grimwire
