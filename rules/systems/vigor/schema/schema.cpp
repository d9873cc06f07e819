// Puts the parts of the schema together.
#include "rules/systems/vigor/schema/schema.hpp"

#include "rules/kernel/schema/house_rules.hpp"
#include "rules/systems/vigor/schema/house_rule.hpp"

namespace ft::rules::vigor {

namespace {
std::vector<HouseRuleSchema> all_switches() { return joined(switches(), hero_switches()); }
}  // namespace

std::int64_t house_rule(const Campaign& campaign, Key key) {
  static const HouseRules rules(all_switches());
  return rules.value(campaign, key);
}

Schema make_schema() {
  Schema schema;
  schema.system = "vigor";
  schema.title = "Vigor";
  schema.summary =
      "You roll a d20 with bonus dice that explode, and decide with every attack against you whether to "
      "spend Vigor on a dodge, a block or a strike back. Fights are brisk and physical: armor wears out, "
      "breath runs short, and each round's end gives some of it back.";
  schema.source =
      "The encounter chapter of a system without a name. License not stated: mechanics alone, in words of our own.";
  schema.unit = "ft";
  schema.health = "health";
  schema.before_health = {"durability"};
  schema.cell = feet(5);
  schema.turn_number = "initiative";
  schema.join_action = "join_encounter";
  schema.auto_answered_if_light = {"q_defense", "q_defense_unseen"};
  schema.numbers = numbers();
  schema.terrain = ground_numbers();
  schema.conditions = conditions();
  schema.relations = relations();
  schema.actions = joined(fight_actions(), other_actions(), answers(), table_actions());
  schema.refusals = refusals();
  schema.texts = joined(texts(), fight_texts(), art_texts(), waiting_texts(), switch_texts(), chapters());
  schema.house_rules = all_switches();
  schema.rules = joined(rules(), harm_rules());
  schema.records = joined(records(), std::vector{hero()});
  schema.placements = {"pack", "main_hand", "off_hand", "worn", "natural"};
  schema.names = {"unarmed", "deflect", "block",     "medicine", "medical_science",
                  "social",  "menace",  "awareness", "pilot",    "navigate"};
  add_shared_fields(schema);
  add_unit_setting(schema);
  return schema;
}

}  // namespace ft::rules::vigor
