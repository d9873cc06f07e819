// Crafting, repairing, upgrading, taking apart. Source: GW-CRAFT-01, GW-CRAFT-03, GW-CRAFT-09, GW-CRAFT-10.
#include "rules/systems/grimwire/things/crafting.hpp"

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/combat/instability.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"
#include "rules/systems/grimwire/turns/pause.hpp"

namespace ft::rules::grimwire {

namespace {

constexpr std::int64_t hour_s = 3600, action_s = 6;

/// Unstable tools throw their die before each stretch of work. Source: GW-CRAFT-08.
bool tools_work(Resolution& r, const Record& recipe) {
  for (const Key tool : recipe.words("tools"_k)) {
    ItemId used;
    for (const Item& item : r.world().creature(r.actor()).items)
      if (item.kind == tool && item.numbers.get("broken"_k) == 0) used = item.id;
    if (!works_this_time(r, r.actor(), used)) return false;
  }
  return true;
}

/// What fits an action may be made in a conflict; the rest takes time. Source: GW-CRAFT-01.
void carry_out(Resolution& r, Job (*wanted)(Resolution&)) {
  const bool fighting = r.world().encounter_of(r.actor()) != nullptr;
  if (fighting)
    require_can_command(r);
  else
    require_waking_pause(r);
  const Job job = wanted(r);
  const std::int64_t left = work_left(r.world(), r.actor(), job);
  const bool at_once = left <= action_s;
  r.require(!fighting || at_once, {"E_MODE"_k, {{"mode"_k, "in_free_play"_k}}, "GW-CRAFT-01"_k});
  if (fighting) require_action(r);
  const std::int64_t seconds = r.has("hours"_k) ? std::min(left, r.number("hours"_k) * hour_s) : left;
  if (fighting) {
    spend_action(r, r.actor());
    if (held_back(r, r.actor())) return;
  } else if (!spend_time(r, r.actor(), seconds)) {
    return;
  }
  if (tools_work(r, *job.recipe)) work_on(r, r.actor(), job, seconds);
}

}  // namespace

void craft(Resolution& r) { carry_out(r, wanted_craft); }
void repair(Resolution& r) { carry_out(r, wanted_repair); }
void upgrade(Resolution& r) { carry_out(r, wanted_upgrade); }

void disassemble(Resolution& r) {  // Source: GW-CRAFT-09
  require_waking_pause(r);
  const CreatureId who = r.actor();
  const ItemId id = r.item("item"_k);
  const Item* item = Actor(r.world(), who).item(id);
  r.require(item != nullptr, {"E_NO_SUCH"_k, {{"field"_k, "item"_k}}, {}});
  const Record* recipe = recipe_for(r.system(), item->kind);
  r.require(recipe != nullptr, {"E_NO_RECIPE"_k, {}, {}});
  const bool known = knows_recipe(Actor(r.world(), who), *recipe);
  r.require(known, {"E_KNOWLEDGE"_k, {{"who"_k, who}}, "GW-CRAFT-09"_k});
  const bool ruined = item->numbers.get("broken"_k) == 2;
  note(r, "taken_apart"_k, {{"who"_k, who}, {"item"_k, item->kind}}, "GW-CRAFT-09"_k);
  if (!spend_time(r, who, recipe->number("seconds"_k) / 2)) return;
  r.emit(ItemLost{who, id});
  for (const auto& [material, amount] : recipe->numbers("materials"_k).all())
    if (const std::int64_t saved = ruined ? amount / 2 : amount; saved > 0) add_material(r, who, material, saved);
}

}  // namespace ft::rules::grimwire
