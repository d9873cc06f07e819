// The names that one table uses: those of its rulebook, and those of its stored bytes.
#pragma once

#include <expected>
#include <memory>
#include <set>
#include <string>

#include "server/codec/names/rulebook_names.hpp"

namespace ft::codec {

/// Bytes that were not written by this format, or not whole. `what` has the place, for the host's log.
struct CorruptData {
  std::string what;
  bool newer = false;  // whole, but of a later build's format
};

/// Keys are stored by name. A name the rulebook has dropped since stays readable and writable: decoding learns it.
/// Belongs to one table, as does everything decoded with it; the glossary is shared.
class StoredNames {
 public:
  explicit StoredNames(std::shared_ptr<const RulebookNames> rulebook_names)
      : rulebook_names_(std::move(rulebook_names)) {}
  explicit StoredNames(const rules::System& system) : StoredNames(std::make_shared<RulebookNames>(system)) {}
  StoredNames(const rules::NameTable& names, const rules::Schema& schema)
      : StoredNames(std::make_shared<RulebookNames>(names, schema)) {}

  [[nodiscard]] const RulebookNames& rulebook_names() const { return *rulebook_names_; }
  /// The names beyond the glossary's.
  [[nodiscard]] const rules::NameTable& learned() const { return learned_; }
  [[nodiscard]] bool knows(rules::Key key) const { return rulebook_names_->index(key) || learned_.has(key); }
  /// Asserts that the key is known.
  [[nodiscard]] const std::string& name(rules::Key key) const;
  /// The key of a stored name, known from now on. Fails: another known name has the same key.
  [[nodiscard]] std::expected<rules::Key, CorruptData> learn(const std::string& name);

  /// If the record is GM only, all names in it may be too, forever.
  void keep_secrets_of(const rules::CustomRecord& record);
  [[nodiscard]] const std::set<rules::Key>& secret() const { return secret_; }

 private:
  std::shared_ptr<const RulebookNames> rulebook_names_;
  rules::NameTable learned_;
  std::set<rules::Key> secret_;
};

}  // namespace ft::codec
