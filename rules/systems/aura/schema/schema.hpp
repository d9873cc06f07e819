// The schema of aura in its parts, one file each.
#pragma once

#include "rules/kernel/content/content.hpp"
#include "rules/kernel/schema/schema_builders.hpp"

namespace ft::rules::aura {

[[nodiscard]] Schema make_schema();

[[nodiscard]] std::vector<NumberSchema> numbers();         // of creatures, items, encounters (2.1, 2.2)
[[nodiscard]] std::vector<NumberSchema> ground_numbers();  // 2.3
[[nodiscard]] std::vector<ConditionSchema> conditions();
[[nodiscard]] std::vector<RelationSchema> relations();
[[nodiscard]] std::vector<RefusalSchema> refusals();
[[nodiscard]] std::vector<HouseRuleSchema> switches();
[[nodiscard]] std::vector<TextSchema> switch_texts();
[[nodiscard]] std::vector<RuleSchema> rules();
[[nodiscard]] std::vector<TextSchema> chapters();
[[nodiscard]] std::vector<RecordSchema> records();
[[nodiscard]] std::vector<TextSchema> record_texts();
[[nodiscard]] RecordSchema hero();
[[nodiscard]] std::vector<HouseRuleSchema> hero_switches();
[[nodiscard]] std::vector<TextSchema> hero_texts();

/// The fields of a form, and those that every action shares which costs something: payStamina, confirmCollapse, at_step.
[[nodiscard]] std::vector<FieldSchema> paying(std::vector<FieldSchema> fields = {});

// Actions with the texts of their rolls, questions and log lines, by group
[[nodiscard]] std::vector<ActionSchema> fight_actions();  // attacks, manoeuvres, escape, defend
[[nodiscard]] std::vector<TextSchema> fight_texts();
[[nodiscard]] std::vector<ActionSchema> movement_actions();  // moves, posture, facing, hiding
[[nodiscard]] std::vector<TextSchema> movement_texts();
[[nodiscard]] std::vector<ActionSchema> thing_actions();  // items, loading, abilities, rests
[[nodiscard]] std::vector<TextSchema> thing_texts();
[[nodiscard]] std::vector<ActionSchema> wound_actions();  // damage, sleep and waking by the GM
[[nodiscard]] std::vector<TextSchema> wound_texts();
[[nodiscard]] std::vector<ActionSchema> table_actions();  // waiting, the encounter, the table's own
[[nodiscard]] std::vector<TextSchema> table_texts();
[[nodiscard]] std::vector<TextSchema> texts();  // costs, symbols, parts of sums, parameters

}  // namespace ft::rules::aura
