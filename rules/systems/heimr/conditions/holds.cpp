// Being held in a brawl bind, and physical rolls that holders may stop. Source: HM-GRAB-03 to 05.
#include "rules/systems/heimr/conditions/holds.hpp"

#include <algorithm>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/heimr/conditions/published_defence.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/creature/states.hpp"

namespace ft::rules::heimr {

void let_go(Resolution& r, CreatureId grabber, CreatureId held) {
  if (!find_relation(r.world(), key::grabs, grabber, held)) return;
  unrelate(r, key::grabs, grabber, held);
  defence_returns(r, grabber);
}

void part_holds(Resolution& r, CreatureId moved) {
  for (const CreatureId grabber : Actor(r.world(), moved).grabbers())
    if (!same_location(r.world(), grabber, moved)) let_go(r, grabber, moved);
  for (const CreatureId held : Actor(r.world(), moved).held_ones())
    if (!same_location(r.world(), moved, held)) let_go(r, moved, held);
}

std::vector<HoldCheck> stopping_rolls(Resolution& r, CreatureId held) {
  std::vector<CreatureId> grabbers;
  const std::vector<CreatureId> holding = Actor(r.world(), held).grabbers();
  for (const CreatureId other : order_after(r.world(), held))
    if (std::find(holding.begin(), holding.end(), other) != holding.end() && Actor(r.world(), other).able())
      grabbers.push_back(other);
  if (grabbers.empty()) return {};
  std::vector<Question> questions;
  for (const CreatureId grabber : grabbers) {
    Question question{.asked = grabber,
                      .prompt = "q_stop_held"_k,
                      .params = {{"who"_k, grabber}, {"actor"_k, held}},
                      .rule = "HM-GRAB-04"_k,
                      .default_answer = false};
    questions.push_back(std::move(question));
  }
  const std::vector<Value> answers = r.ask_each(std::move(questions));
  std::vector<HoldCheck> grips;
  for (std::size_t i = 0; i < grabbers.size(); ++i) {
    if (!*answers[i].as<bool>()) continue;
    const RollResult thrown = roll_pool(r, grabbers[i], pool_of(r, grabbers[i], "brawl"_k), "stopping"_k);
    log_roll(r, grabbers[i], thrown, "stopping"_k, {}, thrown.exhausted ? "exhausted"_k : "sets_cr"_k, "HM-GRAB-04"_k,
             held);
    grow_fatigue(r, grabbers[i], thrown);
    if (!thrown.exhausted) grips.push_back({grabbers[i], thrown.result});
  }
  return grips;
}

bool escapes_holds(Resolution& r, CreatureId held, const std::vector<HoldCheck>& grips, const RollResult& roll,
                   const Audience& viewers) {
  bool goes_on = true;
  for (const HoldCheck& grip : grips) {
    const bool met = !roll.exhausted && roll.result >= grip.cr;
    goes_on &= met;
    log_line(r, met ? "breaks_hold"_k : "hold_stays"_k,
             {{"who"_k, held}, {"target"_k, grip.grabber}, {"cr"_k, grip.cr}, {"n"_k, roll.result}}, "HM-GRAB-04"_k,
             viewers);
    if (met) unrelate(r, key::grabs, grip.grabber, held);
  }
  return goes_on;
}

HeldCheck held_check(Resolution& r, const Check& what) {
  const std::vector<HoldCheck> grips = what.pool.physical ? stopping_rolls(r, what.who) : std::vector<HoldCheck>();
  const Checked checked = check(r, what);
  const bool held = !escapes_holds(r, what.who, grips, checked.thrown);
  for (const HoldCheck& grip : grips) defence_returns(r, grip.grabber);
  return {checked.passed && !held, held};
}

HeldThrow held_secret_throw(Resolution& r, CreatureId who, const Pool& pool, Key purpose, Key rule) {
  const Audience own{Audience::Kind::players_of, {who}};
  const std::vector<HoldCheck> grips = pool.physical ? stopping_rolls(r, who) : std::vector<HoldCheck>();
  const RollResult thrown = roll_pool(r, who, pool, purpose);
  log_roll(r, who, thrown, purpose, {}, thrown.exhausted ? "exhausted"_k : Key(), rule, {}, own);
  grow_fatigue(r, who, thrown);
  const bool held = !escapes_holds(r, who, grips, thrown, own);
  for (const HoldCheck& grip : grips) defence_returns(r, grip.grabber);
  return {thrown, held};
}

void interrupt(Resolution& r, CreatureId who) {
  lose(r, who, key::upcoming);
  for (const CreatureId held : Actor(r.world(), who).held_ones()) let_go(r, who, held);
}

}  // namespace ft::rules::heimr
