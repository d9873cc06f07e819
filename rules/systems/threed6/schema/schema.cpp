// Puts the parts of the schema together.
#include "rules/systems/threed6/schema/schema.hpp"

#include "rules/kernel/schema/house_rules.hpp"
#include "rules/systems/threed6/schema/house_rule.hpp"

namespace ft::rules::threed6 {

namespace {
std::vector<HouseRuleSchema> all_switches() { return joined(switches(), thing_switches(), hero_switches()); }
}  // namespace

std::int64_t house_rule(const Campaign& campaign, Key key) {
  static const HouseRules rules(all_switches());
  return rules.value(campaign, key);
}

Schema make_schema() {
  Schema schema;
  schema.system = "threed6";
  schema.title = "3d6";
  schema.summary =
      "Realistic fights second by second: each turn is one maneuver, and it decides how far you go, how you "
      "strike and how you can defend. Three dice at or under a number settle everything, and wounds stun, "
      "fell and slow you down.";
  schema.source =
      "\"Section 4 - Game Mechanics\", a wiki page under CC BY-SA 3.0 (creativecommons.org/licenses/by-sa/3.0). "
      "Changed: other words, rulings added, under the same license.";
  schema.unit = "yd";
  schema.health = "hp";
  schema.join_action = "join_conflict";
  schema.auto_answered = {"q_defence", "q_defence_spoils_aim", "q_defence_disturbs", "q_second_defence",
                          "q_feint_answer"};
  schema.cell = yards(1);
  schema.numbers = numbers();
  schema.terrain = ground_numbers();
  schema.conditions = conditions();
  schema.relations = relations();
  schema.actions = joined(encounter_actions(), attack_maneuvers(), other_maneuvers(), waiting_maneuvers(),
                          task_maneuvers(), feat_actions(), called_rolls(), thing_actions(), rest_actions());
  schema.refusals = refusals();
  schema.texts =
      joined(texts(), log_texts(), ranged_texts(), feat_texts(), chapters(), hero_texts(), thing_texts(), rest_texts());
  schema.house_rules = all_switches();
  schema.rules = joined(rules_of_checks(), rules_of_maneuvers(), rules_of_combat(), rules_of_recovery());
  schema.placements = {"main_hand", "off_hand", "both_hands", "pack", "ground"};
  schema.records = joined(records(), std::vector{hero()});
  schema.names = {"punch",   "stealth",       "unarmed_combat", "diplomacy", "intimidation", "sex_appeal", "level",
                  "waited",  "rested_s",      "hp_class",       "helped",    "day",          "needed",     "task",
                  "turn",    "thrown_object", "thrown_thing",   "climbing",  "hiking",       "swimming",   "camouflage",
                  "holdout", "observation",   "search",         "leadership"};
  add_shared_fields(schema);
  add_unit_setting(schema);
  return schema;
}

}  // namespace ft::rules::threed6
