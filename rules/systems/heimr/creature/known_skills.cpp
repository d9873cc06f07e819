// The skills that a creature knows: what they ask for, cost and change. Source: HM-ATK-12, HM-EFF-10, G-55.
#include "rules/systems/heimr/creature/known_skills.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/states.hpp"

namespace ft::rules::heimr {

namespace {

const Feature* feature_of(const Actor& actor, Key key) {
  const auto& all = actor.creature().features;
  const auto at = std::find_if(all.begin(), all.end(), [&](const Feature& one) { return one.key == key; });
  return at == all.end() ? nullptr : &*at;
}

bool trained(const Actor& actor, Key ability) {
  const Feature* feature = feature_of(actor, ability);
  return feature && (feature->data.get("trained_c"_k) > 0 || feature->data.get("trained_p"_k) > 0);
}

/// What it asks for first and the actor lacks, or none.
Key missing(const Actor& actor, const Record& skill) {
  const Key needs = skill.word("needs"_k), ability = skill.word("needs_ability"_k);
  if (needs && !feature_of(actor, needs)) return needs;
  return ability && !trained(actor, ability) ? ability : Key{};
}

bool preparing_a_skill(const Actor& actor) {
  const Condition* upcoming = actor.find(key::upcoming);
  return upcoming && upcoming->data.get("does"_k) == "use_skill"_k.hash;
}

}  // namespace

const Record* known_skill(const Ruleset& system, const Actor& actor, Key skill) {
  return feature_of(actor, skill) ? system.content().find(key::skill, skill) : nullptr;
}

std::int64_t skill_cost(const Actor& actor, const Record& skill) {
  return skill.number("wp"_k) + (actor.has(key::weakened) ? 1 : 0);
}

Verdict why_not_skill(const Resolution& r, CreatureId who, const Record& skill) {
  const Actor actor(r.world(), who);
  const Feature* feature = feature_of(actor, skill.id);
  const bool spent = skill.flag("rested"_k) && feature && feature->data.get("used"_k) != 0;
  if (preparing_a_skill(actor)) return Refusal{"E_SKILL_BUSY"_k, {}, {}};
  if (const Key what = missing(actor, skill))
    return Refusal{"E_SKILL_PREREQ"_k, {{"skill"_k, skill.id}, {"what"_k, what}}, {}};
  if (spent) return Refusal{"E_SKILL_PREREQ"_k, {{"skill"_k, skill.id}, {"what"_k, "short_rest"_k}}, "HM-REST-01"_k};
  const std::int64_t cost = skill_cost(actor, skill);
  if (actor.number(key::wp) < cost) return Refusal{"E_WILLPOWER"_k, {{"cost"_k, cost}}, {}};
  const bool in_combat = r.world().encounter_of(who) != nullptr;
  if (in_combat && !skill.flag("combat"_k)) return Refusal{"E_SKILL_NOT_COMBAT"_k, {{"skill"_k, skill.id}}, {}};
  return std::nullopt;
}

void pay_skill(Resolution& r, CreatureId who, const Record& skill) {
  const Actor actor(r.world(), who);
  const Feature feature = *feature_of(actor, skill.id);
  log_line(r, "uses_skill"_k, {{"who"_k, who}, {"skill"_k, skill.id}}, "HM-ATK-12"_k);
  r.set(who, key::wp, std::max<std::int64_t>(0, actor.number(key::wp) - skill_cost(actor, skill)));
  lose(r, who, key::upcoming);
  lose(r, who, key::resting);  // HM-REST-02
  if (!skill.flag("rested"_k)) return;
  Feature used = feature;
  used.data.set("used"_k, 1);
  r.emit(FeatureSet{who, used});
}

Sum skill_modifiers(const Resolution& r, CreatureId who, Key roll) {
  Sum sum;
  for (const Condition* effect : Actor(r.world(), who).all("skill_effect"_k))
    for (const Modifier& modifier : effect->modifiers)
      if (modifier.target == roll) sum.add(effect->source_key, modifier.value, "HM-ATK-12"_k);
  return sum;
}

}  // namespace ft::rules::heimr
