// Checks and Resistance. Source: VG-DICE-01, VG-DICE-02, VG-DATA-04, VG-RES-01 to 04, VG-VIS-01.
#include "rules/systems/vigor/dice/checks.hpp"

#include <algorithm>

#include "rules/systems/vigor/creature/sheet.hpp"
#include "rules/systems/vigor/creature/visibility.hpp"

namespace ft::rules::vigor {

void call_check(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  const std::int64_t vs = r.number("vs"_k);
  const Key skill = r.has("skill"_k) ? r.choice("skill"_k) : Key{};
  Pool pool =
      pool_for(r, who, "check_roll"_k, Scope::action, skill ? skill_kinds(r.system(), skill) : std::vector<Key>{});
  if (r.has("ability"_k)) add_ability(pool, Actor(r.world(), who), r.choice("ability"_k));
  if (skill) add_skill(r, pool, skill);
  (void)check(r, pool, vs_with(r, who, skill, vs, "VG-DICE-02"_k), "VG-DICE-02"_k);
}

void call_resistance(Resolution& r) {
  Resisted what{.who = r.creature("target"_k), .abilities = {}};
  for (const Key field : {"ability"_k, "other"_k})
    if (r.has(field)) what.abilities.push_back(r.choice(field));
  if (what.abilities.empty()) what.abilities = {key::resolve};  // VG-RES-02
  what.vs = r.has("vs"_k) ? r.number("vs"_k) : 15;              // VG-RES-03
  (void)resists(r, what);
}

void add_ability(Pool& pool, const Actor& actor, Key score) {
  pool.dice.add(score, actor.ability_dice(score), "VG-DICE-03"_k);
}

void add_skill(const Resolution& r, Pool& pool, Key skill) {
  add_skill(r.system(), Actor(r.world(), pool.who), pool, skill);
}

void add_skill(const Ruleset& system, const Actor& actor, Pool& pool, Key skill) {
  pool.dice.add(skill, skill_dice(system, actor, skill), "VG-DATA-04"_k);
}

Sum vs_with(const Resolution& r, CreatureId who, Key skill, std::int64_t vs, Key rule) {
  Sum needed;
  needed.keep("vs"_k, vs, rule);
  if (skill == "pilot"_k || skill == "navigate"_k) needed.add("visibility"_k, steering_penalty(r, who), "VG-VIS-01"_k);
  return needed;
}

Checked check(Resolution& r, const Pool& pool, std::int64_t vs, Key rule) {
  return check(r, pool, Sum{{"vs"_k, vs, rule}}, rule);
}

Checked check(Resolution& r, const Pool& pool, const Sum& needed, Key rule) {
  const Throw thrown = throw_pool(r, pool);
  const std::int64_t total = thrown.total.total(), vs = needed.total();
  const bool passed = total > vs || (total == vs && r.house_rule("vs_tie"_k) != 0);
  log_roll(r, pool, thrown, needed, passed ? "passed"_k : "failed"_k, rule, {});
  return {passed, total};
}

namespace {

/// The ability that it resists with: of two the player picks. Source: VG-RES-02.
Key chosen_ability(Resolution& r, const Resisted& what) {
  const Actor actor(r.world(), what.who);
  const Key best = *std::ranges::max_element(what.abilities, {}, [&](Key one) { return actor.ability_dice(one); });
  if (what.abilities.size() < 2) return best;
  Question question{.asked = what.who, .prompt = "q_resist_with"_k, .params = {{"who"_k, what.who}}};
  question.rule = "VG-RES-02"_k;
  question.shape = Shape::one_of;
  question.default_answer = best;
  for (const Key ability : what.abilities)
    question.options.push_back(
        {ability, "o_ability"_k, {{"ability"_k, ability}, {"n"_k, actor.ability_dice(ability)}}});
  return *r.ask(std::move(question)).as<Key>();
}

/// W7, W8, W14. Source: VG-RES-04.
bool struggles(Resolution& r, const Resisted& what) {
  const bool one = what.abilities.size() < 2;
  Question question{.asked = what.who, .prompt = one ? "q_struggle"_k : "q_struggle_either"_k};
  question.params = {{"who"_k, what.who}, {"vs"_k, what.total.value_or(what.vs)}};
  if (one) question.params.push_back({"ability"_k, what.abilities.front()});
  question.rule = "VG-RES-04"_k;
  question.default_answer = true;
  return r.ask_yes(std::move(question));
}

}  // namespace

bool resists(Resolution& r, const Resisted& what) {
  if (!Actor(r.world(), what.who).conscious()) return false;  // VG-RES-01
  if (!struggles(r, what)) return false;
  const Key ability = chosen_ability(r, what);
  Pool pool = pool_for(r, what.who, "resistance_roll"_k, Scope::action, {"resistance"_k});
  const Actor actor(r.world(), what.who);
  add_ability(pool, actor, ability);
  pool.dice.add(resistance_dice(r.system(), actor));
  if (!what.total) return check(r, pool, what.vs, "VG-RES-03"_k).passed;
  const Throw thrown = throw_pool(r, pool);
  const bool resisted = thrown.total.total() > *what.total;
  log_roll(r, pool, thrown, Sum{{"attack_total"_k, *what.total, "VG-RES-03"_k}}, resisted ? "resisted"_k : "failed"_k,
           "VG-RES-03"_k, {});
  return resisted;
}

}  // namespace ft::rules::vigor
