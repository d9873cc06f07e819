// The names of one rulebook with its content, numbered: what all its tables share.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "rules/kernel/system.hpp"

namespace ft::codec {

/// With the names of the server itself. Immutable; read by every table of the rulebook, from any thread.
class RulebookNames {
 public:
  /// Names the schema declares come first, in its order, so that frequent ones are short; then all others by name, then
  /// the server's (server_schema.hpp). Asserts that no name of the server's clashes with one of the rulebook's.
  explicit RulebookNames(const rules::System& system);
  /// Without the server's.
  RulebookNames(const rules::NameTable& names, const rules::Schema& schema);

  /// By index; names()[0] is "".
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  [[nodiscard]] const std::vector<rules::Key>& keys() const { return keys_; }
  [[nodiscard]] std::optional<std::uint32_t> index(rules::Key key) const;
  /// Whether the values of this number are keys.
  [[nodiscard]] bool holds_key(rules::Key number) const { return symbols_.contains(number); }
  [[nodiscard]] bool is_resource(rules::Key number) const { return resources_.contains(number); }
  /// Whether only the rules and the GM know of ties or conditions of this kind: what the rules remember, no news.
  [[nodiscard]] bool keeps_books(rules::Key kind) const { return books_.contains(kind); }
  /// What the schema says of a house rule, or null.
  [[nodiscard]] const rules::HouseRuleSchema* house_rule(rules::Key key) const;

 private:
  void add(const std::string& name);
  void add(const std::vector<rules::NumberSchema>& numbers);

  std::vector<std::string> names_{""};
  std::vector<rules::Key> keys_{rules::Key{}};
  std::unordered_map<std::uint32_t, std::uint32_t> indexes_{{0, 0}};  // by Key::hash; looked up, never walked
  std::set<rules::Key> symbols_, resources_, books_;
  std::map<rules::Key, rules::HouseRuleSchema> switches_;
};

}  // namespace ft::codec
