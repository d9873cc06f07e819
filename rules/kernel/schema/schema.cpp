// The names of a schema, checked for consistency.
#include "rules/kernel/schema/schema.hpp"

#include <set>
#include <utility>

#include "rules/kernel/schema/schema_text.hpp"
#include "rules/kernel/values/assert.hpp"

namespace ft::rules {

namespace {

void add_numbers(NameTable& names, const std::vector<NumberSchema>& numbers) {
  for (const NumberSchema& number : numbers) {
    names.add(number.key);
    for (const std::string& symbol : number.symbols) names.add(symbol);
  }
}

void add_record_fields(NameTable& names, const std::vector<RecordField>& fields) {
  for (const RecordField& field : fields) {
    names.add(field.key);
    for (const std::string& word : field.words) names.add(word);
    add_record_fields(names, field.fields);
  }
}

void check_references(const Schema& schema, const NameTable& names) {
  for (const NumberSchema& number : schema.numbers) {
    FT_ASSERT(number.max_key.empty() || names.has(Key(number.max_key)),
              "the maximum of " + number.key + " is not declared");
    FT_ASSERT(number.reserved.empty() || names.has(Key(number.reserved)),
              "the reserved part of " + number.key + " is not declared");
    FT_ASSERT(number.kind != NumberKind::ladder || std::cmp_equal(number.max - number.min + 1, number.symbols.size()),
              "the steps of " + number.key + " are not those from its least to its greatest value");
  }
  for (const ActionSchema& action : schema.actions) {
    FT_ASSERT(action.cost.empty() || names.has(Key(action.cost)), "the cost of " + action.key + " is not a text");
    for (const std::string& rule : action.rules)
      FT_ASSERT(names.has(Key(rule)), action.key + " cites an unknown rule " + rule);
    for (const FieldSchema& field : action.form)
      for (const std::string& choice : field.choices)
        FT_ASSERT(names.has(Key(choice)), "a choice of " + action.key + " is not a text: " + choice);
  }
  for (const HouseRuleSchema& rule : schema.house_rules)
    FT_ASSERT(rule.diagonals.empty() || rule.diagonals.size() == rule.values.size(),
              "a value of " + rule.key + " lacks its way of measuring diagonals");
  FT_ASSERT(schema.expire_queue_refusal.empty() || names.has(Key(schema.expire_queue_refusal)),
            "schema.expire_queue_refusal is not a refusal");
  FT_ASSERT(schema.first_come_rule.empty() || names.has(Key(schema.first_come_rule)),
            "schema.first_come_rule is not a rule");
  FT_ASSERT(schema.join_action.empty() || names.has(Key(schema.join_action)), "schema.join_action is not an action");
  FT_ASSERT(schema.health.empty() || names.has(Key(schema.health)), "schema.health is not a number");
  for (const std::string& number : schema.before_health)
    FT_ASSERT(names.has(Key(number)), "schema.before_health names no number: " + number);
  FT_ASSERT(schema.turn_number.empty() || names.has(Key(schema.turn_number)), "schema.turn_number is not a number");
  for (const std::string& prompt : schema.auto_answered)
    FT_ASSERT(names.has(Key(prompt)), "schema.auto_answered names no prompt: " + prompt);
  for (const std::string& prompt : schema.auto_answered_if_light)
    FT_ASSERT(names.has(Key(prompt)) && !schema.health.empty(),
              "schema.auto_answered_if_light names no prompt, or nothing is health: " + prompt);
  std::set<std::string> codes;
  for (const RefusalSchema& refusal : schema.refusals)
    FT_ASSERT(codes.insert(refusal.code).second, "two refusals are called " + refusal.code);
  for (const RefusalSchema& refusal : schema.refusals)
    FT_ASSERT(refusal.rule.empty() || names.has(Key(refusal.rule)), refusal.code + " cites an unknown rule");
}

void check_text(const std::string& key, const std::string& text) {
  const std::string problem = problem_of_text(text);
  FT_ASSERT(problem.empty(), "the text of " + key + ": " + problem);
}

void check_texts(const Schema& schema) {
  for (const ConditionSchema& condition : schema.conditions) check_text(condition.key, condition.text);
  for (const ActionSchema& action : schema.actions) check_text(action.key, action.text);
  for (const RefusalSchema& refusal : schema.refusals) check_text(refusal.code, refusal.text);
  for (const TextSchema& text : schema.texts) check_text(text.key, text.text);
  for (const HouseRuleSchema& rule : schema.house_rules) check_text(rule.key, rule.text);
  for (const RuleSchema& rule : schema.rules) check_text(rule.id, rule.text);
}

}  // namespace

NameTable names_of(const Schema& schema) {
  NameTable names;
  add_numbers(names, schema.numbers);
  add_numbers(names, schema.terrain);
  for (const auto& condition : schema.conditions) names.add(condition.key);
  for (const auto& relation : schema.relations) {
    names.add(relation.key);
    add_numbers(names, relation.numbers);
  }
  for (const auto& action : schema.actions) {
    names.add(action.key);
    for (const FieldSchema& field : action.form) names.add(field.key);
  }
  for (const auto& refusal : schema.refusals) names.add(refusal.code);
  for (const auto& text : schema.texts) names.add(text.key);
  for (const auto& rule : schema.house_rules) {
    names.add(rule.key);
    for (const std::string& value : rule.values) names.add(value);
  }
  for (const auto& rule : schema.rules) names.add(rule.id);
  for (const auto& record : schema.records) {
    names.add(record.kind);
    add_record_fields(names, record.fields);
  }
  for (const std::string& name : schema.names) names.add(name);
  check_references(schema, names);
  check_texts(schema);
  return names;
}

}  // namespace ft::rules
