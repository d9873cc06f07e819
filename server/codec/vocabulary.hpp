// The names one table speaks: those of its system, and those its stored bytes brought along.
#pragma once

#include <expected>
#include <map>
#include <set>
#include <string>

#include "rules/kernel/system.hpp"

namespace ft::codec {

/// Bytes that were not written by this format, or not whole. `what` says where, for the host's log.
struct BadStored {
  std::string what;
};

/// Keys are stored by name. A name the system has dropped since stays readable and writable: decoding learns it.
/// Belongs to one table, as does everything decoded with it.
class Vocabulary {
 public:
  explicit Vocabulary(const rules::System& system) : Vocabulary(system.names(), system.schema()) {}
  Vocabulary(rules::Names names, const rules::Schema& schema);

  [[nodiscard]] const rules::Names& names() const { return names_; }
  /// Asserts that the key is known.
  [[nodiscard]] const std::string& name(rules::Key key) const { return names_.of(key); }
  /// Whether the values of this number are keys: they too are stored by name.
  [[nodiscard]] bool holds_key(rules::Key number) const { return symbols_.contains(number); }
  /// What the schema says of a house rule, or null.
  [[nodiscard]] const rules::SwitchSchema* house_rule(rules::Key key) const;
  /// The key of a stored name, known from now on. Fails: another known name has the same key.
  [[nodiscard]] std::expected<rules::Key, BadStored> learn(const std::string& name);

 private:
  rules::Names names_;
  std::set<rules::Key> symbols_;
  std::map<rules::Key, rules::SwitchSchema> switches_;
};

}  // namespace ft::codec
