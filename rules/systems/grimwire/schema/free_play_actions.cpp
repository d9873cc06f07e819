// Commands of life outside fights, and their words. Source: grimwire.md section 4.
#include "rules/systems/grimwire/schema/free_play.hpp"

namespace ft::rules::grimwire::free_play {

namespace {

using Kind = FieldSchema::Kind;
using namespace form;

const std::vector<std::string> attributes{"TOG", "AGL", "COR", "MND", "PER", "RSN"};

const FieldSchema technique = field("technique", "Technique", Kind::choice),
                  recipe = field("recipe", "Recipe", Kind::choice), item = form::item("item", "Item"),
                  on_target = target("Target"), hours = optional(number("hours", "Hours (0: as needed)", 1, 999)),
                  words = text("Message");

ActionSchema taking_time(std::string key, std::string name, std::string icon, std::string text,
                         std::vector<std::string> rules, std::vector<FieldSchema> form = {}) {
  return action(key, name, icon, "time", text, rules, form);
}
ActionSchema costing(std::string cost, ActionSchema action) {
  action.cost = cost;
  return action;
}

std::vector<ActionSchema> of_the_body() {
  return {
      taking_time("short_rest", "Short rest", "campfire", "Half an hour: a fifth of Condition and half of Focus.",
                  {"GW-REST-01", "GW-REST-02"}, {optional(number("minutes", "Interrupted after (minutes)", 1, 1440))}),
      taking_time(
          "long_rest", "Long rest", "camping-tent",
          "Five hours: half of Condition, all of Focus, and a level of burnout without downtime.",
          {"GW-REST-01", "GW-REST-03", "GW-REST-05"},
          {optional(choice("downtime", "An hour of",
                           {"keep_watch", "cook", "scout", "study", "repair_hour", "craft_hour", "technique_hour"})),
           optional(technique), optional(recipe), optional(item),
           optional(number("minutes", "Interrupted after (minutes)", 1, 1440))}),
      taking_time("eat", "Eat and drink", "meal", "A ration or local supplies; ends hunger and thirst.",
                  {"GW-BURN-04"}),
      taking_time("recharge", "Recharge", "plug",
                  "An hour at a source of power; it wakes a machine that has powered off.", {"GW-BURN-03"},
                  {optional(on_target)}),
      taking_time("maintain", "Maintain", "auto-repair", "An hour of routine maintenance of a machine within {3 m}.",
                  {"GW-BURN-03"}, {optional(on_target)}),
  };
}

std::vector<ActionSchema> of_growth() {
  return {
      taking_time("learn", "Learn", "bookmarklet", "Spend learning hours on a technique.",
                  {"GW-LEARN-03", "GW-LEARN-04"}, {technique, hours}),
      costing("free", taking_time("activate_technique", "Activate", "upgrade",
                                  "Make a learned technique active, after a long rest.", {"GW-LEARN-02"}, {technique})),
      costing("free", taking_time("swap_technique", "Exchange", "swap-bag",
                                  "An active technique for another learned one, after a long rest.", {"GW-LEARN-02"},
                                  {technique, field("with", "For", Kind::choice)})),
      costing("free",
              taking_time("spend_attribute_point", "Raise an attribute", "upgrade", "Spends one attribute point.",
                          {"GW-LEVEL-03"}, {choice("attribute", "Attribute", attributes)}))};
}

std::vector<ActionSchema> of_craft() {
  return {taking_time("craft", "Craft", "anvil-impact", "Make a new item.", {"GW-CRAFT-01", "GW-CRAFT-07"},
                      {recipe, hours}),
          taking_time("repair", "Repair", "auto-repair", "Repair a broken item, at lower target numbers.",
                      {"GW-CRAFT-10"}, {item, hours}),
          taking_time("upgrade", "Upgrade", "armor-upgrade", "Improve an item, at lower target numbers.",
                      {"GW-CRAFT-10"}, {item, recipe, hours}),
          taking_time("disassemble", "Disassemble", "gears", "Take an item apart for its materials.", {"GW-CRAFT-09"},
                      {item})};
}

std::vector<ActionSchema> of_talk() {
  return {
      costing("auxiliary",
              taking_time("read_person", "Insight", "brain", "Read a creature's motives and honesty.", {"GW-SOC-02"},
                          {on_target, choice("attribute", "By", {"PER", "MND", "both"}), text("Topic")})),
      costing("action", taking_time("intimidate", "Intimidate", "mailed-fist", "Frighten a creature; it need not obey.",
                                    {"GW-SOC-03"}, {on_target, choice("attribute", "By", attributes), words})),
      costing("auxiliary", taking_time("persuade", "Persuade", "talk", "The GM decides the outcome.", {"GW-SOC-01"},
                                       {on_target, words}))};
}

std::vector<ActionSchema> of_gm() {
  return {by_gm(taking_time("award_xp", "Award experience", "laurels", "For exploring, fighting, dealing with others.",
                            {"GW-LEVEL-02"}, {on_target, number("amount", "Experience", -1000, 1000)})),
          by_gm(taking_time("relieve", "Remove hardship", "healing", "Ends a cause of burnout.", {"GW-BURN-04"},
                            {on_target, optional(choice("cause", "Hardship",
                                                        {"hunger", "thirst", "disease", "exposure", "ordeal",
                                                         "dampness", "irradiation"}))})),
          by_gm(taking_time("found_base", "New base", "village", "A named place with stores, income and upkeep.",
                            {"GW-CRAFT-11"}, {text("Name, stores, income, upkeep")}))};
}

}  // namespace

std::vector<ActionSchema> actions() {
  std::vector<ActionSchema> all;
  for (const auto& some : {of_the_body(), of_growth(), of_craft(), of_talk(), of_gm()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

std::vector<TextSchema> texts() {
  return {
      {"time", "Time"},
      {"mnd", "the roll to understand"},
      {"cor", "the roll to assemble"},
      // What is done in the hour of a long rest, and for whose sake burnout lasts
      {"keep_watch", "keeping watch"},
      {"cook", "cooking"},
      {"scout", "scouting"},
      {"study", "studying"},
      {"repair_hour", "repairing"},
      {"craft_hour", "building"},
      {"technique_hour", "a technique of an hour"},
      {"hunger", "hunger"},
      {"thirst", "thirst"},
      {"disease", "disease"},
      {"exposure", "heat or cold"},
      {"ordeal", "an ordeal"},
      {"dampness", "dampness"},
      {"irradiation", "radiation"},
      {"no_shelter", "there is no shelter"},
      {"enemies_near", "enemies are near"},
      {"no_provisions", "food or drinkable water is missing"},
      {"no_bed", "there is no place to sleep"},
      {"no_power", "there is no source of power"},
      {"both", "both"},
      // Allowances of character making
      {"attribute_points", "Attribute points"},
      {"level_points", "Attribute points of levels"},
      {"things", "Items"},
      {"hours_of_learning", "Learning hours"},
      {"knowledge_fields", "Knowledge"},
      {"level_rewards", "Level bonus to Condition"},
      // Fields and data
      {"downtime", "downtime"},
      {"cause", "cause"},
      {"hours", "hours"},
      {"with", "with"},
      {"progress", "effort so far"},
      {"learning", "still being learned"},
      {"understood", "understood"},
      {"worked_s", "seconds of work"},
      {"passes", "phases done well"},
      {"phase", "phases done"},
      {"fails", "phases failed"},
      {"unclear", "not understood"},
      {"work", "work"},
      {"common", "common talk"},
      // Rolls
      {"craft_understand", "Understanding"},
      {"craft_assemble", "Assembly"},
      {"craft_attune", "Attuning"},
      {"read_roll", "Insight"},
      {"intimidate_roll", "Intimidation"},
      {"burst_damage", "Bursting"},
      {"repair_easier", "Repair"},
      // Questions
      {"q_rest_place", "{who} wants to rest, but {what}. Allow it?"},
      {"q_split_reward", "{who} gains {n} for Condition and Focus. How many for Condition?"},
      {"q_burst", "{item} bursts in {who}'s hands. Damage creatures within {1.5 m}?"},
      {"q_read_tn", "{who} reads {target}: “{text}”. Target number?"},
      {"q_read_both", "{who} reads {target} by PER and MND. Both in one roll?"},
      {"q_intimidate_by", "{who} intimidates {target}. Which attribute?"},
      {"q_intimidate_tn", "{who} intimidates {target} with {attribute}. Target number?"},
      {"q_persuaded", "{who} to {target}: “{text}”. Is {target} persuaded?"},
      // Lines of the log
      {"rests_short", "{who} takes a short rest."},
      {"rests_long", "{who} takes a long rest."},
      {"rest_broken", "{who}'s rest is interrupted after {n} minutes."},
      {"spends_hour", "{who} spends an hour on {downtime}."},
      {"burnout_eases", "{who} recovers to burnout {level}."},
      {"eats", "{who} eats and drinks."},
      {"recharged", "{who} is recharged."},
      {"maintained", "{who} is maintained."},
      {"powers_off", "{who} runs out of power."},
      {"suffers", "{who} suffers from {cause}."},
      {"relieved", "{who} recovers from {cause}."},
      {"experience", "{who} gains {n} experience."},
      {"level_reached", "{who} is level {level}."},
      {"attribute_raised", "{who} raises {attribute} to {n}."},
      {"studies", "{who} studies {technique}: {n} of {most}."},
      {"learned", "{who} has learned {technique}."},
      {"activated", "{who}'s {technique} is active."},
      {"deactivated", "{who}'s {technique} is inactive."},
      {"works_on", "{who} works on {recipe}."},
      {"made_well", "{who} has made {item}."},
      {"made_unstable", "{who} has made {item}, but it is unstable."},
      {"made_nothing", "{who} fails to craft {item}."},
      {"mended", "{item} is repaired."},
      {"mended_unstable", "{item} is repaired, but unstable."},
      {"taken_apart", "{who} takes {item} apart."},
      {"reads_nothing", "{who} learns nothing."},
      {"afraid", "{target} is afraid of {who}."},
      {"unimpressed", "{target} is not impressed by {who}."},
      {"persuaded", "{who} persuades {target}."},
      {"not_persuaded", "{target} is not persuaded by {who}."},
      {"base_founded", "A base: {text}"},
  };
}

}  // namespace ft::rules::grimwire::free_play
