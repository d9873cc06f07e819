// The names that one table uses.
#include "server/codec/names/stored_names.hpp"

#include "rules/kernel/content/custom_record.hpp"
#include "server/codec/content/content_toml.hpp"

namespace ft::codec {

const std::string& StoredNames::name(rules::Key key) const {
  const std::optional<std::uint32_t> index = rulebook_names_->index(key);
  return index ? rulebook_names_->names()[*index] : learned_.of(key);
}

std::expected<rules::Key, CorruptData> StoredNames::learn(const std::string& text) {
  const rules::Key key(text);
  if (!knows(key)) return learned_.add(text);
  if (name(key) == text) return key;
  return std::unexpected(CorruptData{"the name '" + text + "' has the key of '" + name(key) + "'"});
}

void StoredNames::keep_secrets_of(const rules::CustomRecord& record) {
  if (!rules::kept_from_players(record.kind)) return;
  secret_.insert(record.id);
  if (const auto drafts = read_content_text(record.text, ""))
    for (const rules::Draft& draft : *drafts) secret_.merge(names_in(draft));
}

}  // namespace ft::codec
