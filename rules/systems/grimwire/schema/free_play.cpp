// Numbers, conditions, refusals, house rules and records of life outside fights. Source: grimwire.md 2.1, 3.4 to 3.8, 6.
#include "rules/systems/grimwire/schema/free_play.hpp"

namespace ft::rules::grimwire::free_play {

namespace {

using namespace rules::numbers;

NumberSchema count(std::string key, std::string name, std::string group, std::int64_t highest = 9999) {
  return plain(key, name, group, 0, highest);
}
NumberSchema hours(std::string key, std::string name) { return in_unit("h", count(key, name, "Resources")); }

}  // namespace

std::vector<NumberSchema> numbers() {
  std::vector<NumberSchema> all{
      in_unit("h", count("learning_hours", "Learning hours left", "Advancement", 999)),
      count("pending_attr_points", "Attribute points to spend", "Advancement", 99),
      count("shorts_today", "Short rests today", "Day", 99),
      count("longs_today", "Long rests today", "Day", 1),
      flag("burnout_recovered_today", "Burnout recovered today", "Day"),
      in_unit("s", count("spare_s", "Free time", "Day", 100000000)),
      hours("hours_since_food", "Hours since eating"),
      hours("hours_since_water", "Hours since drinking"),
      hours("hours_since_maintenance", "Hours since maintenance"),
      hours("hours_since_charge", "Hours since recharging"),
      shown_to(Visibility::side, owned_by(Ref::Kind::item, count("amount", "Quantity", "Item", 999))),
      shown_to(Visibility::side, owned_by(Ref::Kind::scene, flag("base", "A base", "Place")))};
  return of_importance(Importance::hidden, {"Day"}, std::move(all));
}

std::vector<NumberSchema> ground_numbers() {
  return {owned_by(Ref::Kind::cell, flag("provisioned", "Food and drinkable water", "Terrain")),
          owned_by(Ref::Kind::cell, flag("comfortable", "A place to sleep", "Terrain")),
          owned_by(Ref::Kind::cell, flag("powered", "Power", "Terrain"))};
}

std::vector<ConditionSchema> conditions() {
  constexpr bool harmless = false;
  return {{"hardship", "Hardship", "burning-skull", "GW-BURN-04",
           "One more level of burnout for each further day until removed; no burnout is recovered."},
          by_rules({"project", "Crafting in progress", "anvil-impact", "GW-CRAFT-03", "An item is being crafted.",
                    Visibility::side, harmless}),
          {"rested", "Fresh from a long rest", "camping-tent", "GW-LEARN-02",
           "Techniques may be exchanged until time advances.", Visibility::side, harmless}};
}

std::vector<RefusalSchema> refusals() {
  constexpr bool absolute = true;  // a fact, which the GM cannot override
  return {
      {"E_REST_PLACE", "{who} cannot rest here: {what}.", "GW-REST-01"},
      {"E_REST_LIMIT", "{who} has no such rest left today.", "GW-REST-02"},
      {"E_NO_HOURS", "{who} has {left} learning hours left.", "GW-LEARN-03"},
      {"E_LEARN_RATE", "{who} cannot learn {technique} with {attribute} at 0 or less.", "GW-LEARN-04"},
      {"E_LEARNED", "{who} has already learned {technique}.", "GW-LEARN-04"},
      {"E_TECH_ACTIVE", "{technique} is active already.", "GW-LEARN-02"},
      {"E_TECH_LIMIT", "At most {most} techniques are active at a time.", "GW-LEARN-01"},
      {"E_TECH_EXCHANGE", "Techniques are exchanged during a rest of five hours or more.", "GW-LEARN-02"},
      {"E_NO_POINTS", "{who} has no attribute point to spend.", "GW-LEVEL-03"},
      {"E_XP", "Experience cannot be reduced.", "GW-LEVEL-02", absolute},
      {"E_NO_RECIPE", "No recipe for this.", "GW-CRAFT-01", absolute},
      {"E_MATERIALS", "{item}: {n} missing.", "GW-CRAFT-01"},
      {"E_TOOLS", "{item} required.", "GW-CRAFT-01"},
      {"E_BEYOND_REPAIR", "{item} is broken beyond repair.", "GW-CRAFT-10"},
      {"E_NOT_BROKEN", "{item} is not broken.", "GW-CRAFT-10"},
  };
}

std::vector<HouseRuleSchema> switches() {
  std::vector<HouseRuleSchema> all{
      house::on_off("split_rewards", "Level rewards are split",
                    "The player splits a level's reward between Condition and Focus instead of getting it for both.",
                    "GW-LEVEL-01"),
      house::on_off("level_up_heals", "Levels restore", "Current Condition and Focus rise with their maxima.",
                    "GW-LEVEL-01", 1),
      house::on_off("mech_burnout_all", "Machines burn out in conflicts",
                    "Condition 0 and negative Focus cost machines a level of burnout, too.", "GW-BURN-03", 1),
      house::number("extended_hours", "Extended crafting", "Hours of work from which three rolls are made.",
                    "GW-CRAFT-05", 8, 1, 999),
      {"rsn_replaces",
       "Resonance in crafting",
       "Which roll the Resonance roll replaces.",
       "GW-CRAFT-06",
       {"none", "mnd", "cor"}},
      house::number("repair_discount", "Repairs are easier", "How much lower the target numbers of repairs are.",
                    "GW-CRAFT-10", 3, 0, 10),
      house::on_off("materials_kept_on_failure", "Failed work keeps materials",
                    "Failed work does not use up materials.", "GW-CRAFT-07"),
  };
  return joined(all, hero_switches());
}

namespace {

using namespace record;

RecordSchema recipe() {
  const std::vector<std::string> things{"weapon", "armour", "consumable", "material", "tool"};
  return {
      "recipe",
      "Recipe",
      {of_kinds(things, word("makes", "Makes", {}, true)), record::number("count", "Quantity", 1, 1, 99),
       of_kinds(things, word("from", "Upgrades")), word("knowledge", "Knowledge"),
       of_kinds({"material"}, numbers_of("materials", "Materials", {}, 1, 99)),
       of_kinds({"tool"}, words("tools", "Tools")), record::number("seconds", "Work in seconds", 3600, 1, 10000000),
       record::number("mnd_tn", "TN to understand", 11, 1, 40), record::number("cor_tn", "TN to assemble", 11, 1, 40),
       record::number("rsn_tn", "TN to attune (0: not supernatural)", 0, 0, 40),
       record::flag("extended", "Made in three phases"),
       record::number("stability", "Instability die (0: default)", 0, 0, 20), text("text", "Description")},
      "Product, materials and target numbers."};
}

RecordSchema material() { return {"material", "Material", {text("text", "Description")}, "Crafting materials."}; }

RecordSchema tool() {
  return {"tool",
          "Tool or supply",
          {record::number("uses", "Uses (0: unlimited)", 0, 0, 99), text("text", "Description")},
          "Equipment to work, eat or sleep with."};
}

}  // namespace

std::vector<RecordSchema> records() { return {thing(material()), thing(tool()), recipe(), hero()}; }

}  // namespace ft::rules::grimwire::free_play
