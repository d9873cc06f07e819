// Using a skill, alone or on a creature. Source: VG-ACT-11, VG-REACT-07, VG-RES-02, VG-TURN-06, W8, W17, G-17.
#include "rules/systems/vigor/free_play/use_skill.hpp"

#include <algorithm>

#include "rules/kernel/resolution/conditions.hpp"
#include "rules/systems/vigor/dice/checks.hpp"
#include "rules/systems/vigor/turns/budget.hpp"

namespace ft::rules::vigor {

namespace {

/// What succeeding with a skill does to a creature unless the GM says otherwise. Source: VG-ACT-11.
struct Outcome {
  Key skill, marker;
};
constexpr std::array outcomes{Outcome{"social"_k, "charmed"_k}, Outcome{"menace"_k, "intimidated"_k},
                              Outcome{"awareness"_k, "weakness_found"_k}};

/// One use of a skill, with what the GM says about it.
struct Use {
  Key skill;
  CreatureId target;  // none: a thing, a task
  std::int64_t vs = 15;
  Key ability = {}, resisted_with = key::resolve;
};

Question about(const Resolution& r, const Use& use, Key prompt, Key rule) {
  Question question{.prompt = prompt, .params = {{"who"_k, r.actor()}, {"skill"_k, use.skill}}};
  if (use.target) question.params.push_back({"target"_k, use.target});
  question.rule = rule;
  return question;
}

void offer_abilities(Question& question, Key otherwise) {
  question.shape = Shape::one_of;
  question.default_answer = otherwise;
  for (const Ability& ability : seven_abilities) question.options.push_back({ability.score, ability.score, {}});
}

/// W17, all at once: the VS, the ability that adds dice, and the one that the target would resist with.
void ask_gm(Resolution& r, Use& use) {
  Question vs = about(r, use, "q_skill_vs"_k, "VG-ACT-11"_k);
  vs.shape = Shape::number;
  vs.min = 1;
  vs.max = 99;
  vs.default_answer = 15;
  Question ability = about(r, use, "q_skill_ability"_k, "VG-ACT-11"_k);
  offer_abilities(ability, "none"_k);
  ability.options.push_back({"none"_k, "none"_k, {}});
  std::vector<Question> all{std::move(vs), std::move(ability)};
  if (use.target) {
    all.push_back(about(r, use, "q_skill_resisted"_k, "VG-RES-02"_k));
    offer_abilities(all.back(), key::resolve);
  }
  const std::vector<Value> answers = r.ask_each(std::move(all));
  use.vs = *answers[0].as<std::int64_t>();
  if (const Key said = *answers[1].as<Key>(); said != "none"_k) use.ability = said;
  if (use.target) use.resisted_with = *answers[2].as<Key>();
}

Key outcome_of(Resolution& r, const Use& use) {
  const auto usual = std::ranges::find(outcomes, use.skill, &Outcome::skill);
  Question question = about(r, use, "q_skill_outcome"_k, "VG-ACT-11"_k);
  question.shape = Shape::one_of;
  question.default_answer = usual == outcomes.end() ? "none"_k : usual->marker;
  for (const Outcome& one : outcomes) question.options.push_back({one.marker, one.marker, {}});
  question.options.push_back({"none"_k, "none"_k, {}});
  return *r.ask(std::move(question)).as<Key>();
}

/// For one round. A weakness is the finder's to use, the rest marks the target.
void mark(Resolution& r, const Use& use, Key marker) {
  const Encounter* encounter = r.world().encounter_of(r.actor());
  Condition made;
  made.key = marker;
  made.source = r.actor();
  made.ends = {"rounds"_k, 1, {}};
  made.data = {{"entered_round"_k, encounter ? encounter->round : 0}};
  const bool finders = marker == "weakness_found"_k;
  if (finders) made.data.set("on"_k, static_cast<std::int64_t>(use.target.value));
  (void)add_condition(r, finders ? r.actor() : use.target, std::move(made));
}

Use use_in_form(Resolution& r) {
  Use use{.skill = r.choice("skill"_k), .target = {}};
  const bool known = r.system().content().find(key::skill, use.skill) != nullptr;
  r.require(known, {"E_FORM"_k, {{"field"_k, "skill"_k}}, {}});
  if (!r.has("target"_k)) return use;
  use.target = r.creature("target"_k);
  const Creature& other = r.world().creature(use.target);
  const Actor target(r.world(), use.target);
  const bool here = other.scene == r.world().creature(r.actor()).scene;
  const bool on_minds = use.skill == "social"_k || use.skill == "menace"_k;
  const bool fits = use.target != r.actor() && !(on_minds && target.flag(key::object));  // section 4.2
  const bool legal = fits && here && !target.has(key::dead) && !target.has(key::escaped);
  r.require(legal, {"E_TARGET"_k, {}, "VG-ACT-11"_k});
  return use;
}

}  // namespace

void use_skill(Resolution& r) {
  constexpr Price price{.actions = 1};
  require_can_act(r, price);
  Use use = use_in_form(r);
  require_payable(r, price);
  pay(r, price);
  ask_gm(r, use);
  Pool pool = pool_for(r, r.actor(), "check_roll"_k, Scope::action, skill_kinds(r.system(), use.skill));
  if (use.ability) add_ability(pool, Actor(r.world(), r.actor()), use.ability);
  add_skill(r, pool, use.skill);
  if (reacts(Actor(r.world(), r.actor()))) leave_out_charges(r, pool);  // readied
  const Checked checked = check(r, pool, vs_with(r, r.actor(), use.skill, use.vs, "VG-ACT-11"_k), "VG-ACT-11"_k);
  if (!checked.passed || !use.target) return;
  if (resists(r, {.who = use.target, .abilities = {use.resisted_with}, .total = checked.total})) return;
  if (const Key marker = outcome_of(r, use); marker != "none"_k) mark(r, use, marker);
}

std::vector<Params> skill_forms(const Ruleset& system, const View& view, CreatureId creature) {
  std::vector<Params> forms;
  for (const Feature& feature : view.creature(creature).features)
    if (system.content().find(key::skill, feature.key)) forms.push_back({{"skill"_k, feature.key}});
  forms.push_back({});
  return forms;
}

}  // namespace ft::rules::vigor
