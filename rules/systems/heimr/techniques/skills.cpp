// Using a skill, and breaking something down with one. Source: HM-ATK-12, HM-GRID-07, HM-INJ-04, HM-INJ-05.
#include "rules/systems/heimr/techniques/skills.hpp"

#include <algorithm>

#include "rules/kernel/movement/zones.hpp"
#include "rules/systems/heimr/combat/attack.hpp"
#include "rules/systems/heimr/combat/guards.hpp"
#include "rules/systems/heimr/conditions/injuries.hpp"
#include "rules/systems/heimr/creature/known_skills.hpp"
#include "rules/systems/heimr/creature/places.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/turns/upcoming.hpp"

namespace ft::rules::heimr {

namespace {

std::vector<Effect> effects_of(const Record& skill, CreatureId source);
const Record& skill_in_form(Resolution& r);
Attack attack_with(Resolution& r, const Record& skill);
CreatureId target_of(Resolution& r, const Record& skill);
void play(Resolution& r, CreatureId target, const Record& skill);
bool begins(Resolution& r, const Record& skill);

}  // namespace

void use_skill(Resolution& r) {
  const Record& skill = skill_in_form(r);
  if (skill.flag("with_attack"_k)) {
    require_in_combat(r);
    const Attack attack = attack_with(r, skill);
    require_attack_legal(r, attack);
    if (begins(r, skill)) execute(r, attack);
    return;
  }
  const CreatureId target = target_of(r, skill);
  if (begins(r, skill)) play(r, target, skill);
}

void break_structure(Resolution& r) {  // Source: HM-GRID-07
  const Record& skill = skill_in_form(r);
  const auto effects = effects_of(skill, r.actor());
  const auto blow =
      std::find_if(effects.begin(), effects.end(), [](const Effect& one) { return one.kind == "break"_k; });
  r.require(blow != effects.end(), {"E_NO_SKILL"_k, {{"who"_k, r.actor()}}, {}});
  const std::int64_t points = std::max<std::int64_t>(1, blow->amount);
  const SceneId scene = r.world().creature(r.actor()).scene;
  const Cell here = location(r.world(), r.actor()), to = r.place("to"_k).cell;
  std::vector<Relation> standing;
  for (const Relation* border : borders_between(r.known(), scene, here, to))
    if (border->data.get("toughness"_k) > 0) standing.push_back(*border);
  r.require(!standing.empty(), {"E_TARGET_INVALID"_k, {}, "HM-GRID-07"_k});
  if (!begins(r, skill)) return;
  const Ref there = cell_ref(scene, to), post = cell_ref(scene, here);
  if (intercepted_by(r, r.actor(), post, there)) return;  // HM-GUARD-04
  break_structure_of(r, standing.front(), points);
}

namespace {

/// Everything the skill calls, as effects of `source`. Source: HM-EFF-01.
std::vector<Effect> effects_of(const Record& skill, CreatureId source) {
  std::vector<Effect> effects;
  for (const Record& effect : skill.records("effects"_k))
    effects.push_back({effect.word("effect"_k), effect.number("n"_k), source, effect.word("part"_k)});
  return effects;
}

ActionType type_of(const Record& skill) {
  const Key type = skill.word("type"_k);
  return type == "free"_k       ? ActionType::free
         : type == "ongoing"_k  ? ActionType::ongoing
         : type == "upcoming"_k ? ActionType::upcoming
                                : ActionType::standard;
}

/// Known, and used on one's own account. E_NO_SKILL, E_NO_WINDOW, then the common rejections and the skill's own.
const Record& skill_in_form(Resolution& r) {
  const Record* skill = known_skill(r.system(), Actor(r.world(), r.actor()), r.choice("skill"_k));
  r.require(skill != nullptr, {"E_NO_SKILL"_k, {{"who"_k, r.actor()}}, {}});
  const Key type = skill->word("type"_k);
  r.require(type != "reaction"_k, {"E_NO_WINDOW"_k, {}, "HM-EFF-11"_k});
  require_can(r, type_of(*skill));
  r.require(why_not_skill(r, r.actor(), *skill));
  return *skill;
}

/// An attack on which the skill calls its effects: with a weapon in hand, else with bare hands.
Attack attack_with(Resolution& r, const Record& skill) {
  Attack attack{.attacker = r.actor(), .target = r.creature("target"_k)};
  requested_aim(r, attack);
  if (!wielded_weapons(r.system(), Actor(r.world(), r.actor())).empty() || r.has("weapon"_k)) take_weapons(r, attack);
  attack.second = {};
  attack.calls = effects_of(skill, r.actor());
  return attack;
}

/// The skill's target: a creature in the same location, or its user.
CreatureId target_of(Resolution& r, const Record& skill) {
  const bool at_others = !skill.records("effects"_k).empty();
  if (!at_others && !r.has("target"_k)) return r.actor();
  const CreatureId target = r.creature("target"_k);
  r.require(!Actor(r.world(), target).has(key::dead), {"E_TARGET_INVALID"_k, {}, {}});
  require_seen(r, r.actor(), target);
  r.require(same_location(r.world(), r.actor(), target), {"E_NOT_SAME_SQUARE"_k, {}, "HM-ATK-12"_k});
  return target;
}

void play(Resolution& r, CreatureId target, const Record& skill) {
  for (const Effect& effect : effects_of(skill, r.actor())) (void)land(r, target, effect);
  if (skill.number("heals"_k) > 0) heal(r, target, skill.number("heals"_k));
  if (skill.flag("stabilises"_k)) stabilise(r, target);
}

/// Pays for it, or begins it now and completes it next turn.
bool begins(Resolution& r, const Record& skill) {
  const bool upcoming = type_of(skill) == ActionType::upcoming && r.world().encounter_of(r.actor()) && !reacting(r);
  if (upcoming) {
    begin_upcoming(r);
    return false;
  }
  pay(r, type_of(skill));
  pay_skill(r, r.actor(), skill);
  return true;
}

bool used_on_own_account(const Record* skill) { return skill && skill->word("type"_k) != "reaction"_k; }

bool breaks(const Record& skill) {
  const auto& effects = skill.records("effects"_k);
  return std::any_of(effects.begin(), effects.end(),
                     [](const Record& effect) { return effect.word("effect"_k) == "break"_k; });
}

}  // namespace

std::vector<Params> one_per_skill(const Ruleset& system, const View& view, CreatureId creature) {
  const Actor actor(view.world(), creature);
  std::vector<Params> forms;
  for (const Feature& feature : actor.creature().features)
    if (used_on_own_account(system.content().find(key::skill, feature.key)))
      forms.push_back({{"skill"_k, feature.key}});
  return forms;
}

std::vector<Params> one_per_breaking_skill(const Ruleset& system, const View& view, CreatureId creature) {
  const Actor actor(view.world(), creature);
  std::vector<Params> forms;
  for (const Feature& feature : actor.creature().features) {
    const Record* skill = system.content().find(key::skill, feature.key);
    if (used_on_own_account(skill) && breaks(*skill)) forms.push_back({{"skill"_k, feature.key}});
  }
  return forms;
}

}  // namespace ft::rules::heimr
