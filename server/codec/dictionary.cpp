// The numbers a table sends instead of names.
#include "server/codec/dictionary.hpp"

#include <algorithm>

#include "rules/kernel/assert.hpp"

namespace ft::codec {

namespace {
constexpr std::uint64_t first_long_id = 1ULL << 16;  // see rules/kernel/ids.hpp
constexpr std::uint32_t first_alias = 1U << 31;
}  // namespace

Dictionary::Dictionary(const rules::Names& names, const rules::Schema& schema) {
  const auto declare = [&](const std::string& name) { add(rules::Key(name), name); };
  for (const auto* numbers : {&schema.numbers, &schema.ground})
    for (const rules::NumberSchema& number : *numbers) {
      declare(number.key);
      if (number.kind == rules::NumberKind::symbol) symbols_.emplace(number.key);
      if (number.kind == rules::NumberKind::resource) resources_.emplace(number.key);
    }
  for (const auto& condition : schema.conditions) declare(condition.key);
  for (const auto& relation : schema.relations) declare(relation.key);
  for (const auto& action : schema.actions) declare(action.key);
  for (const auto& text : schema.texts) declare(text.key);
  grow(names);
}

void Dictionary::grow(const rules::Names& names) {
  std::vector<std::pair<std::string, rules::Key>> others;
  for (const auto& [key, name] : names.all())
    if (!indexes_.contains(key.hash)) others.emplace_back(name, key);
  std::sort(others.begin(), others.end());
  for (const auto& [name, key] : others) add(key, name);
}

void Dictionary::add(rules::Key key, const std::string& name) {
  if (!indexes_.emplace(key.hash, static_cast<std::uint32_t>(names_.size())).second) return;
  names_.push_back(name);
  keys_.push_back(key);
}

std::uint32_t Dictionary::index(rules::Key key) const {
  const auto at = indexes_.find(key.hash);
  FT_ASSERT(at != indexes_.end(), "a key is sent that is no name of this table: " + std::to_string(key.hash));
  return at->second;
}

std::optional<rules::Key> Dictionary::key(std::uint32_t index) const {
  if (index >= keys_.size()) return std::nullopt;
  return keys_[index];
}

std::uint32_t Dictionary::sent(std::uint64_t id) {
  if (id < first_long_id) return static_cast<std::uint32_t>(id);
  const auto known = sent_.find(id);
  if (known != sent_.end()) return known->second;
  auto alias = static_cast<std::uint32_t>(id >> 16 ^ id << 7) | first_alias;  // random as the resolution's id is
  while (received_.contains(alias)) alias = (alias + 1) | first_alias;
  received_.emplace(alias, id);
  sent_.emplace(id, alias);
  return alias;
}

std::optional<std::uint64_t> Dictionary::received(std::uint32_t number) const {
  if (number < first_long_id) return number;
  const auto at = received_.find(number);
  if (at == received_.end()) return std::nullopt;
  return at->second;
}

}  // namespace ft::codec
