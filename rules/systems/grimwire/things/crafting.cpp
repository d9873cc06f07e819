// Crafting, repairing, upgrading, taking apart: requirements, rolls, and results. Source: GW-CRAFT-01 to 10.
#include "rules/systems/grimwire/things/crafting.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/combat/instability.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/creature/repertoire.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/assist.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"
#include "rules/systems/grimwire/turns/clock.hpp"
#include "rules/systems/grimwire/turns/pause.hpp"

namespace ft::rules::grimwire {

namespace {

constexpr std::int64_t action_s = 6;

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
    if (stopped_by_hold(r, r.actor())) return;
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
  log_line(r, "taken_apart"_k, {{"who"_k, who}, {"item"_k, item->kind}}, "GW-CRAFT-09"_k);
  if (!spend_time(r, who, recipe->number("seconds"_k) / 2)) return;
  r.emit(ItemLost{who, id});
  for (const auto& [material, amount] : recipe->numbers("materials"_k).all())
    if (const std::int64_t saved = ruined ? amount / 2 : amount; saved > 0) add_material(r, who, material, saved);
}

namespace {

bool extended(const Resolution& r, const Record& recipe) {  // Source: GW-CRAFT-05
  return recipe.flag("extended"_k) || recipe.number("seconds"_k) >= r.house_rule("extended_hours"_k) * hour_s;
}

bool understands(const Actor& actor, const Record& recipe) {  // Source: GW-CRAFT-02
  const Feature* known = technique_feature(actor, recipe.id);
  return known && known->data.get("understood"_k) != 0;
}

const Condition* project_of(const World& world, CreatureId who, const Job& job) {
  for (const Condition* project : Actor(world, who).all("project"_k))
    if (project->source_key == job.recipe->id && project->data.get("work"_k) == job.work.hash &&
        project->data.get("item"_k) == static_cast<std::int64_t>(job.item.value))
      return project;
  return nullptr;
}

Condition new_project(const Job& job) {
  Condition project = condition("project"_k, {});
  project.source_key = job.recipe->id;
  project.data = {{"work"_k, job.work.hash}, {"item"_k, static_cast<std::int64_t>(job.item.value)}};
  return project;
}

/// Throws one of the rolls of a job, with those who wait to help with it.
bool succeeds(Resolution& r, CreatureId who, const Job& job, Roller side, Key number, Key rule) {
  Sum target;
  target.keep("tn"_k, job.recipe->number(number), rule);
  if (job.work != "craft"_k) target.add("repair_easier"_k, -r.house_rule("repair_discount"_k), "GW-CRAFT-10"_k);
  const std::vector<Roller> helpers = waiting_helpers(r, who, side.purpose);
  return passes_together(r, {std::move(side), target, rule, {}}, helpers);
}

/// The first thing of its kind that succeeds is understood for good. Source: GW-CRAFT-02.
bool roll_to_understand(Resolution& r, CreatureId who, const Job& job) {
  if (understands(Actor(r.world(), who), *job.recipe)) return true;
  if (!succeeds(r, who, job, {who, MND, "craft_understand"_k, {}}, "mnd_tn"_k, "GW-CRAFT-02"_k)) return false;
  const Feature* known = technique_feature(Actor(r.world(), who), job.recipe->id);
  Feature understood = known ? *known : Feature{job.recipe->id, {}};
  understood.data.set("understood"_k, 1);
  r.emit(FeatureSet{who, understood});
  return true;
}

bool roll_to_assemble(Resolution& r, CreatureId who, const Job& job) {
  return succeeds(r, who, job, {who, COR, "craft_assemble"_k, {}}, "cor_tn"_k, "GW-CRAFT-04"_k);
}

/// What Resonance stands in for, where a supernatural thing is made: nothing, or one of the other rolls. Source: G-29.
enum class Stands : std::uint8_t { alone, for_mind, for_hands };
Stands resonance_stands(const Resolution& r, const Record& recipe) {
  return recipe.number("rsn_tn"_k) == 0 ? Stands::alone : static_cast<Stands>(r.house_rule("rsn_replaces"_k));
}

}  // namespace

const Record* recipe_for(const Ruleset& system, Key kind) {
  const Record* best = nullptr;
  const auto thorough = [](const Record& recipe) {
    return std::pair(!recipe.word("from"_k), recipe.number("seconds"_k));
  };
  for (const Record* recipe : system.content().all("recipe"_k))
    if (recipe->word("makes"_k) == kind && (!best || thorough(*recipe) > thorough(*best))) best = recipe;
  return best;
}

bool knows_recipe(const Actor& actor, const Record& recipe) {
  const Key tag = recipe.word("knowledge"_k);
  return !tag || technique_feature(actor, tag) || technique_feature(actor, recipe.id);
}

std::int64_t work_left(const World& world, CreatureId who, const Job& job) {
  const Condition* project = project_of(world, who, job);
  return job.recipe->number("seconds"_k) - (project ? project->data.get("worked_s"_k) : 0);
}

namespace {

/// The rolls of the assembly that are due by now: one at the end, or one after each third. Source: GW-CRAFT-03 to 05.
void roll_due_phases(Resolution& r, CreatureId who, const Job& job, Condition& project) {
  const bool in_thirds = extended(r, *job.recipe);
  const std::int64_t total = job.recipe->number("seconds"_k), worked = project.data.get("worked_s"_k);
  const std::int64_t phases = in_thirds ? 3 : 1;
  const Stands resonance = resonance_stands(r, *job.recipe);
  const auto count = [&](Key what) { project.data.set(what, project.data.get(what) + 1); };
  for (std::int64_t done = project.data.get("phase"_k) + 1; done <= phases && worked * phases >= done * total; ++done) {
    if (done == 1 && resonance != Stands::for_mind && !roll_to_understand(r, who, job)) count("unclear"_k);
    const bool settled = project.data.get("passes"_k) == 2 || project.data.get("fails"_k) == 2;
    if (!settled && resonance != Stands::for_hands) count(roll_to_assemble(r, who, job) ? "passes"_k : "fails"_k);
    project.data.set("phase"_k, done);
  }
}

void use_materials(Resolution& r, CreatureId who, const Record& recipe) {
  for (const auto& [material, amount] : recipe.numbers("materials"_k).all()) {
    std::int64_t missing = amount;
    const std::vector<Item> items = r.world().creature(who).items;
    for (const Item& item : items) {
      if (item.kind != material || missing == 0) continue;
      const std::int64_t here = item.numbers.get("amount"_k, 1), taken = std::min(here, missing);
      missing -= taken;
      if (taken == here)
        r.emit(ItemLost{who, item.id});
      else
        r.emit(ItemNumberSet{who, item.id, "amount"_k, here - taken});
    }
  }
}

std::int64_t instability_of(const Resolution& r, const Record& recipe) {
  const std::int64_t own = recipe.number("stability"_k);
  return own > 0 ? own : usual_instability(r.system(), recipe.word("makes"_k));
}

void hand_over(Resolution& r, CreatureId who, Key kind, std::int64_t die) {
  Item made{{r.next_id()}, kind, key::pack, {}, r.system().initial_numbers(kind)};
  if (die > 0) made.numbers.set("stability"_k, die);
  r.emit(ItemGained{who, made});
}

/// A repair never takes instability away, but may bring it. Source: GW-CRAFT-09, GW-CRAFT-10.
void mend(Resolution& r, CreatureId who, const Job& job, bool unstable) {
  const bool was_stable = Actor(r.world(), who).item(job.item)->numbers.get("stability"_k) == 0;
  r.emit(ItemNumberSet{who, job.item, "broken"_k, 0});
  if (unstable && was_stable) r.emit(ItemNumberSet{who, job.item, "stability"_k, instability_of(r, *job.recipe)});
  log_line(r, unstable ? "mended_unstable"_k : "mended"_k, {{"item"_k, job.recipe->word("makes"_k)}}, "GW-CRAFT-10"_k);
}

void make(Resolution& r, CreatureId who, const Job& job, bool unstable) {
  const Item* before = job.item ? Actor(r.world(), who).item(job.item) : nullptr;
  const std::int64_t kept = before ? before->numbers.get("stability"_k) : 0;
  const std::int64_t die = kept > 0 ? kept : unstable ? instability_of(r, *job.recipe) : 0;
  if (before) r.emit(ItemLost{who, job.item});
  const Key kind = job.recipe->word("makes"_k);
  const std::int64_t count = r.system().content().find("material"_k, kind) ? 0 : job.recipe->number("count"_k);
  if (count == 0) add_material(r, who, kind, job.recipe->number("count"_k));
  for (std::int64_t i = 0; i < count; ++i) hand_over(r, who, kind, die);
  log_line(r, unstable ? "made_unstable"_k : "made_well"_k, {{"who"_k, who}, {"item"_k, kind}}, "GW-CRAFT-07"_k);
}

/// No failure makes it well, one unstable, two or more make nothing. Source: GW-CRAFT-06, GW-CRAFT-07.
void finish(Resolution& r, CreatureId who, const Job& job, const Condition& project) {
  const Record& recipe = *job.recipe;
  std::int64_t failures = project.data.get("unclear"_k);
  if (project.data.get("fails"_k) > project.data.get("passes"_k)) ++failures;
  const bool attuned = recipe.number("rsn_tn"_k) == 0 ||
                       succeeds(r, who, job, {who, RSN, "craft_attune"_k, {}}, "rsn_tn"_k, "GW-CRAFT-06"_k);
  if (!attuned) ++failures;
  const bool item_there = !job.item || Actor(r.world(), who).item(job.item);
  const bool nothing = failures >= 2 || !item_there;
  if (!nothing || r.house_rule("materials_kept_on_failure"_k) == 0) use_materials(r, who, recipe);
  if (nothing)
    log_line(r, "made_nothing"_k, {{"who"_k, who}, {"item"_k, recipe.word("makes"_k)}}, "GW-CRAFT-07"_k);
  else if (job.work == "repair"_k)
    mend(r, who, job, failures == 1);
  else
    make(r, who, job, failures == 1);
}

}  // namespace

void work_on(Resolution& r, CreatureId who, const Job& job, std::int64_t seconds) {
  if (!project_of(r.world(), who, job)) gain(r, who, new_project(job));
  const Condition* begun = project_of(r.world(), who, job);
  if (!begun) return;  // who dies over it begins nothing
  Condition project = *begun;
  const std::int64_t total = job.recipe->number("seconds"_k);
  const std::int64_t worked = std::min(total, project.data.get("worked_s"_k) + seconds);
  log_line(r, "works_on"_k, {{"who"_k, who}, {"recipe"_k, job.recipe->id}}, "GW-CRAFT-03"_k);
  project.data.set("worked_s"_k, worked);
  roll_due_phases(r, who, job, project);
  if (worked < total) return r.emit(ConditionChanged{who, project});
  lose(r, who, project.id);
  finish(r, who, job, project);
}

void add_material(Resolution& r, CreatureId who, Key material, std::int64_t amount) {
  for (const Item& item : r.world().creature(who).items)
    if (item.kind == material)
      return r.emit(ItemNumberSet{who, ItemId(item.id), "amount"_k, item.numbers.get("amount"_k, 1) + amount});
  r.emit(ItemGained{who, {{r.next_id()}, material, key::pack, {}, {{"amount"_k, amount}}}});
}

}  // namespace ft::rules::grimwire
