// Heimr's schema in its parts, one file each.
#pragma once

#include "rules/kernel/content/content.hpp"
#include "rules/kernel/schema/schema_builders.hpp"

namespace ft::rules::heimr {

/// The schema without content, and with what the content's records bring into it.
[[nodiscard]] Schema make_schema();
[[nodiscard]] Schema make_schema(const Content& content);

[[nodiscard]] std::vector<NumberSchema> numbers(const Content& content);
[[nodiscard]] std::vector<NumberSchema> ground_numbers();
[[nodiscard]] std::vector<ConditionSchema> conditions();
[[nodiscard]] std::vector<RelationSchema> relations();
[[nodiscard]] std::vector<RelationSchema> borders(const Content& content);
[[nodiscard]] std::vector<ActionSchema> actions(const Content& content);
[[nodiscard]] std::vector<RefusalSchema> refusals();
[[nodiscard]] std::vector<TextSchema> texts();
[[nodiscard]] std::vector<TextSchema> fight_texts();
[[nodiscard]] std::vector<HouseRuleSchema> switches();
[[nodiscard]] std::vector<RuleSchema> rules();
[[nodiscard]] std::vector<TextSchema> chapters();
[[nodiscard]] std::vector<RecordSchema> records();
/// What a record's base consistency is when it names none: the table's usual one counts. Source: HM-ABIL-03, G-07.
inline constexpr std::int64_t base_c_not_given = -99;

[[nodiscard]] RecordSchema hero();
[[nodiscard]] std::vector<HouseRuleSchema> hero_switches();
[[nodiscard]] std::vector<TextSchema> hero_texts();
[[nodiscard]] std::vector<ActionSchema> downtime_actions();
[[nodiscard]] std::vector<TextSchema> downtime_texts();
[[nodiscard]] std::vector<NumberSchema> downtime_numbers();

}  // namespace ft::rules::heimr
