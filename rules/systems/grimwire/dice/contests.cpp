// Two creatures against each other. Source: 1.5, GW-DICE-09, GW-PVP-01 to 03.
#include "rules/systems/grimwire/dice/contests.hpp"

#include "rules/kernel/system.hpp"

namespace ft::rules::grimwire {

bool both_roll(const Resolution& r, CreatureId a, CreatureId b) {
  const bool pcs = Actor(r.world(), a).pc() && Actor(r.world(), b).pc();
  return pcs || r.house_rule("npc_contests"_k) != 0;
}

bool wins_tie(Resolution& r, CreatureId who, CreatureId other, bool otherwise) {
  return r.ask_yes({.prompt = "q_tie"_k,
                    .params = {{"who"_k, who}, {"target"_k, other}},
                    .rule = "GW-PVP-02"_k,
                    .default_answer = otherwise});
}

namespace {

ContestResult both_sides_roll(Resolution& r, const Contest& c) {
  const RollResult first = roll_d20(r, c.initiator);
  const RollResult second = roll_d20(r, c.opponent);
  ContestResult result;
  result.initiator_natural = first.natural;
  result.opponent_natural = second.natural;
  result.initiator_total = first.total.total();
  result.opponent_total = second.total.total();
  const bool certain = c.attack_naturals && first.natural == 20;
  const bool both_fail = first.natural <= 1 && second.natural <= 1;
  const bool one_fails = first.natural <= 1 || second.natural <= 1;
  result.tie = both_fail || (!certain && !one_fails && result.initiator_total == result.opponent_total);
  if (result.tie)
    result.won = !c.tie_is_settled && wins_tie(r, c.initiator.who, c.opponent.who, false);
  else
    result.won =
        first.natural > 1 && (certain || second.natural <= 1 || result.initiator_total > result.opponent_total);
  log_roll(r, c.initiator, first, second.total,
           result.won   ? "passed"_k
           : result.tie ? "tied"_k
                        : "failed"_k,
           c.rule, c.opponent.who);
  log_roll(r, c.opponent, second, first.total,
           result.won   ? "failed"_k
           : result.tie ? "tied"_k
                        : "passed"_k,
           c.rule, c.initiator.who);
  return result;
}

/// The PC side rolls against the NPC's standing number; between NPCs the initiator rolls.
ContestResult initiator_rolls(Resolution& r, const Contest& c) {
  const RollResult thrown = roll_d20(r, c.initiator);
  const Sum target = standing_number(r, c.opponent);
  ContestResult result;
  result.initiator_natural = thrown.natural;
  result.initiator_total = thrown.total.total();
  result.opponent_total = target.total();
  const bool certain = c.attack_naturals && thrown.natural == 20;
  result.won = certain || (thrown.natural > 1 && result.initiator_total >= result.opponent_total);
  log_roll(r, c.initiator, thrown, for_players(r, target), result.won ? "passed"_k : "failed"_k, c.rule,
           c.opponent.who);
  return result;
}

ContestResult opponent_rolls(Resolution& r, const Contest& c) {
  const Sum target = standing_number(r, c.initiator);
  const RollResult thrown = roll_d20(r, c.opponent);
  ContestResult result;
  result.opponent_natural = thrown.natural;
  result.opponent_total = thrown.total.total();
  result.initiator_total = target.total();
  result.won = thrown.natural <= 1 || result.opponent_total < result.initiator_total;
  log_roll(r, c.opponent, thrown, for_players(r, target), result.won ? "failed"_k : "passed"_k, c.rule,
           c.initiator.who);
  return result;
}

}  // namespace

ContestResult contest(Resolution& r, const Contest& c) {
  if (fails_undiced(r.world(), c.opponent.who, c.opponent.attribute)) return {.won = true};
  if (both_roll(r, c.initiator.who, c.opponent.who)) return both_sides_roll(r, c);
  const bool pc_defends = Actor(r.world(), c.opponent.who).pc();
  return pc_defends ? opponent_rolls(r, c) : initiator_rolls(r, c);
}

}  // namespace ft::rules::grimwire
