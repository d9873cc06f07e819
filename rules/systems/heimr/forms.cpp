// Under which forms an action is offered.
#include "rules/systems/heimr/forms.hpp"

#include <algorithm>

#include "rules/kernel/maps/zones.hpp"
#include "rules/systems/heimr/creature/carried.hpp"
#include "rules/systems/heimr/movement/board.hpp"

namespace ft::rules::heimr {

namespace {

const std::vector<Params> blows{{{"blow"_k, "hit"_k}}, {{"blow"_k, "bind"_k}}};

bool used_on_own_account(const Record* skill) { return skill && skill->word("type"_k) != "reaction"_k; }

bool breaks(const Record& skill) {
  const auto& effects = skill.records("effects"_k);
  return std::any_of(effects.begin(), effects.end(),
                     [](const Record& effect) { return effect.word("effect"_k) == "break"_k; });
}

std::vector<Params> one_per_skill(const Ruleset& system, const Actor& actor) {
  std::vector<Params> forms;
  for (const Feature& feature : actor.creature().features)
    if (used_on_own_account(system.content().find(key::skill, feature.key)))
      forms.push_back({{"skill"_k, feature.key}});
  return forms;
}

std::vector<Params> one_per_breaking_skill(const Ruleset& system, const Actor& actor) {
  std::vector<Params> forms;
  for (const Feature& feature : actor.creature().features) {
    const Record* skill = system.content().find(key::skill, feature.key);
    if (used_on_own_account(skill) && breaks(*skill)) forms.push_back({{"skill"_k, feature.key}});
  }
  return forms;
}

/// With a melee weapon in hand, and with bare hands.
std::vector<Params> charges(const Ruleset& system, const Actor& actor) {
  std::vector<Params> forms = blows;
  const auto weapons = wielded_weapons(system, actor);
  const bool armed = std::any_of(weapons.begin(), weapons.end(), [](const Weapon& one) { return one.melee(); });
  if (armed) forms.insert(forms.begin(), Params{});
  return forms;
}

/// In a fight one that says why not.
std::vector<Params> to_train(const Ruleset& system, const Actor& actor) {
  if (actor.creature().encounter) return {{}};
  std::vector<Params> forms;
  for (const Record* record : system.content().all(key::ability)) forms.push_back({{"ability"_k, record->id}});
  return forms;
}

/// On where one hangs; else at each border here that has a face, and inside a location that is high enough, or with nothing
/// at hand, which says so.
std::vector<Params> climbs(const View& view, const Actor& actor) {
  const SceneId scene = actor.creature().scene;
  if (!scene || actor.has(key::climbing)) return {{}};
  const Cell here = actor.creature().place.cell;
  std::vector<Params> forms;
  for (const Cell there : joined_zones(view, scene, here)) {
    const auto borders = borders_between(view, scene, here, there);
    const bool face = std::any_of(borders.begin(), borders.end(),
                                  [](const Relation* border) { return border->data.get("climbable"_k) != 0; });
    if (face) forms.push_back({{"to"_k, Place::in_zone(there)}});
  }
  const Levels levels = levels_of(view.world().scene(scene), here);
  if (forms.empty() || levels.highest - levels.lowest >= 2) forms.push_back({});
  return forms;
}

}  // namespace

std::vector<Params> offered_forms(const Ruleset& system, const View& view, CreatureId creature, Key action) {
  const Actor actor(view.world(), creature);
  if (action == "use_skill"_k) return one_per_skill(system, actor);
  if (action == "break_structure"_k) return one_per_breaking_skill(system, actor);
  if (action == "brawl_attack"_k) return blows;
  if (action == "charge"_k) return charges(system, actor);
  if (action == "climb"_k) return climbs(view, actor);
  if (action == "train"_k) return to_train(system, actor);
  return {{}};
}

}  // namespace ft::rules::heimr
