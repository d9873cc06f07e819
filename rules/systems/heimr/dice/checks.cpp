// Rolls against a number to reach: those that the GM calls for, and trying again. Source: HM-DICE-04 to 09, HM-ABIL-01.
#include "rules/systems/heimr/dice/checks.hpp"

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/creature/states.hpp"

namespace ft::rules::heimr {

namespace {

Key ability_in_form(Resolution& r, Key field);

}  // namespace

void call_check(Resolution& r) {  // Source: HM-DICE-06, HM-DICE-08, HM-DICE-09
  const CreatureId who = r.creature("target"_k);
  Pool pool;
  if (r.has("attribute"_k))
    pool = pool_of_attribute(r, who, r.choice("attribute"_k), r.has("consistency"_k) ? r.number("consistency"_k) : 1);
  else
    pool = pool_of(r, who, ability_in_form(r, "ability"_k));
  Check roll{who, std::move(pool), {}, "called"_k, "HM-DICE-06"_k};
  roll.target.keep("cr"_k, r.number("cr"_k), "HM-DICE-06"_k);
  const bool* consequences = r.has("consequences"_k) ? r.field("consequences"_k).as<bool>() : nullptr;
  roll.consequences = consequences && *consequences;
  (void)check(r, roll);
}

void call_contest(Resolution& r) {  // Source: HM-DICE-05
  const CreatureId who = r.creature("target"_k), other = r.creature("against"_k);
  const Key ability = ability_in_form(r, "ability"_k), against = ability_in_form(r, "other_ability"_k);
  r.require(who != other, {"E_TARGET_INVALID"_k, {}, "HM-DICE-05"_k});
  const RollResult standing = roll_pool(r, other, pool_of(r, other, against), "contest"_k);
  log_roll(r, other, standing, "contest"_k, {}, standing.exhausted ? "exhausted"_k : Key(), "HM-DICE-05"_k, who);
  grow_fatigue(r, other, standing);
  Check roll{.who = who,
             .pool = pool_of(r, who, ability),
             .target = {},
             .purpose = "contest"_k,
             .rule = "HM-DICE-05"_k,
             .by_willpower = false};
  if (!standing.exhausted) roll.target.keep(against, standing.result);
  (void)overcome(r, roll, other);
}

void give_penalty(Resolution& r) {  // Source: HM-DICE-04
  const CreatureId who = r.creature("target"_k);
  const std::int64_t n = r.number("n"_k);
  const Key scope = r.has("ability"_k) ? ability_in_form(r, "ability"_k) : r.choice("scope"_k);
  const std::string* why = r.has("text"_k) ? r.field("text"_k).as<std::string>() : nullptr;
  Condition penalty;
  penalty.key = "penalty"_k;
  penalty.data = {{"n"_k, n}};
  penalty.modifiers = {{scope, -n, "consistency"_k}};
  gain(r, who, std::move(penalty));
  log_line(r, "penalised"_k, {{"who"_k, who}, {"n"_k, n}, {"text"_k, why ? *why : std::string()}}, "HM-DICE-04"_k);
}

void reroll(Resolution& r) {
  const bool willing = Actor(r.world(), r.actor()).number(key::wp) > 0;
  r.require(willing, {"E_WILLPOWER"_k, {{"cost"_k, std::int64_t{1}}}, "HM-DICE-07"_k});
  r.require(false, {"E_NOT_CR"_k, {}, {}});
}

namespace {

/// E_ABILITY unless the content has it.
Key ability_in_form(Resolution& r, Key field) {
  const Key ability = r.choice(field);
  r.require(r.system().content().find(key::ability, ability) != nullptr, {"E_ABILITY"_k, {}, "HM-ABIL-01"_k});
  return ability;
}

}  // namespace

bool pays_to_try_again(Resolution& r, CreatureId who, Key about, Params params) {  // Source: HM-DICE-07
  const std::int64_t left = Actor(r.world(), who).number(key::wp);
  if (left < 1) return false;
  Question question{.asked = who, .prompt = about, .params = std::move(params)};
  question.params.push_back({"left"_k, left});
  question.rule = "HM-DICE-07"_k;
  question.shape = Shape::yes_no;
  question.default_answer = false;
  if (!*r.ask(std::move(question)).as<bool>()) return false;
  r.set(who, key::wp, Actor(r.world(), who).number(key::wp) - 1);
  return true;
}

Checked check(Resolution& r, const Check& what) {
  while (true) {
    Checked checked;
    checked.thrown = roll_pool(r, what.who, what.pool, what.purpose);
    const bool enough = checked.thrown.result >= what.target.total();
    checked.passed = enough && !checked.thrown.exhausted;
    const Key outcome = checked.passed ? "passed"_k : checked.thrown.exhausted ? "exhausted"_k : "failed"_k;
    log_roll(r, what.who, checked.thrown, what.purpose, what.target, outcome, what.rule, {});
    grow_fatigue(r, what.who, checked.thrown);
    const bool repeatable = what.by_willpower && (what.consequences || r.house_rule("reroll_scope"_k) == 0);  // G-05
    if (checked.passed || !repeatable) return checked;
    Params question_params{{"who"_k, what.who}, {"result"_k, checked.thrown.result}, {"cr"_k, what.target.total()}};
    if (!pays_to_try_again(r, what.who, "q_reroll"_k, std::move(question_params))) return checked;
  }
}

Checked overcome(Resolution& r, const Check& what, CreatureId opponent) {  // Source: HM-DICE-05, G-04
  Checked checked;
  checked.thrown = roll_pool(r, what.who, what.pool, what.purpose);
  checked.passed = checked.thrown.result >= what.target.total() && !checked.thrown.exhausted;
  const Key outcome = checked.passed ? "passed"_k : checked.thrown.exhausted ? "exhausted"_k : "failed"_k;
  log_roll(r, what.who, checked.thrown, what.purpose, what.target, outcome, what.rule, opponent);
  grow_fatigue(r, what.who, checked.thrown);
  return checked;
}

}  // namespace ft::rules::heimr
