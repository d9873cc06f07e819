// 3d6 at or under a number, with margins and extremes. Source: TD-DICE-01 to 07.
#include "rules/systems/threed6/dice/margins.hpp"

#include <algorithm>

namespace ft::rules::threed6 {

namespace {

bool critical_success(std::int64_t sum, std::int64_t number) {  // Source: TD-DICE-02
  return sum <= 4 || (sum == 5 && number >= 15) || (sum == 6 && number >= 16);
}

}  // namespace

Margin margin_of(std::int64_t sum, std::int64_t number, bool by_ten) {
  Margin margin;
  margin.sum = sum;
  margin.success = sum <= 4 || (sum <= 16 && sum <= number);
  margin.margin = margin.success ? std::max<std::int64_t>(0, number - sum)  // TD-DICE-04
                                 : std::max<std::int64_t>(1, sum - number);
  const bool critical_failure =
      sum == 18 || (sum == 17 && number <= 15) || (by_ten && margin.margin >= 10);  // TD-DICE-03
  margin.critical = margin.success ? critical_success(sum, number) : critical_failure;
  return margin;
}

Margin throw_against(Resolution& r, CreatureId who, std::int64_t number, Key purpose) {
  std::vector<Die> dice;
  std::int64_t sum = 0;
  for (int i = 0; i < 3; ++i) {
    dice.push_back({6, r.roll(6, who, purpose)});
    sum += dice.back().face;
  }
  Margin margin = margin_of(sum, number, r.house_rule("failure_by_ten"_k) != 0);
  margin.dice = std::move(dice);
  return margin;
}

Margin roll_success(Resolution& r, const SuccessRoll& roll) {
  Margin thrown = throw_against(r, roll.who, roll.target.total(), roll.purpose);
  const Key outcome = thrown.success ? (thrown.critical ? "critical"_k : "passed"_k)
                                     : (thrown.critical ? "critical_failure"_k : "failed"_k);
  log_throw(r, roll, thrown, outcome);
  return thrown;
}

void log_throw(Resolution& r, const SuccessRoll& roll, const Margin& thrown, Key outcome) {
  Sum total;
  total.keep("dice"_k, thrown.sum);
  r.emit(RollMade{roll.who, roll.purpose, roll.against, thrown.dice, total, roll.target, outcome, roll.rule,
                  roll.audience});
}

Sum attribute_now(const Actor& actor, Key attribute) {
  Sum sum = actor.attribute(attribute);
  const bool shocked = attribute == key::DX || attribute == key::IQ;
  return sum.add(key::shock, shocked ? -actor.number(key::shock) : 0, "TD-SHOCK-03"_k);
}

Sum skill_now(const Ruleset& system, const Actor& actor, Key skill) {
  const Key attribute = system.content().at(key::skill, skill).word("attribute"_k);
  const bool shocked = attribute == key::DX || attribute == key::IQ;
  return skill_sum(system, actor, skill).add(key::shock, shocked ? -actor.number(key::shock) : 0, "TD-SHOCK-03"_k);
}

int better(const Margin& first, const Margin& second) {
  if (first.success != second.success) return first.success ? 1 : -1;
  const std::int64_t ahead = first.success ? first.margin - second.margin : second.margin - first.margin;
  return ahead > 0 ? 1 : ahead < 0 ? -1 : 0;
}

}  // namespace ft::rules::threed6
