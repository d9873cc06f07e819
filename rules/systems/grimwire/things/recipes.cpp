// What a piece of work needs before it can begin. Source: GW-CRAFT-01, GW-CRAFT-10.
#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/creature/carried.hpp"
#include "rules/systems/grimwire/things/crafting.hpp"

namespace ft::rules::grimwire {

namespace {

const Record& named_recipe(Resolution& r) {
  const Key id = r.choice("recipe"_k);
  const Record* recipe = r.system().content().find("recipe"_k, id);
  r.require(recipe != nullptr, {"E_NO_RECIPE"_k, {}, {}});
  return *recipe;
}

std::int64_t amount_of(const Creature& creature, Key kind) {
  std::int64_t amount = 0;
  for (const Item& item : creature.items)
    if (item.kind == kind) amount += item.numbers.get("amount"_k, 1);
  return amount;
}

bool has_tool(const Creature& creature, Key tool) {
  return std::any_of(creature.items.begin(), creature.items.end(), [&](const Item& item) {
    const bool left = !item.numbers.has("uses"_k) || item.numbers.get("uses"_k) > 0;
    return item.kind == tool && item.numbers.get("broken"_k) == 0 && left;
  });
}

void require_means(Resolution& r, const Record& recipe) {
  const Creature& creature = r.world().creature(r.actor());
  const bool known = knows_recipe(Actor(r.world(), r.actor()), recipe);
  r.require(known, {"E_KNOWLEDGE"_k, {{"who"_k, r.actor()}}, "GW-CRAFT-01"_k});
  for (const auto& [material, amount] : recipe.numbers("materials"_k).all()) {
    const std::int64_t missing = amount - amount_of(creature, material);
    r.require(missing <= 0, {"E_MATERIALS"_k, {{"n"_k, missing}, {"item"_k, material}}, {}});
  }
  for (const Key tool : recipe.words("tools"_k))
    r.require(has_tool(creature, tool), {"E_TOOLS"_k, {{"item"_k, tool}}, {}});
}

}  // namespace

Job wanted_craft(Resolution& r) {
  const Record& recipe = named_recipe(r);
  r.require(!recipe.word("from"_k), {"E_NO_RECIPE"_k, {}, "GW-CRAFT-10"_k});
  require_means(r, recipe);
  return {"craft"_k, &recipe, {}};
}

Job wanted_repair(Resolution& r) {  // Source: GW-CRAFT-10
  const Item& item = own_item(r);
  const std::int64_t broken = item.numbers.get("broken"_k);
  r.require(broken != 2, {"E_BEYOND_REPAIR"_k, {{"item"_k, item.kind}}, {}});
  r.require(broken == 1, {"E_NOT_BROKEN"_k, {{"item"_k, item.kind}}, {}});
  const Record* recipe = recipe_for(r.system(), item.kind);
  r.require(recipe != nullptr, {"E_NO_RECIPE"_k, {}, {}});
  require_means(r, *recipe);
  return {"repair"_k, recipe, item.id};
}

Job wanted_upgrade(Resolution& r) {  // Source: GW-CRAFT-10
  const Item& item = own_item(r);
  const Record& recipe = named_recipe(r);
  r.require(recipe.word("from"_k) == item.kind, {"E_NO_RECIPE"_k, {}, "GW-CRAFT-10"_k});
  require_means(r, recipe);
  return {"upgrade"_k, &recipe, item.id};
}

}  // namespace ft::rules::grimwire
