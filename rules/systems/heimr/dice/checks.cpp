// Rolls and penalties that the GM calls for. Source: HM-DICE-04 to 09, HM-ABIL-01.
#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/abilities.hpp"
#include "rules/systems/heimr/conditions/effects.hpp"
#include "rules/systems/heimr/procedures.hpp"

namespace ft::rules::heimr {

namespace {

/// E_ABILITY unless the content has it.
Key ability_in_form(Resolution& r, Key field) {
  const Key ability = r.choice(field);
  r.require(r.system().content().find(key::ability, ability) != nullptr, {"E_ABILITY"_k, {}, "HM-ABIL-01"_k});
  return ability;
}

}  // namespace

void call_check(Resolution& r) {  // Source: HM-DICE-06, HM-DICE-08, HM-DICE-09
  const CreatureId who = r.creature("target"_k);
  Pool pool;
  if (r.has("attribute"_k))
    pool = pool_of_attribute(r, who, r.choice("attribute"_k), r.has("consistency"_k) ? r.number("consistency"_k) : 1);
  else
    pool = pool_of(r, who, ability_in_form(r, "ability"_k));
  Check roll{who, std::move(pool), {}, "called"_k, "HM-DICE-06"_k, true};
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
  Check roll{who, pool_of(r, who, ability), {}, "contest"_k, "HM-DICE-05"_k, false};
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
  note(r, "penalised"_k, {{"who"_k, who}, {"n"_k, n}, {"text"_k, why ? *why : std::string()}}, "HM-DICE-04"_k);
}

}  // namespace ft::rules::heimr
