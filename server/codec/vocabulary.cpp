// The names one table speaks.
#include "server/codec/vocabulary.hpp"

namespace ft::codec {

Vocabulary::Vocabulary(rules::Names names, const rules::Schema& schema) : names_(std::move(names)) {
  for (const auto* numbers : {&schema.numbers, &schema.ground})
    for (const rules::NumberSchema& number : *numbers)
      if (number.kind == rules::NumberKind::symbol) symbols_.emplace(number.key);
  for (const rules::SwitchSchema& rule : schema.switches) switches_.emplace(rule.key, rule);
}

const rules::SwitchSchema* Vocabulary::house_rule(rules::Key key) const {
  const auto at = switches_.find(key);
  return at == switches_.end() ? nullptr : &at->second;
}

std::expected<rules::Key, BadStored> Vocabulary::learn(const std::string& name) {
  const rules::Key key(name);
  if (!names_.has(key)) return names_.add(name);
  if (names_.of(key) == name) return key;
  return std::unexpected(BadStored{"the name '" + name + "' has the key of '" + names_.of(key) + "'"});
}

}  // namespace ft::codec
