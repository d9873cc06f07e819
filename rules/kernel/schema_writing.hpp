// What rulebooks write their schemas with: the usual fields, actions and records under short names.
#pragma once

#include <string_view>

#include "rules/kernel/schema.hpp"

namespace ft::rules {

/// All of these lists, one after the other.
template <class T, class... Lists>
[[nodiscard]] std::vector<T> joined(std::vector<T> first, const Lists&... others) {
  (first.insert(first.end(), others.begin(), others.end()), ...);
  return first;
}

/// Keys that are their own words, such as parameters of sentences; `keys` stand apart by one space.
[[nodiscard]] std::vector<TextSchema> named_as_they_are(std::string_view keys);

/// Lets each table choose in which unit it is shown lengths: the house rule `shown_unit`, which no rule reads. For a
/// schema that counts in metres, feet or yards, after all its switches and texts.
void let_tables_choose_unit(Schema& schema);

/// Numbers. Who stands on the owner's side may know them, unless it says otherwise here.
namespace numbers {

[[nodiscard]] NumberSchema plain(std::string key, std::string name, std::string group, std::int64_t lowest = -99,
                                 std::int64_t highest = 999);
[[nodiscard]] NumberSchema flag(std::string key, std::string name, std::string group);
/// A bar, also on the token; `most` is the key of the number that it is at its fullest.
[[nodiscard]] NumberSchema resource(std::string key, std::string name, std::string group, std::string most,
                                    std::int64_t lowest = 0);
/// A budget, free (0) or spent (1), for everybody to see.
[[nodiscard]] NumberSchema pip(std::string key, std::string name, std::string group);
/// One of `symbols`, for everybody to see.
[[nodiscard]] NumberSchema symbol(std::string key, std::string name, std::string group,
                                  std::vector<std::string> symbols);
/// The same, computed for sheets.
[[nodiscard]] NumberSchema derived(NumberSchema number);
[[nodiscard]] NumberSchema shown_to(Visibility whom, NumberSchema number);
[[nodiscard]] NumberSchema in_unit(std::string unit, NumberSchema number);
/// The same, of an item, a cell, an encounter ..., for everybody to see.
[[nodiscard]] NumberSchema owned_by(Ref::Kind owner, NumberSchema number);

}  // namespace numbers

/// House rules; `rule` is what they decide about.
namespace house {

[[nodiscard]] SwitchSchema on_off(std::string key, std::string name, std::string text, std::string rule,
                                  std::int64_t otherwise = 0);
[[nodiscard]] SwitchSchema number(std::string key, std::string name, std::string text, std::string rule,
                                  std::int64_t otherwise, std::int64_t least, std::int64_t most);

}  // namespace house

/// The fields of an action's form; each has to be filled in unless it is `optional`.
namespace form {

[[nodiscard]] FieldSchema field(std::string key, std::string name, FieldSchema::Kind kind);
[[nodiscard]] FieldSchema target(std::string name = "Target");
[[nodiscard]] FieldSchema item(std::string key, std::string name);
[[nodiscard]] FieldSchema path();
[[nodiscard]] FieldSchema to(std::string name = "Where");
[[nodiscard]] FieldSchema text(std::string name);
[[nodiscard]] FieldSchema number(std::string key, std::string name, std::int64_t least, std::int64_t most,
                                 bool required = true);
[[nodiscard]] FieldSchema choice(std::string key, std::string name, std::vector<std::string> choices,
                                 bool required = true);
[[nodiscard]] FieldSchema optional(FieldSchema field);
/// Where a command of the table is due: `encounter`.
[[nodiscard]] FieldSchema encounter();

}  // namespace form

/// An action that a creature takes; `cost` is a key of the texts.
[[nodiscard]] ActionSchema action(std::string key, std::string name, std::string icon, std::string cost,
                                  std::string text, std::vector<std::string> rules, std::vector<FieldSchema> form = {});
/// The same, offered among the first.
[[nodiscard]] ActionSchema primary(ActionSchema action);
/// The same, for the GM, at the cost "gm".
[[nodiscard]] ActionSchema by_gm(ActionSchema action);
/// The same, sent by the table alone (law R13).
[[nodiscard]] ActionSchema by_table(ActionSchema action);
/// The same, only ever answers to questions: offered to nobody.
[[nodiscard]] std::vector<ActionSchema> as_answers(std::vector<ActionSchema> actions);

/// The same, but nothing without its data: only the rules put it on somebody.
[[nodiscard]] ConditionSchema by_rules(ConditionSchema condition);

/// The same, which takes whoever has it out of the fight.
[[nodiscard]] ConditionSchema fells(ConditionSchema condition);

/// The same, which says of {to} that it is aware or unaware of {from}.
[[nodiscard]] RelationSchema makes(Awareness awareness, RelationSchema relation);

/// The fields of a content record; none is required unless it says so.
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
/// The same; the ids of records of these kinds are legal too.
[[nodiscard]] RecordField of_kinds(std::vector<std::string> kinds, RecordField field);
/// The same, with a sentence for whoever fills it in.
[[nodiscard]] RecordField told(std::string text, RecordField field);

/// The same kind, of things that can be carried and lie about.
[[nodiscard]] RecordSchema thing(RecordSchema kind);

}  // namespace record

}  // namespace ft::rules
