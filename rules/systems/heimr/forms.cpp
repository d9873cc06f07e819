// Under which forms an action is offered.
#include "rules/systems/heimr/forms.hpp"

#include <algorithm>
#include <array>

#include "rules/systems/heimr/actor.hpp"

namespace ft::rules::heimr {

namespace {

constexpr std::array answers{"continue_upcoming"_k, "cancel_upcoming"_k, "reroll"_k};

std::vector<Params> one_per_skill(const System& system, const Actor& actor) {
  std::vector<Params> forms;
  for (const Feature& feature : actor.creature().features)
    if (system.content().find(key::skill, feature.key)) forms.push_back({{"skill"_k, feature.key}});
  return forms;
}

std::vector<Params> one_per_ability(const System& system) {
  std::vector<Params> forms;
  for (const Record* record : system.content().all(key::ability)) forms.push_back({{"ability"_k, record->id}});
  return forms;
}

}  // namespace

std::vector<Params> offered_forms(const System& system, const View& view, CreatureId creature, Key action) {
  if (!creature || !view.find(creature)) return {{}};
  if (std::find(answers.begin(), answers.end(), action) != answers.end()) return {};
  if (action == "use_skill"_k || action == "break_structure"_k)
    return one_per_skill(system, Actor(view.world(), creature));
  if (action == "train"_k) return one_per_ability(system);
  return {{}};
}

}  // namespace ft::rules::heimr
