// Puts the parts of the schema together.
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

Schema make_schema() {
  Schema schema;
  schema.system = "aura";
  schema.title = "Reality Check";
  schema.summary =
      "Five-second Rounds without turns. Creatures with Energy left act at any time: an action is declared, others may "
      "interrupt it or try to be faster, then it takes effect. An attack meets a static Attack Value with a rolled "
      "Evasion "
      "that explodes; facing decides what may be attacked and evaded. Damage wears down Aura, and without Aura "
      "every wound may kill.";
  schema.unit = "m";
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
  schema.expire_queue_refusal = "round_ended";  // AU-RND-03
  schema.placements = {"pack", "held", "worn"};
  schema.records = joined(records(), std::vector{hero()});
  schema.names = {"unarmed"};
  add_unit_setting(schema);
  return schema;
}

}  // namespace ft::rules::aura
