// The numbers a table sends instead of names: one dictionary for all of its viewers.
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

/// Keys as indexes into Welcome.names, and ids that rules made (48 bits) as the 32 bits the wire has for them.
/// Both are fixed for the life of the table in memory. Belongs to the table's thread.
class Dictionary {
 public:
  /// Names the schema declares come first, in its order, so that frequent ones are short; then all others by name.
  explicit Dictionary(const rules::System& system) : Dictionary(system.names(), system.schema()) {}
  Dictionary(const rules::Names& names, const rules::Schema& schema);
  /// Adds names that stored bytes brought along (Vocabulary::names), at the end. Before the first Welcome only.
  void grow(const rules::Names& names);

  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  /// Asserts that the key is known. Key{} is 0.
  [[nodiscard]] std::uint32_t index(rules::Key key) const;
  [[nodiscard]] std::optional<rules::Key> key(std::uint32_t index) const;
  /// Whether the values of this number are keys, and so sent as indexes.
  [[nodiscard]] bool holds_key(rules::Key number) const { return symbols_.contains(number); }
  /// Whether a change of this number is worth a line of the log: resources are, budgets and stats are not.
  [[nodiscard]] bool is_resource(rules::Key number) const { return resources_.contains(number); }

  /// Below 2^16 an id is itself; others get a number from 2^31 on that says nothing about their order.
  [[nodiscard]] std::uint32_t sent(std::uint64_t id);
  /// The id that was sent as this number. None: it never was.
  [[nodiscard]] std::optional<std::uint64_t> received(std::uint32_t number) const;

 private:
  void add(rules::Key key, const std::string& name);

  std::vector<std::string> names_{""};
  std::vector<rules::Key> keys_{rules::Key{}};
  std::unordered_map<std::uint32_t, std::uint32_t> indexes_{{0, 0}};  // by Key::hash; looked up, never walked
  std::set<rules::Key> symbols_, resources_;
  std::map<std::uint64_t, std::uint32_t> sent_;
  std::map<std::uint32_t, std::uint64_t> received_;
};

}  // namespace ft::codec
