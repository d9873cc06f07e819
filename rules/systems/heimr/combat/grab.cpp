// Holding and being held. Source: HM-GRAB-01 to 06, HM-EFF-09.
#include "rules/systems/heimr/combat/grab.hpp"

#include <algorithm>

#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/combat/defence.hpp"
#include "rules/systems/heimr/conditions/effects.hpp"
#include "rules/systems/heimr/creature/carried.hpp"

namespace ft::rules::heimr {

Key bound_part(Key part) { return !part || part == key::torso ? "body"_k : part; }

void grab(Resolution& r, CreatureId grabber, CreatureId held, Key part) {
  const Key at = bound_part(part);
  relate(r, key::grabs, grabber, held, {{"part"_k, at.hash}});
  note(r, "grabs_hold"_k, {{"who"_k, grabber}, {"target"_k, held}, {"part"_k, at}}, "HM-GRAB-01"_k);
  discard_defence(r, grabber);
  hands_changed(r, held);
}

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
                      .about = "q_stop_held"_k,
                      .params = {{"who"_k, grabber}, {"actor"_k, held}},
                      .rule = "HM-GRAB-04"_k,
                      .otherwise = false};
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
                   const Audience& told) {
  bool goes_on = true;
  for (const HoldCheck& grip : grips) {
    const bool met = !roll.exhausted && roll.result >= grip.cr;
    goes_on &= met;
    note(r, met ? "breaks_hold"_k : "hold_stays"_k,
         {{"who"_k, held}, {"target"_k, grip.grabber}, {"cr"_k, grip.cr}, {"n"_k, roll.result}}, "HM-GRAB-04"_k, told);
    if (met) unrelate(r, key::grabs, grip.grabber, held);
  }
  return goes_on;
}

}  // namespace ft::rules::heimr
