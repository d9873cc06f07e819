// The numbers a table sends instead of names.
#include "server/codec/names/wire_names.hpp"

#include <algorithm>

#include "rules/kernel/values/assert.hpp"

namespace ft::codec {

namespace {
constexpr std::uint64_t first_long_id = 1ULL << 16;  // see rules/kernel/values/ids.hpp
constexpr std::uint32_t first_alias = 1U << 31;
}  // namespace

void WireNames::grow(const rules::NameTable& names) {
  std::vector<Grown> fresh;
  for (const auto& [key, name] : names.all()) {
    if (!rulebook_names_->index(key) && !grown_at_.contains(key)) fresh.push_back({name, key});
  }
  std::sort(fresh.begin(), fresh.end(), [](const Grown& a, const Grown& b) { return a.name < b.name; });
  for (Grown& one : fresh) {
    grown_at_.emplace(one.key, static_cast<std::uint32_t>(size()));
    grown_.push_back(std::move(one));
  }
}

std::size_t WireNames::keep_secret(std::set<rules::Key> secret) {
  std::size_t first = size();
  for (const rules::Key key : secret_)
    if (!secret.contains(key)) first = std::min(first, std::size_t{index(key)});
  secret_ = std::move(secret);
  return first;
}

std::vector<std::string> WireNames::names(Reader reader, std::size_t first) const {
  std::vector<std::string> names = rulebook_names_->names();
  for (const Grown& one : grown_)
    names.push_back(reader == Reader::player && secret_.contains(one.key) ? std::string() : one.name);
  names.erase(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(std::min(first, names.size())));
  return names;
}

std::uint32_t WireNames::index(rules::Key key) const {
  if (const std::optional<std::uint32_t> index = rulebook_names_->index(key)) return *index;
  const auto at = grown_at_.find(key);
  FT_ASSERT(at != grown_at_.end(), "a key is sent that is no name of this table: " + std::to_string(key.hash));
  return at->second;
}

std::optional<rules::Key> WireNames::key(std::uint32_t index, Reader reader) const {
  const std::vector<rules::Key>& keys = rulebook_names_->keys();
  if (index < keys.size()) return keys[index];
  if (index - keys.size() >= grown_.size()) return std::nullopt;
  const rules::Key key = grown_[index - keys.size()].key;
  return reader == Reader::gm || !secret_.contains(key) ? std::optional(key) : std::nullopt;
}

std::uint32_t WireNames::sent(std::uint64_t id) {
  if (id < first_long_id) return static_cast<std::uint32_t>(id);
  const auto known = sent_.find(id);
  if (known != sent_.end()) return known->second;
  auto alias = static_cast<std::uint32_t>(id >> 16 ^ id << 7) | first_alias;  // random as the resolution's id is
  while (received_.contains(alias)) alias = (alias + 1) | first_alias;
  received_.emplace(alias, id);
  sent_.emplace(id, alias);
  return alias;
}

std::optional<std::uint64_t> WireNames::received(std::uint32_t number) const {
  if (number < first_long_id) return number;
  const auto at = received_.find(number);
  if (at == received_.end()) return std::nullopt;
  return at->second;
}

}  // namespace ft::codec
