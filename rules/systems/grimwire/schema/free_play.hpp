// What the schema has for life outside fights: rests, hardship, levels, learning, talking, crafting.
#pragma once

#include "rules/kernel/schema/schema_builders.hpp"

namespace ft::rules::grimwire::free_play {

[[nodiscard]] std::vector<NumberSchema> numbers();
[[nodiscard]] std::vector<NumberSchema> ground_numbers();
[[nodiscard]] std::vector<ConditionSchema> conditions();
[[nodiscard]] std::vector<ActionSchema> actions();
[[nodiscard]] std::vector<RefusalSchema> refusals();
[[nodiscard]] std::vector<HouseRuleSchema> switches();
[[nodiscard]] std::vector<TextSchema> texts();
[[nodiscard]] std::vector<RecordSchema> records();
/// The form of character making, and the house rules for it.
[[nodiscard]] RecordSchema hero();
[[nodiscard]] std::vector<HouseRuleSchema> hero_switches();

}  // namespace ft::rules::grimwire::free_play
