// What the GM imposes on a creature: damage, conditions, sleep and waking. Source: AU-ARB-14, AU-AURA-05, AU-COND-08,
// AU-DEATH-06, AU-UNC-02, AU-UNC-03.
#include "rules/systems/aura/conditions/actions.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/conditions/consciousness.hpp"
#include "rules/systems/aura/conditions/death.hpp"
#include "rules/systems/aura/conditions/wounds.hpp"
#include "rules/systems/aura/creature/form.hpp"

namespace ft::rules::aura {

namespace {

std::int64_t needed_number(Resolution& r, CreatureId who);

}  // namespace

void afflict(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  const Key condition = r.choice("condition"_k);
  impose(r, who, condition, ending_of(r.choice("until"_k)));
}

void relieve(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  const Key condition = r.choice("condition"_k);
  r.require(Actor(r, who).has(condition), {"invalid_target"_k, {{"target"_k, who}}, "AU-COND-05"_k});
  shake_off(r, who, condition);
}

void harm(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  Damage harm{.by = {}, .on = who, .base = {}, .type = r.choice("type"_k)};
  harm.base.keep("gm_modifier"_k, r.number("amount"_k), "AU-DMG-01"_k);
  harm.armour = form_flag(r, "armour"_k, false);
  harm.nonlethal = form_flag(r, "nonlethal"_k, false);
  DeathOdds odds;
  if (r.has("modifier"_k)) odds.modifier = r.number("modifier"_k);
  if (!deal_damage(r, harm)) return;
  odds.needed = needed_number(r, who);
  death_roll(r, who, odds);
}

void put_out(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  const Key cause = r.choice("cause"_k);
  r.require(Actor(r, who).alive() && !has_cause(Actor(r, who), cause),
            {"invalid_target"_k, {{"target"_k, who}}, "AU-UNC-02"_k});
  fall_unconscious(r, who, cause);
}

void rouse(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  const Actor actor(r, who);
  r.require(actor.alive() && !actor.conscious(), {"invalid_target"_k, {{"target"_k, who}}, "AU-UNC-03"_k});
  for (const Key cause :
       {key::cause::stamina, key::cause::nonlethal, key::cause::death, key::cause::sleep, key::cause::gm})
    end_cause(r, who, cause);
}

namespace {

/// In a lethal place the GM names the total below which one dies. Source: AU-DEATH-06.
std::int64_t needed_number(Resolution& r, CreatureId who) {
  if (!form_flag(r, "lethal"_k, false)) return 0;
  return r.ask_number({.prompt = "q_death_needed"_k,
                       .params = {{"who"_k, who}},
                       .rule = "AU-DEATH-06"_k,
                       .min = 0,
                       .max = 40,
                       .default_answer = 0,
                       .seconds = r.house_rule("prompt_s"_k)});
}

}  // namespace

}  // namespace ft::rules::aura
