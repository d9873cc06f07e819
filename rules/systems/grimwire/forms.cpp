// Under which forms an action is offered.
#include "rules/systems/grimwire/forms.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/grimwire/conditions/moments.hpp"
#include "rules/systems/grimwire/creature/carried.hpp"
#include "rules/systems/grimwire/creature/repertoire.hpp"
#include "rules/systems/grimwire/free_play/free_play_forms.hpp"
#include "rules/systems/grimwire/movement/pace.hpp"
#include "rules/systems/grimwire/things/consumables.hpp"

namespace ft::rules::grimwire {

namespace {

std::vector<Params> one_per_weapon(const Ruleset& system, const Actor& actor, bool thrown) {
  std::vector<Params> forms;
  for (const Weapon& weapon : weapons_in_hand(system, actor)) {
    if (thrown && (!weapon.item || weapon.ranged())) continue;
    forms.push_back(weapon.item ? Params{{"weapon"_k, weapon.item}} : Params{});
  }
  return forms;
}

enum class Consumed : std::uint8_t { thrown, used };

std::vector<Params> one_per_consumable(const Ruleset& system, const Actor& actor, Consumed how) {
  std::vector<Params> forms;
  for (const Item& item : actor.creature().items) {
    const Record* record = system.content().find(key::consumable, item.kind);
    const bool thrown = record && area_of(*record);
    if (record && thrown == (how == Consumed::thrown)) forms.push_back({{"item"_k, item.id}});
  }
  return forms;
}

/// Whether the creature is in water or next to it, as far as the viewer knows.
bool at_water(const View& view, const Creature& creature) {
  if (!view.world().find(creature.scene) || creature.place.kind != Place::Kind::cell) return false;
  const Scene& scene = view.map(creature.scene);
  const std::vector<Cell> around = neighbors(scene, creature.place.cell);
  return is_water(scene, creature.place.cell) ||
         std::any_of(around.begin(), around.end(), [&](Cell cell) { return is_water(scene, cell); });
}

std::vector<Params> one_per_technique(const Ruleset& system, const Actor& actor) {
  std::vector<Params> forms;
  for (const Feature& feature : actor.creature().features) {
    const Record* technique = system.content().find(key::technique, feature.key);
    const bool played = technique && has_learned(actor, feature.key) && technique->word("type"_k) != "rest_hour"_k;
    const bool on_own_turn = played && !is_reaction(*technique) && technique->word("type"_k) != "passive"_k;
    if (on_own_turn) forms.push_back({{"technique"_k, feature.key}});
  }
  return forms;
}

}  // namespace

std::vector<Params> preset_forms(const Ruleset& system, const View& view, CreatureId creature, Key action) {
  const Actor actor(view.world(), creature);
  if (action == "cower"_k && !actor.has("terror_failed"_k)) return {};
  if (action == "swim"_k && !at_water(view, actor.creature())) return {};
  if (action == "throw_area"_k) return one_per_consumable(system, actor, Consumed::thrown);
  if (action == "use_item"_k) return one_per_consumable(system, actor, Consumed::used);
  if (action == "attack"_k || action == "attack_again"_k || action == "targeted_attack"_k)
    return one_per_weapon(system, actor, false);
  if (action == "throw_weapon"_k) return one_per_weapon(system, actor, true);
  if (auto forms = free_play_forms(system, view, creature, action)) return std::move(*forms);
  if (action == "use_technique"_k) return one_per_technique(system, actor);
  return {{}};
}

}  // namespace ft::rules::grimwire
