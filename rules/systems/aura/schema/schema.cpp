// Puts the parts of the schema together.
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

Schema make_schema() {
  Schema schema;
  schema.system = "aura";
  schema.title = "Reality Check";
  schema.summary =
      "No turns at all: as long as you have Energy you may act at any moment, interrupt what others "
      "declare, or try to be faster. It is the most tactical of the rulebooks, with facing, dodges "
      "that explode, and an Aura that keeps every wound from being deadly until it is gone.";
  schema.source =
      "The combat chapter published as \"Reality Check\". License not stated: mechanics alone, in words of our own.";
  schema.unit = "m";
  schema.health = "aura";
  schema.cell = metres(1);
  schema.numbers = numbers();
  schema.terrain = ground_numbers();
  schema.conditions = conditions();
  schema.relations = relations();
  schema.actions = joined(fight_actions(), movement_actions(), thing_actions(), wound_actions(), table_actions());
  schema.refusals = refusals();
  schema.texts = joined(texts(), fight_texts(), movement_texts(), thing_texts(), wound_texts(), table_texts(),
                        switch_texts(), record_texts(), hero_texts(), chapters());
  schema.house_rules = joined(switches(), hero_switches());
  schema.rules = rules();
  schema.join_action = "join_encounter";
  schema.first_come_rule = "AU-ARB-01";
  schema.auto_answered_if_light = {"q_declared"};
  schema.expire_queue_refusal = "round_ended";  // AU-RND-03
  schema.placements = {"pack", "held", "worn"};
  schema.records = joined(records(), std::vector{hero()});
  schema.names = {"unarmed"};
  add_shared_fields(schema);
  add_unit_setting(schema);
  return schema;
}

}  // namespace ft::rules::aura
