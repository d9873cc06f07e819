// The schema of the 3d6 rulebook in its parts, one file each.
#pragma once

#include "rules/kernel/schema/schema_builders.hpp"

namespace ft::rules::threed6 {

[[nodiscard]] Schema make_schema();

[[nodiscard]] std::vector<NumberSchema> numbers();
[[nodiscard]] std::vector<NumberSchema> ground_numbers();
[[nodiscard]] std::vector<ConditionSchema> conditions();
[[nodiscard]] std::vector<RelationSchema> relations();
[[nodiscard]] std::vector<RefusalSchema> refusals();
[[nodiscard]] std::vector<TextSchema> texts();
[[nodiscard]] std::vector<TextSchema> log_texts();
[[nodiscard]] std::vector<TextSchema> thing_texts();
[[nodiscard]] std::vector<TextSchema> rest_texts();
[[nodiscard]] std::vector<TextSchema> ranged_texts();
[[nodiscard]] std::vector<TextSchema> feat_texts();
[[nodiscard]] std::vector<TextSchema> chapters();
[[nodiscard]] std::vector<HouseRuleSchema> switches();
[[nodiscard]] std::vector<HouseRuleSchema> thing_switches();
[[nodiscard]] std::vector<RecordSchema> records();

/// The fields of a maneuver with its step, and whether the turn stays open after it. Source: TD-TURN-08, TD-POST-03.
[[nodiscard]] std::vector<FieldSchema> with_step(std::vector<FieldSchema> own);

// Actions by subject.
[[nodiscard]] std::vector<ActionSchema> encounter_actions();
[[nodiscard]] std::vector<ActionSchema> attack_maneuvers();
[[nodiscard]] std::vector<ActionSchema> other_maneuvers();
[[nodiscard]] std::vector<ActionSchema> waiting_maneuvers();
[[nodiscard]] std::vector<ActionSchema> task_maneuvers();
[[nodiscard]] std::vector<ActionSchema> thing_actions();
[[nodiscard]] std::vector<ActionSchema> rest_actions();
[[nodiscard]] std::vector<ActionSchema> feat_actions();
[[nodiscard]] std::vector<ActionSchema> called_rolls();

[[nodiscard]] std::vector<RuleSchema> rules_of_checks();
[[nodiscard]] std::vector<RuleSchema> rules_of_maneuvers();
[[nodiscard]] std::vector<RuleSchema> rules_of_combat();
[[nodiscard]] std::vector<RuleSchema> rules_of_recovery();

[[nodiscard]] RecordSchema hero();
[[nodiscard]] std::vector<HouseRuleSchema> hero_switches();
[[nodiscard]] std::vector<TextSchema> hero_texts();

}  // namespace ft::rules::threed6
