// A Key is a name of the rulebook's vocabulary as a number that every build computes alike.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace ft::rules {

/// A schema or content name ("TOG", "knocked_down", "GW-GRAP-01") by its 32-bit FNV-1a hash. Key{} means "none".
/// Stored and sent by name or dictionary index, never as the hash. Clashing names are refused when a schema is built.
struct Key {
  std::uint32_t hash = 0;

  constexpr Key() = default;
  explicit constexpr Key(std::uint32_t value) : hash(value) {}
  explicit constexpr Key(std::string_view name) : hash(name.empty() ? 0U : 2166136261U) {
    for (const char letter : name) hash = (hash ^ static_cast<std::uint8_t>(letter)) * 16777619U;
  }
  explicit constexpr operator bool() const { return hash != 0; }
  constexpr auto operator<=>(const Key&) const = default;
};

/// Names that nothing declares yet or checks: of schemas, which declare them, and outside of the rules. Procedures have the
/// literal of names.hpp, which the build makes of the schema.
namespace literals {
consteval Key operator""_k(const char* name, std::size_t length) { return Key(std::string_view(name, length)); }
}  // namespace literals

/// Defined nowhere: a name that the schema does not declare calls it, which does not compile.
Key no_such_name_in_the_schema(std::string_view name);

/// The key of a name that is among the declared ones, given by their hashes in ascending order.
template <std::size_t count>
consteval Key declared_key(const std::uint32_t (&declared)[count], std::string_view name) {
  const Key key(name);
  std::size_t first = 0, last = count;
  while (first < last) {
    const std::size_t middle = (first + last) / 2;
    if (declared[middle] < key.hash)
      first = middle + 1;
    else
      last = middle;
  }
  return first < count && declared[first] == key.hash ? key : no_such_name_in_the_schema(name);
}

/// The dictionary from keys back to their names. Order of iteration is the order of hashes: stable, without meaning.
class NameTable {
 public:
  /// Adds a name. Asserts that no other name has the same key.
  Key add(std::string_view name);
  /// The name of a key; asserts that it was added. Key{} is "".
  [[nodiscard]] const std::string& of(Key key) const;
  [[nodiscard]] bool has(Key key) const { return names_.contains(key); }
  /// Whether another name has the key of this one: then it cannot be added.
  [[nodiscard]] bool clashes(std::string_view name) const;
  [[nodiscard]] const std::map<Key, std::string>& all() const { return names_; }

 private:
  std::map<Key, std::string> names_{{Key{}, ""}};
};

}  // namespace ft::rules
