#include "rules/kernel/schema/schema_builders.hpp"

#include <ranges>

#include "rules/kernel/values/assert.hpp"

namespace ft::rules {

std::vector<TextSchema> identity_texts(std::string_view keys) {
  std::vector<TextSchema> all;
  for (const auto key : std::views::split(keys, ' ')) {
    const std::string name(key.begin(), key.end());
    all.push_back({name, name});
  }
  return all;
}

void add_unit_setting(Schema& schema) {
  schema.house_rules.push_back({.key = "shown_unit",
                                .name = "Length unit",
                                .text = "Display only: the rules keep the rulebook's unit.",
                                .rule = {},
                                .values = {"metres", "feet", "yards", "by_rulebook"},
                                .default_value = 3});
  const std::vector<TextSchema> names{
      {"metres", "Metres"}, {"feet", "Feet"}, {"yards", "Yards"}, {"by_rulebook", "As in the rulebook"}};
  schema.texts.insert(schema.texts.end(), names.begin(), names.end());
}

void add_shared_fields(Schema& schema) {
  const RecordField icon =
      record::with_help("Its token's icon by its name at game-icons.net, such as wolf-head; none: its initials.",
                        record::text("icon", "Icon"));
  const std::vector<RecordField> light{record::with_help("How far it lights brightly when it burns.",
                                                         record::number("light_bright", "Bright light", 0, 0, 9999)),
                                       record::with_help("How far it lights at all; 0: it cannot be lit.",
                                                         record::number("light_dim", "Dim light", 0, 0, 9999))};
  for (RecordSchema& record : schema.records) {
    if (record.kind == "creature" || record.kind == "hero") record.fields.push_back(icon);
    if (record.is_item) record.fields = joined(record.fields, light);
  }
}

namespace numbers {

NumberSchema plain(std::string key, std::string name, std::string group, std::int64_t lowest, std::int64_t highest) {
  return {.key = key, .name = name, .group = group, .visibility = Visibility::side, .min = lowest, .max = highest};
}
NumberSchema flag(std::string key, std::string name, std::string group) {
  NumberSchema number = plain(key, name, group, 0, 1);
  number.kind = NumberKind::flag;
  return number;
}
NumberSchema resource(std::string key, std::string name, std::string group, std::string most, std::int64_t lowest) {
  NumberSchema number = plain(key, name, group, lowest);
  number.kind = NumberKind::resource;
  number.max_key = most;
  number.on_token = true;
  return number;
}
NumberSchema pip(std::string key, std::string name, std::string group) {
  NumberSchema number = shown_to(Visibility::everyone, flag(key, name, group));
  number.kind = NumberKind::pip;
  return number;
}
NumberSchema pile(std::string key, std::string name, std::string group, std::string most, std::int64_t highest) {
  NumberSchema number = plain(key, name, group, 0, highest);
  number.kind = NumberKind::pile;
  number.max_key = most;
  return number;
}
NumberSchema ladder(std::string key, std::string name, std::string group, std::vector<std::string> steps,
                    std::int64_t first) {
  NumberSchema number = plain(key, name, group, first, first + std::ssize(steps) - 1);
  number.kind = NumberKind::ladder;
  number.symbols = steps;
  return number;
}
NumberSchema symbol(std::string key, std::string name, std::string group, std::vector<std::string> symbols) {
  return {.key = key, .name = name, .group = group, .kind = NumberKind::symbol, .symbols = symbols};
}
NumberSchema on_token(NumberSchema number) {
  number.on_token = true;
  return number;
}
NumberSchema derived(NumberSchema number) {
  number.derived = true;
  return number;
}
NumberSchema shown_to(Visibility readers, NumberSchema number) {
  number.visibility = readers;
  return number;
}
NumberSchema in_unit(std::string unit, NumberSchema number) {
  number.unit = unit;
  return number;
}
NumberSchema owned_by(Ref::Kind owner, NumberSchema number) {
  number.owner = owner;
  number.visibility = Visibility::everyone;
  return number;
}
std::vector<NumberSchema> of_importance(Importance importance, const std::vector<std::string>& names,
                                        std::vector<NumberSchema> all) {
  for (const std::string& name : names) {
    bool found = false;
    for (NumberSchema& number : all) {
      if (number.key != name && number.group != name) continue;
      number.importance = importance;
      found = true;
    }
    FT_ASSERT(found, "an importance is given to a number or a group of the schema");
  }
  return all;
}

}  // namespace numbers

namespace house {

HouseRuleSchema on_off(std::string key, std::string name, std::string text, std::string rule, std::int64_t otherwise) {
  return {key, name, text, rule, {"off", "on"}, otherwise};
}
HouseRuleSchema number(std::string key, std::string name, std::string text, std::string rule, std::int64_t otherwise,
                       std::int64_t least, std::int64_t most) {
  return {key, name, text, rule, {}, otherwise, least, most};
}

}  // namespace house

namespace form {

using Kind = FieldSchema::Kind;

FieldSchema field(std::string key, std::string name, Kind kind) {
  return {.key = key, .name = name, .kind = kind, .choices = {}};
}
FieldSchema target(std::string name) { return field("target", name, Kind::creature); }
FieldSchema item(std::string key, std::string name) { return field(key, name, Kind::item); }
FieldSchema path() { return field("path", "Path", Kind::path); }
FieldSchema to(std::string name) { return field("to", name, Kind::place); }
FieldSchema text(std::string name) { return field("text", name, Kind::text); }
FieldSchema number(std::string key, std::string name, std::int64_t least, std::int64_t most, bool required) {
  return {key, name, Kind::number, required, {}, least, most};
}
FieldSchema choice(std::string key, std::string name, std::vector<std::string> choices, bool required) {
  return {key, name, Kind::choice, required, choices};
}
FieldSchema optional(FieldSchema field) {
  field.required = false;
  return field;
}
FieldSchema encounter() { return field("encounter", "Encounter", Kind::encounter); }

}  // namespace form

ActionSchema action(std::string key, std::string name, std::string icon, std::string cost, std::string text,
                    std::vector<std::string> rules, std::vector<FieldSchema> form) {
  return {.key = key, .name = name, .icon = icon, .cost = cost, .text = text, .rules = rules, .form = form};
}
ActionSchema primary(ActionSchema action) {
  action.primary = true;
  return action;
}
ActionSchema by_gm(ActionSchema action) {
  action.who = ActionSchema::For::gm;
  action.cost = "gm";
  return action;
}
ActionSchema by_table(ActionSchema action) {
  action.who = ActionSchema::For::table;
  return action;
}
std::vector<ActionSchema> as_answers(std::vector<ActionSchema> actions) {
  for (ActionSchema& action : actions) action.answers = true;
  return actions;
}

ConditionSchema by_rules(ConditionSchema condition) {
  condition.by_hand = false;
  return condition;
}

ConditionSchema incapacitates(ConditionSchema condition) {
  condition.incapacitates = true;
  return condition;
}

ConditionSchema blinds(ConditionSchema condition) {
  condition.blinds = true;
  return condition;
}

ConditionSchema stacks(std::string badge, ConditionSchema condition) {
  condition.badge = badge;
  condition.stacks = true;
  return condition;
}

RelationSchema makes(Awareness awareness, RelationSchema relation) {
  relation.awareness = awareness;
  return relation;
}

namespace record {

using Kind = RecordField::Kind;

namespace {
RecordField of(Kind kind, std::string key, std::string name) {
  return {.key = key, .name = name, .kind = kind, .words = {}, .fields = {}};
}
}  // namespace

RecordField number(std::string key, std::string name, std::int64_t otherwise, std::int64_t least, std::int64_t most) {
  RecordField field = of(Kind::number, key, name);
  field.default_value = otherwise;
  field.min = least;
  field.max = most;
  return field;
}
RecordField flag(std::string key, std::string name) { return of(Kind::flag, key, name); }
RecordField text(std::string key, std::string name) { return of(Kind::text, key, name); }
RecordField dice(std::string key, std::string name) { return of(Kind::dice, key, name); }
RecordField word(std::string key, std::string name, std::vector<std::string> legal, bool required) {
  RecordField field = of(Kind::word, key, name);
  field.words = legal;
  field.required = required;
  return field;
}
RecordField words(std::string key, std::string name, std::vector<std::string> legal, bool required) {
  RecordField field = word(key, name, legal, required);
  field.kind = Kind::words;
  return field;
}
RecordField numbers_of(std::string key, std::string name, std::vector<std::string> legal, std::int64_t least,
                       std::int64_t most) {
  RecordField field = number(key, name, 0, least, most);
  field.kind = Kind::numbers;
  field.words = legal;
  return field;
}
RecordField inner(std::string key, std::string name, std::vector<RecordField> fields) {
  RecordField field = of(Kind::record, key, name);
  field.fields = fields;
  return field;
}
RecordField list(std::string key, std::string name, std::vector<RecordField> fields) {
  RecordField field = inner(key, name, fields);
  field.kind = Kind::records;
  return field;
}
RecordField of_kinds(std::vector<std::string> kinds, RecordField field) {
  field.kinds = kinds;
  return field;
}
RecordField with_help(std::string text, RecordField field) {
  field.text = text;
  return field;
}

RecordSchema thing(RecordSchema kind) {
  kind.is_item = true;
  return kind;
}

}  // namespace record

}  // namespace ft::rules
