// Vigor's schema in its parts, one file each.
#pragma once

#include "rules/kernel/schema/schema_builders.hpp"

namespace ft::rules::vigor {

[[nodiscard]] Schema make_schema();

[[nodiscard]] std::vector<NumberSchema> numbers();
[[nodiscard]] std::vector<NumberSchema> ground_numbers();
[[nodiscard]] std::vector<ConditionSchema> conditions();
[[nodiscard]] std::vector<RelationSchema> relations();
/// Actions by subject: what creatures do, what answers questions, what the GM and the table send.
[[nodiscard]] std::vector<ActionSchema> fight_actions();
[[nodiscard]] std::vector<ActionSchema> other_actions();
[[nodiscard]] std::vector<ActionSchema> answers();
[[nodiscard]] std::vector<ActionSchema> table_actions();
[[nodiscard]] std::vector<RefusalSchema> refusals();
[[nodiscard]] std::vector<TextSchema> texts();
[[nodiscard]] std::vector<TextSchema> fight_texts();
[[nodiscard]] std::vector<TextSchema> art_texts();
[[nodiscard]] std::vector<TextSchema> waiting_texts();
[[nodiscard]] std::vector<TextSchema> chapters();
[[nodiscard]] std::vector<HouseRuleSchema> switches();
[[nodiscard]] std::vector<HouseRuleSchema> hero_switches();
[[nodiscard]] std::vector<TextSchema> switch_texts();
/// The rules of the book: of rolls, turns and acts, and of harm, surroundings and data.
[[nodiscard]] std::vector<RuleSchema> rules();
[[nodiscard]] std::vector<RuleSchema> harm_rules();
[[nodiscard]] std::vector<RecordSchema> records();
[[nodiscard]] RecordSchema hero();

}  // namespace ft::rules::vigor
