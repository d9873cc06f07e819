// The names of one rulebook, numbered.
#include "server/codec/names/rulebook_names.hpp"

#include <algorithm>

#include "rules/kernel/values/assert.hpp"
#include "server/codec/names/server_schema.hpp"

namespace ft::codec {

RulebookNames::RulebookNames(const rules::System& system) : RulebookNames(system.names(), system.schema()) {
  check_server_refusals(system);
  for (const rules::TextSchema& text : server_texts()) add(text.key);
  for (const rules::RefusalSchema& refusal : server_refusals()) add(refusal.code);
}

RulebookNames::RulebookNames(const rules::NameTable& names, const rules::Schema& schema) {
  add(schema.numbers);
  add(schema.terrain);
  for (const auto& condition : schema.conditions) {
    add(condition.key);
    if (condition.visibility == rules::Visibility::gm) books_.emplace(condition.key);
  }
  for (const auto& relation : schema.relations) {
    add(relation.key);
    add(relation.numbers);
    if (relation.visibility == rules::Visibility::gm) books_.emplace(relation.key);
  }
  for (const auto& action : schema.actions) add(action.key);
  for (const auto& text : schema.texts) add(text.key);
  for (const auto& rule : schema.house_rules) switches_.emplace(rule.key, rule);

  std::vector<std::string> others;
  for (const auto& [key, name] : names.all()) others.push_back(name);
  std::sort(others.begin(), others.end());
  for (const std::string& name : others) add(name);
}

void RulebookNames::add(const std::vector<rules::NumberSchema>& numbers) {
  for (const rules::NumberSchema& number : numbers) {
    add(number.key);
    if (number.kind == rules::NumberKind::symbol) symbols_.emplace(number.key);
    if (number.kind == rules::NumberKind::resource) resources_.emplace(number.key);
  }
}

void RulebookNames::add(const std::string& name) {
  const rules::Key key(name);
  const auto [known, is_new] = indexes_.emplace(key.hash, static_cast<std::uint32_t>(names_.size()));
  if (!is_new) {
    const std::string& other = names_[known->second];
    FT_ASSERT(other == name, "two names share a key: " + other + " and " + name);
    return;
  }
  names_.push_back(name);
  keys_.push_back(key);
}

std::optional<std::uint32_t> RulebookNames::index(rules::Key key) const {
  const auto at = indexes_.find(key.hash);
  if (at == indexes_.end()) return std::nullopt;
  return at->second;
}

const rules::HouseRuleSchema* RulebookNames::house_rule(rules::Key key) const {
  const auto at = switches_.find(key);
  return at == switches_.end() ? nullptr : &at->second;
}

}  // namespace ft::codec
