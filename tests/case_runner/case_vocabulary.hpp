// What the words of a case mean in a rulebook: its schema and content, by key.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/kernel/system.hpp"
#include "tests/case_runner/words.hpp"

namespace ft::scn {

/// A number and its value as the case writes it: "focus 6/8", "action spent", "turn_state acting".
struct NumberRead {
  const rules::NumberSchema* schema = nullptr;
  std::optional<std::int64_t> value;  // none: "unknown"
  std::optional<std::int64_t> max;    // the 8 of 6/8
};

/// A relation, perhaps read from its other end: "Aune grappled_by Brute".
struct RelationRead {
  rules::Key key;
  bool inverse = false;
  std::size_t words = 1;
};

class CaseVocabulary {
 public:
  explicit CaseVocabulary(const rules::System& system) : system_(system) {}

  [[nodiscard]] const rules::System& system() const { return system_; }
  /// The number of such an owner that the next words name, by key, by its name in the client ("auxiliary_action"), or
  /// by two words ("weak edged" for weak_edged). Null when they name none; nothing is taken then.
  const rules::NumberSchema* number(Words& words, rules::Ref::Kind owner) const;
  /// Whether the next words name one.
  [[nodiscard]] bool number_next(Words words, rules::Ref::Kind owner) const { return number(words, owner) != nullptr; }
  /// Reads the value after a number: 3, 6/8, yes, no, spent, free, a symbol, unknown. A flag without value is 1.
  NumberRead value(Words& words, const rules::NumberSchema& number) const;
  [[nodiscard]] bool is_condition(std::string_view key) const;
  /// The relation that the next words name: grappling, grapples, or from its other end grappled_by, grappled by.
  [[nodiscard]] std::optional<RelationRead> relation(const Words& words, std::size_t ahead = 0) const;
  /// A name of the schema or the content; an unknown one is reported with the nearest names.
  [[nodiscard]] rules::Key key(Words& words, const std::string& wanted) const;
  /// An item's kind: the id of a content record.
  [[nodiscard]] rules::Key item_kind(Words& words) const;
  [[nodiscard]] bool is_item_kind(std::string_view id) const;
  /// Where the things are that a creature holds, wears or packs ("held", "worn", "pack"), or carries in any way (""): the
  /// placement of that name. In a rulebook without `held`, a held thing is in one of the hands that a form lets people choose.
  [[nodiscard]] std::vector<rules::Key> placements(const Words& words, std::string_view how) const;
  /// "as off_hand" after a thing: that placement, which must be among them. Without `as`: all of them.
  [[nodiscard]] std::vector<rules::Key> placed_as(Words& words, const std::vector<rules::Key>& among) const;
  /// The action that the next words name: attack, attacks, stand_up, stands up, ends turn. Null: none, nothing taken.
  const rules::ActionSchema* action(Words& words) const;
  [[nodiscard]] const rules::TextSchema* text(rules::Key key) const;
  /// The name of a key, or its number where the rulebook has none.
  [[nodiscard]] std::string name(rules::Key key) const;
  /// 0.1 mm in one unit of the rulebook's lengths.
  [[nodiscard]] std::int64_t unit() const;
  /// Up to three names of `all` that look like `word`, as a sentence, or nothing.
  [[nodiscard]] static std::string similar(std::string_view word, const std::vector<std::string>& all);
  /// Names of creature numbers and conditions, for messages.
  [[nodiscard]] std::vector<std::string> creature_words() const;

 private:
  const rules::System& system_;
};

/// "Auxiliary action" as "auxiliary_action".
[[nodiscard]] std::string as_key(std::string_view name);

}  // namespace ft::scn
