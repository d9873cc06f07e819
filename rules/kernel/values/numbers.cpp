// Schema-named integers and sums with parts.
#include "rules/kernel/values/numbers.hpp"

#include <algorithm>

namespace ft::rules {

namespace {
/// The first whose key is not smaller. Halves without branches: rules read hundreds of numbers for one answer.
template <class Entries>
auto place_of(const Entries& entries, Key key) {
  auto first = entries.begin();
  for (std::size_t left = entries.size(); left > 0;) {
    const std::size_t half = (left + 1) / 2;
    first += first[static_cast<std::ptrdiff_t>(half) - 1].first < key ? static_cast<std::ptrdiff_t>(half) : 0;
    left -= half;
  }
  return first;
}
}  // namespace

Numbers::Numbers(std::initializer_list<Entry> entries) {
  for (const auto& [key, value] : entries) set(key, value);
}

Numbers::Numbers(const Numbers& other) {
  if (!other.block_) return;
  block_ = block_of(other.all().size());
  std::ranges::copy(other.all(), block_.get() + 1);
}

std::unique_ptr<Numbers::Entry[]> Numbers::block_of(std::size_t entries) {
  auto block = std::make_unique<Entry[]>(entries + 1);
  block[0].second = static_cast<std::int64_t>(entries);
  return block;
}

bool Numbers::operator==(const Numbers& other) const { return std::ranges::equal(all(), other.all()); }

std::int64_t Numbers::get(Key key, std::int64_t otherwise) const {
  const auto entries = all();
  const auto at = place_of(entries, key);
  return at != entries.end() && at->first == key ? at->second : otherwise;
}

bool Numbers::has(Key key) const {
  const auto entries = all();
  const auto at = place_of(entries, key);
  return at != entries.end() && at->first == key;
}

/// A block is as long as it must be: numbers change often, and are added seldom.
void Numbers::set(Key key, std::int64_t value) {
  const auto entries = all();
  const auto at = place_of(entries, key);
  const auto before = at - entries.begin();
  if (at != entries.end() && at->first == key) {
    block_[static_cast<std::size_t>(before) + 1].second = value;
    return;
  }
  auto grown = block_of(entries.size() + 1);
  Entry* next = std::copy(entries.begin(), at, grown.get() + 1);
  *next = {key, value};
  std::copy(at, entries.end(), next + 1);
  block_ = std::move(grown);
}

void Numbers::remove(Key key) {
  if (!has(key)) return;
  const auto entries = all();
  if (entries.size() == 1) return block_.reset();
  auto left = block_of(entries.size() - 1);
  std::ranges::copy_if(entries, left.get() + 1, [&](const Entry& entry) { return entry.first != key; });
  block_ = std::move(left);
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
