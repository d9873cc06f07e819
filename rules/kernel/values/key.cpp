// The dictionary from keys back to names.
#include "rules/kernel/values/key.hpp"

#include "rules/kernel/values/assert.hpp"

namespace ft::rules {

Key NameTable::add(std::string_view name) {
  const Key key(name);
  const auto [place, added] = names_.emplace(key, std::string(name));
  FT_ASSERT(added || place->second == name, "two names share a key: " + place->second + " and " + std::string(name));
  return key;
}

bool NameTable::clashes(std::string_view name) const {
  const auto taken = names_.find(Key(name));
  return taken != names_.end() && taken->second != name;
}

const std::string& NameTable::of(Key key) const {
  const auto found = names_.find(key);
  FT_ASSERT(found != names_.end(), "a key without a name: declare it in the schema: " + std::to_string(key.hash));
  return found->second;
}

}  // namespace ft::rules
