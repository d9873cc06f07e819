// Crafting: recipes, requirements, rolls, and results.
#pragma once

#include <optional>

#include "rules/kernel/content/content.hpp"
#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// A piece of work: something new, or a repair or upgrade of an item.
struct Job {
  Key work;  // craft, repair, upgrade
  const Record* recipe = nullptr;
  ItemId item;  // what is repaired or upgraded, or none
};

/// The most thorough recipe for this kind of item: one that makes a new one, with the most work; or null.
[[nodiscard]] const Record* recipe_for(const Ruleset& system, Key kind);
/// Whether the creature knows how such things are made: by the tag, or by the recipe itself. Source: GW-CRAFT-01.
[[nodiscard]] bool knows_recipe(const Actor& actor, const Record& recipe);

/// The job that the command's form names, with everything it needs at hand. Refuses: E_NO_RECIPE, E_NO_SUCH, E_NOT_BROKEN,
/// E_BEYOND_REPAIR, E_KNOWLEDGE, E_MATERIALS, E_TOOLS.
[[nodiscard]] Job wanted_craft(Resolution& r);
[[nodiscard]] Job wanted_repair(Resolution& r);
[[nodiscard]] Job wanted_upgrade(Resolution& r);

/// Seconds of work that are still to be done on it.
[[nodiscard]] std::int64_t work_left(const World& world, CreatureId who, const Job& job);
/// Works so many seconds on it; time is the caller's. Rolls when the work, or a third of an extended one, is done.
/// Emits. Source: GW-CRAFT-02 to 07, GW-CRAFT-10.
void work_on(Resolution& r, CreatureId who, const Job& job, std::int64_t seconds);

/// Adds so many of a material to the pack. Emits.
void add_material(Resolution& r, CreatureId who, Key material, std::int64_t amount);

}  // namespace ft::rules::grimwire
