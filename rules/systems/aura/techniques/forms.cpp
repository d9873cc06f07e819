// Under which forms an action is offered. Source: section 4.
#include "rules/systems/aura/techniques/forms.hpp"

#include "rules/systems/aura/techniques/ability.hpp"

namespace ft::rules::aura {

namespace {

std::vector<Params> one_per_ability(const Actor& actor) {
  std::vector<Params> forms;
  for (const Feature& feature : actor.creature().features)
    if (const Record* ability = actor.system().content().find(key::ability, feature.key))
      if (can_be_used(*ability)) forms.push_back({{"ability"_k, feature.key}});
  return forms;
}

/// One form for each melee weapon in hand, or, without any, one whose refusal explains it.
std::vector<Params> one_per_melee_weapon(const Actor& actor) {
  std::vector<Params> forms;
  for (const Item* weapon : actor.melee_weapons()) forms.push_back({{"weapon"_k, weapon->id}});
  return forms.empty() ? std::vector<Params>{{}} : forms;
}

std::vector<Params> one_per_held_thing(const Actor& actor, bool shoots) {
  std::vector<Params> forms;
  for (const Item* item : actor.items(key::held)) {
    const Record* record = actor.record(*item);
    const bool ranged = record && record->kind == key::weapon && record->record("range"_k);
    const bool natural = record && record->flag("natural"_k);
    if (ranged == shoots && !natural) forms.push_back({{"weapon"_k, item->id}});
  }
  return forms.empty() ? std::vector<Params>{{}} : forms;
}

}  // namespace

std::vector<Params> offered_forms(const Ruleset& system, const View& view, CreatureId creature, Key action) {
  const Actor actor(system, view.world(), creature);
  if (action == "use_ability"_k) return one_per_ability(actor);
  if (action == "melee_attack"_k) return one_per_melee_weapon(actor);
  if (action == "ranged_attack"_k || action == "load"_k) return one_per_held_thing(actor, true);
  if (action == "throw"_k) return one_per_held_thing(actor, false);
  return {{}};
}

}  // namespace ft::rules::aura
