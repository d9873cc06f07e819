// Content: weapons, armour, techniques, creatures as records that data files or a GM supply.
#pragma once

#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "rules/kernel/schema/schema.hpp"
#include "rules/kernel/values/numbers.hpp"

namespace ft::rules {

/// The content of a file before it is checked: the neutral tree that a reader of TOML (or a form) delivers.
struct Draft {
  using List = std::vector<Draft>;
  struct Entry;  // a pair cannot hold what is not yet complete
  using Table = std::vector<Entry>;
  std::variant<std::monostate, bool, std::int64_t, std::string, List, Table> is;
  std::string file;
  int line = 0;
};
struct Draft::Entry {
  std::string first;
  Draft second;
};

/// What is wrong with a draft and what would be right.
struct ContentProblem {
  std::string file;
  int line = 0;
  std::string field;         // "weapon.machete.range_m"
  std::string expected;      // "a whole number from 0 to 1000"
  std::string refusal = {};  // the book's own refusal, where it has one
};

/// NdM+K. "0" is no dice.
struct DiceText {
  int count = 0, sides = 0, plus = 0;
  bool operator==(const DiceText&) const = default;
};
/// Reads "2d6+3", "1d4", "3", "0". None when it is not that.
[[nodiscard]] std::optional<DiceText> read_dice(std::string_view text);

/// A checked record: only fields of its schema, with defaults filled in.
class Record {
 public:
  using Field = std::variant<std::int64_t, Key, std::string, DiceText, std::vector<Key>, Numbers, std::vector<Record>>;
  Key kind, id;
  std::string id_text, name;
  enum class Origin : std::uint8_t { book, changed, own };  // changed: the rulebook's, as the campaign has it
  Origin origin = Origin::book;
  bool retired = false;                       // offered no more; what has it already keeps it
  std::vector<std::pair<Key, Field>> fields;  // by key

  [[nodiscard]] bool has(Key field) const { return find(field) != nullptr; }
  [[nodiscard]] std::int64_t number(Key field, std::int64_t otherwise = 0) const;
  [[nodiscard]] bool flag(Key field) const { return number(field) != 0; }
  [[nodiscard]] Key word(Key field) const;
  [[nodiscard]] std::string text(Key field) const;
  [[nodiscard]] DiceText dice(Key field) const;
  [[nodiscard]] const std::vector<Key>& words(Key field) const;
  [[nodiscard]] bool has_word(Key field, Key word) const;
  [[nodiscard]] const Numbers& numbers(Key field) const;
  [[nodiscard]] const std::vector<Record>& records(Key field) const;
  [[nodiscard]] const Record* record(Key field) const;  // a single inner record, or null

 private:
  [[nodiscard]] const Field* find(Key field) const;
};

/// All records of a table, by kind and id.
class Content {
 public:
  void add(Record record);
  [[nodiscard]] const Record* find(Key kind, Key id) const;
  /// As find; asserts that it exists.
  [[nodiscard]] const Record& at(Key kind, Key id) const;
  /// The records that may be chosen, without retired ones; by id.
  [[nodiscard]] std::vector<const Record*> all(Key kind) const;
  /// Finds retired records too.
  [[nodiscard]] std::vector<const Record*> every(Key kind) const;
  /// The record may be chosen no more. What names it still finds it.
  void retire(Key kind, Key id);
  [[nodiscard]] const NameTable& names() const { return names_; }
  NameTable& names() { return names_; }

 private:
  std::map<std::pair<Key, Key>, Record> records_;
  NameTable names_;  // ids and words used in records, beyond the schema's
};

/// Checks drafts against the record schemas: each draft is a table with `kind`, `id`, `name` and the kind's fields.
/// All problems are reported, not only the first.
[[nodiscard]] std::expected<Content, std::vector<ContentProblem>> read_content(const Schema& schema,
                                                                               const std::vector<Draft>& drafts);

/// Gathers what is wrong with the meaning of content whose shape is right (System::check).
struct ContentCheck {
  std::vector<ContentProblem> problems = {};
  /// field: "weapon.machete.range_m", or a kind alone.
  void require(bool holds, std::string field, std::string expected);
};

/// A record with the names it brings along.
struct NamedRecord {
  Record record;
  NameTable names;
};

/// Checks one draft for itself, such as a hero's form. What it names must be offered in `content`; known: every name so
/// far.
[[nodiscard]] std::expected<NamedRecord, std::vector<ContentProblem>> read_record(const Schema& schema,
                                                                                  const NameTable& known,
                                                                                  const Content& content,
                                                                                  const Draft& draft);

/// A campaign's own records, and which records it offers no more.
struct CustomContent {
  std::vector<Draft> drafts;
  std::vector<std::pair<Key, Key>> retired;  // kind and id
};
/// `book`, with the campaign's own records instead of those of the same kind and id, and beside the others.
[[nodiscard]] std::expected<Content, std::vector<ContentProblem>> read_own_content(const Schema& schema, Content book,
                                                                                   const CustomContent& own);

}  // namespace ft::rules
