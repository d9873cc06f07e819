// The names one table speaks.
#include "server/codec/vocabulary.hpp"

namespace ft::codec {

const std::string& Vocabulary::name(rules::Key key) const {
  const std::optional<std::uint32_t> index = glossary_->index(key);
  return index ? glossary_->names()[*index] : learned_.of(key);
}

std::expected<rules::Key, BadStored> Vocabulary::learn(const std::string& text) {
  const rules::Key key(text);
  if (!knows(key)) return learned_.add(text);
  if (name(key) == text) return key;
  return std::unexpected(BadStored{"the name '" + text + "' has the key of '" + name(key) + "'"});
}

}  // namespace ft::codec
