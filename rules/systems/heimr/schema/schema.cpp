// Puts the parts of the schema together.
#include "rules/systems/heimr/schema/schema.hpp"

#include "rules/kernel/schema/house_rules.hpp"
#include "rules/systems/heimr/schema/house_rule.hpp"

namespace ft::rules::heimr {

namespace {
std::vector<HouseRuleSchema> all_switches() { return joined(switches(), hero_switches()); }
}  // namespace

std::int64_t house_rule(const Campaign& campaign, Key key) {
  static const HouseRules rules(all_switches());
  return rules.value(campaign, key);
}

Schema make_schema() { return make_schema(Content()); }

Schema make_schema(const Content& content) {
  Schema schema;
  schema.system = "heimr";
  schema.title = "Heimr";
  schema.summary =
      "Short turns on a map of places rather than squares, where everyone shows a defense in advance and "
      "fatigue decides what still works. A single die says where a hit lands, so every wound is a certain "
      "arm, leg or head.";
  schema.source =
      "Heimr Tabletop RPG Core, maintained by Brian Bors. License not stated: mechanics alone, in words of our own.";
  schema.unit = "turns";
  schema.health = "hp";
  schema.turn_number = "initiative";
  schema.join_action = "join_conflict";
  schema.auto_answered = {"q_next_defence", "q_defence_against_shot", "q_take_the_hit"};
  schema.cell = metres(1);
  schema.numbers = joined(numbers(content), downtime_numbers());
  schema.terrain = ground_numbers();
  schema.conditions = conditions();
  schema.relations = joined(relations(), borders(content));
  schema.actions = joined(actions(content), downtime_actions());
  schema.refusals = refusals();
  schema.texts = joined(texts(), fight_texts(), chapters(), downtime_texts(), hero_texts());
  schema.house_rules = all_switches();
  schema.rules = rules();
  schema.placements = {"pack", "accessible", "sword_hand", "off_hand", "both_hands"};
  schema.records = joined(records(), std::vector{hero()});
  schema.names = {"brawl", "perception", "survival"};
  add_shared_fields(schema);
  return schema;
}

}  // namespace ft::rules::heimr
