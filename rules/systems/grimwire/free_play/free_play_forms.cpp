// Under which forms rests, learning, growth and crafting are offered.
#include "rules/systems/grimwire/free_play/free_play_forms.hpp"

#include <algorithm>
#include <array>

#include "rules/systems/grimwire/creature/repertoire.hpp"
#include "rules/systems/grimwire/free_play/learning.hpp"
#include "rules/systems/grimwire/things/crafting.hpp"

namespace ft::rules::grimwire {

namespace {

using Forms = std::vector<Params>;

Forms when(bool possible, Forms forms) { return possible ? forms : Forms{}; }

/// One form for each technique that could be studied; without hours one whose refusal explains it.
Forms to_learn(const Ruleset& system, const Actor& actor) {
  if (actor.number("learning_hours"_k) == 0) return {{}};
  Forms forms;
  for (const Record* technique : system.content().all(key::technique))
    if (!has_learned(actor, technique->id)) forms.push_back({{"technique"_k, technique->id}});
  return forms;
}

std::vector<Key> learned(const Ruleset& system, const Actor& actor, bool active) {
  std::vector<Key> all;
  for (const Feature& feature : actor.creature().features)
    if (system.content().find(key::technique, feature.key) && has_learned(actor, feature.key) &&
        is_active(actor, feature.key) == active)
      all.push_back(feature.key);
  return all;
}

Forms to_activate(const Ruleset& system, const Actor& actor) {
  Forms forms;
  for (const Key technique : learned(system, actor, false)) forms.push_back({{"technique"_k, technique}});
  return forms;
}

Forms to_swap(const Ruleset& system, const Actor& actor) {
  Forms forms;
  for (const Key out : learned(system, actor, true))
    for (const Key in : learned(system, actor, false)) forms.push_back({{"technique"_k, out}, {"with"_k, in}});
  return forms;
}

/// One for each recipe it knows that makes something new.
Forms to_craft(const Ruleset& system, const Actor& actor) {
  Forms forms;
  for (const Record* recipe : system.content().all("recipe"_k))
    if (!recipe->word("from"_k) && knows_recipe(actor, *recipe)) forms.push_back({{"recipe"_k, recipe->id}});
  return forms;
}

/// What fits an action is made in a conflict, too. Source: GW-CRAFT-01.
Forms quick_ones(const Ruleset& system, const Actor& actor) {
  Forms forms = to_craft(system, actor);
  std::erase_if(forms, [&](const Params& form) {
    return system.content().at("recipe"_k, *form.front().value.as<Key>()).number("seconds"_k) > 6;
  });
  return forms;
}

Forms to_upgrade(const Ruleset& system, const Actor& actor) {
  Forms forms;
  for (const Record* recipe : system.content().all("recipe"_k))
    for (const Item& item : actor.creature().items)
      if (recipe->word("from"_k) == item.kind && knows_recipe(actor, *recipe))
        forms.push_back({{"item"_k, item.id}, {"recipe"_k, recipe->id}});
  return forms;
}

Forms to_repair(const Actor& actor) {
  Forms forms;
  for (const Item& item : actor.creature().items)
    if (item.numbers.get("broken"_k) != 0) forms.push_back({{"item"_k, item.id}});
  return forms;
}

Forms to_rest_long(const Ruleset& system, const Actor& actor) {
  Forms forms{{}};
  for (const Key hour : {"keep_watch"_k, "cook"_k, "scout"_k}) forms.push_back({{"downtime"_k, hour}});
  const auto add = [&](Key hour, const Forms& more) {
    for (Params form : more) {
      if (form.empty()) continue;
      form.insert(form.begin(), {"downtime"_k, hour});
      forms.push_back(std::move(form));
    }
  };
  add("study"_k, to_learn(system, actor));
  add("repair_hour"_k, to_repair(actor));
  add("craft_hour"_k, to_craft(system, actor));
  for (const Key technique : learned(system, actor, true))
    if (system.content().at(key::technique, technique).word("type"_k) == "rest_hour"_k)
      forms.push_back({{"downtime"_k, "technique_hour"_k}, {"technique"_k, technique}});
  return forms;
}

constexpr std::array plain_ones{"short_rest"_k, "eat"_k};
constexpr std::array own_ones{"short_rest"_k,  "long_rest"_k,     "eat"_k,    "recharge"_k, "maintain"_k,
                              "learn"_k,       "craft"_k,         "repair"_k, "upgrade"_k,  "activate_technique"_k,
                              "disassemble"_k, "swap_technique"_k};

template <std::size_t N>
bool among(const std::array<Key, N>& keys, Key key) {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// Machines about, itself or others.
bool machines_near(const View& view, const Actor& actor) {
  if (actor.number(key::mechanical) != 0) return true;
  if (!view.world().find(actor.creature().scene)) return false;
  const auto here = view.in_scene(actor.creature().scene);
  return std::any_of(here.begin(), here.end(),
                     [](const Creature* other) { return other->numbers.get(key::mechanical) != 0; });
}

}  // namespace

std::optional<Forms> free_play_forms(const Ruleset& system, const View& view, CreatureId creature, Key action) {
  const Actor actor(view.world(), creature);
  if (action == "spend_attribute_point"_k) return when(actor.number("pending_attr_points"_k) > 0, {{}});
  if (!among(own_ones, action)) return std::nullopt;
  if (actor.creature().encounter) return action == "craft"_k ? quick_ones(system, actor) : Forms{};
  if (among(plain_ones, action)) return Forms{{}};
  if (action == "long_rest"_k) return to_rest_long(system, actor);
  if (action == "recharge"_k || action == "maintain"_k) return when(machines_near(view, actor), {{}});
  if (action == "learn"_k) return to_learn(system, actor);
  if (action == "activate_technique"_k) return when(actor.has("rested"_k), to_activate(system, actor));
  if (action == "swap_technique"_k) return when(actor.has("rested"_k), to_swap(system, actor));
  if (action == "craft"_k) return to_craft(system, actor);
  if (action == "upgrade"_k) return to_upgrade(system, actor);
  if (action == "repair"_k) return to_repair(actor);
  const auto& items = actor.creature().items;
  const bool can = std::any_of(items.begin(), items.end(), [&](const Item& item) {
    const Record* recipe = recipe_for(system, item.kind);
    return recipe && knows_recipe(actor, *recipe);
  });
  return when(can, {{}});  // disassemble
}

}  // namespace ft::rules::grimwire
