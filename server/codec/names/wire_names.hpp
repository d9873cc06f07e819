// The numbers a table sends instead of names: one dictionary for all of its viewers.
#pragma once

#include <map>
#include <memory>
#include <set>

#include "server/codec/names/rulebook_names.hpp"

namespace ft::codec {

/// Keys as indexes into Welcome.names, and ids that rules made (48 bits) as the 32 bits the wire has for them.
/// Both only grow while the table is in memory. Belongs to the table's thread; the glossary is shared.
class WireNames {
 public:
  explicit WireNames(std::shared_ptr<const RulebookNames> rulebook_names)
      : rulebook_names_(std::move(rulebook_names)) {}
  explicit WireNames(const rules::System& system) : WireNames(std::make_shared<RulebookNames>(system)) {}
  WireNames(const rules::NameTable& names, const rules::Schema& schema)
      : WireNames(std::make_shared<RulebookNames>(names, schema)) {}
  /// Adds those names that are not in it yet, at the end: of stored bytes (StoredNames::learned), of a campaign's content.
  void grow(const rules::NameTable& names);
  /// These names are for the GM alone, and no others. Returns the least index of one that was secret and is no more, or
  /// size().
  std::size_t keep_secret(std::set<rules::Key> secret);

  enum class Reader : std::uint8_t { gm, player };
  /// All of them from index `first` on, in the order of their indexes; "" where the reader may not know it.
  [[nodiscard]] std::vector<std::string> names(Reader reader = Reader::gm, std::size_t first = 0) const;
  [[nodiscard]] std::size_t size() const { return rulebook_names_->names().size() + grown_.size(); }
  /// Asserts that the key is known. Key{} is 0.
  [[nodiscard]] std::uint32_t index(rules::Key key) const;
  /// None: no such index, or one that this reader was never sent.
  [[nodiscard]] std::optional<rules::Key> key(std::uint32_t index, Reader reader = Reader::gm) const;
  /// Whether the values of this number are keys, and so sent as indexes.
  [[nodiscard]] bool holds_key(rules::Key number) const { return rulebook_names_->holds_key(number); }
  /// Whether a change of this number is worth a line of the log: resources are, budgets and stats are not.
  [[nodiscard]] bool is_resource(rules::Key number) const { return rulebook_names_->is_resource(number); }
  [[nodiscard]] bool keeps_books(rules::Key kind) const { return rulebook_names_->keeps_books(kind); }

  /// Below 2^16 an id is itself; others get a number from 2^31 on that reveals no order.
  [[nodiscard]] std::uint32_t sent(std::uint64_t id);
  /// The id that was sent as this number. None: it never was.
  [[nodiscard]] std::optional<std::uint64_t> received(std::uint32_t number) const;

 private:
  struct Grown {
    std::string name;
    rules::Key key;
  };

  std::shared_ptr<const RulebookNames> rulebook_names_;
  std::vector<Grown> grown_;                      // their indexes follow the glossary's
  std::map<rules::Key, std::uint32_t> grown_at_;  // index of each
  std::set<rules::Key> secret_;
  std::map<std::uint64_t, std::uint32_t> sent_;
  std::map<std::uint32_t, std::uint64_t> received_;
};

}  // namespace ft::codec
