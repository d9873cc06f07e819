// Schema-named integers and sums with parts.
#include "rules/kernel/numbers.hpp"

#include <algorithm>

namespace ft::rules {

namespace {
template <class Entries>
auto place_of(Entries& entries, Key key) {
  return std::lower_bound(entries.begin(), entries.end(), key,
                          [](const auto& entry, Key wanted) { return entry.first < wanted; });
}
}  // namespace

Numbers::Numbers(std::initializer_list<std::pair<Key, std::int64_t>> entries) {
  for (const auto& [key, value] : entries) set(key, value);
}

std::int64_t Numbers::get(Key key, std::int64_t otherwise) const {
  const auto at = place_of(entries_, key);
  return at != entries_.end() && at->first == key ? at->second : otherwise;
}

bool Numbers::has(Key key) const {
  const auto at = place_of(entries_, key);
  return at != entries_.end() && at->first == key;
}

void Numbers::set(Key key, std::int64_t value) {
  const auto at = place_of(entries_, key);
  if (at != entries_.end() && at->first == key)
    at->second = value;
  else
    entries_.emplace(at, key, value);
}

void Numbers::remove(Key key) {
  const auto at = place_of(entries_, key);
  if (at != entries_.end() && at->first == key) entries_.erase(at);
}

Sum& Sum::add(Key source, std::int64_t value, Key rule) {
  if (value != 0) parts_.push_back({source, value, rule});
  return *this;
}

Sum& Sum::keep(Key source, std::int64_t value, Key rule) {
  parts_.push_back({source, value, rule});
  return *this;
}

Sum& Sum::add(const Sum& other) {
  parts_.insert(parts_.end(), other.parts_.begin(), other.parts_.end());
  return *this;
}

Sum& Sum::hide() {
  for (Part& part : parts_) part.gm_only = true;
  return *this;
}

std::int64_t Sum::total() const {
  std::int64_t total = 0;
  for (const Part& part : parts_) total += part.value;
  return total;
}

bool Sum::gm_only() const {
  return std::any_of(parts_.begin(), parts_.end(), [](const Part& part) { return part.gm_only; });
}

}  // namespace ft::rules
