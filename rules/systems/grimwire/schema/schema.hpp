// GRIMWIRE's schema in its parts, one file each.
#pragma once

#include "rules/kernel/schema/schema_builders.hpp"

namespace ft::rules::grimwire {

[[nodiscard]] Schema make_schema();

[[nodiscard]] std::vector<NumberSchema> numbers();
[[nodiscard]] std::vector<NumberSchema> ground_numbers();
[[nodiscard]] std::vector<ConditionSchema> conditions();
[[nodiscard]] std::vector<RelationSchema> relations();
[[nodiscard]] std::vector<ActionSchema> actions();
[[nodiscard]] std::vector<RefusalSchema> refusals();
[[nodiscard]] std::vector<TextSchema> texts();
[[nodiscard]] std::vector<HouseRuleSchema> switches();
[[nodiscard]] std::vector<RuleSchema> rules();
[[nodiscard]] std::vector<TextSchema> chapters();
[[nodiscard]] std::vector<RecordSchema> records();

}  // namespace ft::rules::grimwire
