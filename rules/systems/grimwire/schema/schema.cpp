// Puts the parts of the schema together.
#include "rules/systems/grimwire/schema/schema.hpp"

#include "rules/kernel/schema/house_rules.hpp"

#include "rules/systems/grimwire/schema/free_play.hpp"
#include "rules/systems/grimwire/schema/house_rule.hpp"

namespace ft::rules::grimwire {

namespace {
std::vector<HouseRuleSchema> all_switches() { return joined(switches(), free_play::switches()); }
}  // namespace

std::int64_t house_rule(const Campaign& campaign, Key key) {
  static const HouseRules rules(all_switches());
  return rules.value(campaign, key);
}

Schema make_schema() {
  Schema schema;
  schema.system = "grimwire";
  schema.title = "GRIMWIRE";
  schema.summary =
      "Familiar d20 play: one action, one movement and one small extra a turn, and players roll nearly all "
      "the dice. Techniques let you interrupt others at the right moment, and falling to 0 starts a "
      "countdown in which friends can still save you.";
  schema.source = "The rules page of GRIMWIRE. License not stated: mechanics alone, in words of our own.";
  schema.unit = "m";
  schema.health = "condition";
  schema.turn_number = "initiative";
  schema.join_action = "join_conflict";
  schema.auto_answered = {"q_shield_other"};
  schema.cell = metres(1);
  schema.numbers = joined(numbers(), free_play::numbers());
  schema.terrain = joined(ground_numbers(), free_play::ground_numbers());
  schema.conditions = joined(conditions(), free_play::conditions());
  schema.relations = relations();
  schema.actions = joined(actions(), free_play::actions());
  schema.refusals = joined(refusals(), free_play::refusals());
  schema.texts = joined(texts(), chapters(), free_play::texts());
  schema.house_rules = all_switches();
  schema.rules = rules();
  schema.records = joined(records(), free_play::records());
  schema.names = {"bedroll", "medkit", "power_cell", "ration"};
  add_shared_fields(schema);
  add_unit_setting(schema);
  return schema;
}

}  // namespace ft::rules::grimwire
