// Builders of schema entries under short names.
#pragma once

#include <string_view>

#include "rules/kernel/schema/schema.hpp"

namespace ft::rules {

/// Concatenates lists.
template <class T, class... Lists>
[[nodiscard]] std::vector<T> joined(std::vector<T> first, const Lists&... others) {
  (first.insert(first.end(), others.begin(), others.end()), ...);
  return first;
}

/// Texts whose key is the text, such as parameters of sentences; `keys` are separated by one space.
[[nodiscard]] std::vector<TextSchema> identity_texts(std::string_view keys);

/// Adds the house rule `shown_unit`, which no rule reads: each table chooses its unit of length. For a schema in
/// metres, feet or yards, after all its house rules and texts.
void add_unit_setting(Schema& schema);

/// Adds the field `icon` to creatures and heroes, for creature_of, and to items how far they light when they burn (knowledge/senses.hpp).
/// For a schema with all its records.
void add_shared_fields(Schema& schema);

/// Numbers. Visible to the owner's side, unless stated otherwise here.
namespace numbers {

[[nodiscard]] NumberSchema plain(std::string key, std::string name, std::string group, std::int64_t lowest = -99,
                                 std::int64_t highest = 999);
[[nodiscard]] NumberSchema flag(std::string key, std::string name, std::string group);
/// A bar, also on the token; `most` is the key of its maximum.
[[nodiscard]] NumberSchema resource(std::string key, std::string name, std::string group, std::string most,
                                    std::int64_t lowest = 0);
/// A budget, free (0) or spent (1), visible to all.
[[nodiscard]] NumberSchema pip(std::string key, std::string name, std::string group);
/// A small count, drawn as marks; `most`: key of its maximum, if it has one.
[[nodiscard]] NumberSchema pile(std::string key, std::string name, std::string group, std::string most = {},
                                std::int64_t highest = 99);
/// A step of `steps`, the first of which is `first`.
[[nodiscard]] NumberSchema ladder(std::string key, std::string name, std::string group, std::vector<std::string> steps,
                                  std::int64_t first = 0);
/// One of `symbols`, visible to all.
[[nodiscard]] NumberSchema symbol(std::string key, std::string name, std::string group,
                                  std::vector<std::string> symbols);
/// Draws a number with its creature, not only on the sheet.
[[nodiscard]] NumberSchema on_token(NumberSchema number);
/// Marks a number as computed for sheets, not stored.
[[nodiscard]] NumberSchema derived(NumberSchema number);
[[nodiscard]] NumberSchema shown_to(Visibility readers, NumberSchema number);
[[nodiscard]] NumberSchema in_unit(std::string unit, NumberSchema number);
/// Makes it a number of an item, a cell, an encounter ..., visible to all.
[[nodiscard]] NumberSchema owned_by(Ref::Kind owner, NumberSchema number);
/// Sets the importance of the numbers whose key or group is one of `names`. Asserts that each is there.
[[nodiscard]] std::vector<NumberSchema> of_importance(Importance importance, const std::vector<std::string>& names,
                                                      std::vector<NumberSchema> all);

}  // namespace numbers

/// House rules; `rule` is the id of the rule they change.
namespace house {

[[nodiscard]] HouseRuleSchema on_off(std::string key, std::string name, std::string text, std::string rule,
                                     std::int64_t otherwise = 0);
[[nodiscard]] HouseRuleSchema number(std::string key, std::string name, std::string text, std::string rule,
                                     std::int64_t otherwise, std::int64_t least, std::int64_t most);

}  // namespace house

/// Fields of an action's form; required unless `optional`.
namespace form {

[[nodiscard]] FieldSchema field(std::string key, std::string name, FieldSchema::Kind kind);
[[nodiscard]] FieldSchema target(std::string name = "Target");
[[nodiscard]] FieldSchema item(std::string key, std::string name);
[[nodiscard]] FieldSchema path();
[[nodiscard]] FieldSchema to(std::string name = "Destination");
[[nodiscard]] FieldSchema text(std::string name);
[[nodiscard]] FieldSchema number(std::string key, std::string name, std::int64_t least, std::int64_t most,
                                 bool required = true);
[[nodiscard]] FieldSchema choice(std::string key, std::string name, std::vector<std::string> choices,
                                 bool required = true);
[[nodiscard]] FieldSchema optional(FieldSchema field);
/// The encounter of a due command.
[[nodiscard]] FieldSchema encounter();

}  // namespace form

/// An action of a creature; `cost` is a key of the texts.
[[nodiscard]] ActionSchema action(std::string key, std::string name, std::string icon, std::string cost,
                                  std::string text, std::vector<std::string> rules, std::vector<FieldSchema> form = {});
/// Marks an action as primary: on the bar even when illegal.
[[nodiscard]] ActionSchema primary(ActionSchema action);
/// Makes an action the GM's, at the cost "gm".
[[nodiscard]] ActionSchema by_gm(ActionSchema action);
/// Marks an action as sent by the table alone (law R13).
[[nodiscard]] ActionSchema by_table(ActionSchema action);
/// Marks actions as answers to questions: never offered.
[[nodiscard]] std::vector<ActionSchema> as_answers(std::vector<ActionSchema> actions);

/// Marks a condition that needs data: only rules may add it, GMs may not.
[[nodiscard]] ConditionSchema by_rules(ConditionSchema condition);

/// Marks a condition that incapacitates its owner.
[[nodiscard]] ConditionSchema incapacitates(ConditionSchema condition);

/// Marks a condition that takes its owner's sight.
[[nodiscard]] ConditionSchema blinds(ConditionSchema condition);

/// Has a condition drawn as so many of its icon as `badge` counts.
[[nodiscard]] ConditionSchema stacks(std::string badge, ConditionSchema condition);

/// Sets whether a relation makes {to} aware or unaware of {from}.
[[nodiscard]] RelationSchema makes(Awareness awareness, RelationSchema relation);

/// Fields of a content record; optional unless stated otherwise.
namespace record {

[[nodiscard]] RecordField number(std::string key, std::string name, std::int64_t otherwise = 0, std::int64_t least = 0,
                                 std::int64_t most = 999);
[[nodiscard]] RecordField flag(std::string key, std::string name);
[[nodiscard]] RecordField text(std::string key, std::string name);
[[nodiscard]] RecordField dice(std::string key, std::string name);
[[nodiscard]] RecordField word(std::string key, std::string name, std::vector<std::string> legal = {},
                               bool required = false);
[[nodiscard]] RecordField words(std::string key, std::string name, std::vector<std::string> legal = {},
                                bool required = false);
/// Numbers by name: { stamina = 2 }.
[[nodiscard]] RecordField numbers_of(std::string key, std::string name, std::vector<std::string> legal = {},
                                     std::int64_t least = -99, std::int64_t most = 999);
[[nodiscard]] RecordField inner(std::string key, std::string name, std::vector<RecordField> fields);
[[nodiscard]] RecordField list(std::string key, std::string name, std::vector<RecordField> fields);
/// Also accepts the ids of records of these kinds.
[[nodiscard]] RecordField of_kinds(std::vector<std::string> kinds, RecordField field);
/// Adds the help text of the field.
[[nodiscard]] RecordField with_help(std::string text, RecordField field);

/// Marks a kind whose records are items.
[[nodiscard]] RecordSchema thing(RecordSchema kind);

}  // namespace record

}  // namespace ft::rules
