// A statement of a case as words, and a cursor that reads them and reports what it expected.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/kernel/values/place.hpp"

namespace ft::scn {

struct Token {
  enum class Kind : std::uint8_t { word, number, pair, cells, quoted, mark };
  Kind kind = Kind::word;
  std::string text;                  // as written, without quotes
  std::int64_t number = 0, max = 0;  // number; pair "6/8"
  rules::Cell first, last;           // cells "4,4" or "4,4..6,5"; zones "A1", "A1..C2" or, for a border, "A1-A2"
  bool zone = false;                 // cells: given by the names of zones
};

/// Cuts a line into tokens. "# ..." is a comment. line: for messages.
[[nodiscard]] std::vector<Token> tokens_of(std::string_view text, int line);

/// One statement: `given`, `when`, `expect` ..., and a cursor over its words.
class Words {
 public:
  Words() = default;
  Words(std::string head, std::vector<Token> rest, int at)
      : keyword(std::move(head)), line(at), tokens_(std::move(rest)) {}

  std::string keyword;
  int line = 0;

  [[nodiscard]] bool done() const { return next_ >= tokens_.size(); }
  [[nodiscard]] bool is(std::string_view text) const { return is(0, text); }
  [[nodiscard]] bool is(std::size_t ahead, std::string_view text) const;
  [[nodiscard]] bool is(Token::Kind kind) const { return !done() && tokens_[next_].kind == kind; }
  /// The token so far ahead, or an empty word.
  [[nodiscard]] const Token& peek(std::size_t ahead = 0) const;
  const Token& take();
  /// Takes the next token if it is this word or mark.
  bool take_if(std::string_view text);
  void expect(std::string_view text);
  std::string word(const std::string& wanted);
  std::int64_t number(const std::string& wanted);
  /// A number of units, perhaps with tenths of one: "4", "-4.5".
  std::int64_t length(std::int64_t unit, const std::string& wanted);
  rules::Cell cell();
  /// A cell or zone as a place on the map's floor.
  rules::Place place();
  /// The two zones of a border, "A1-A2".
  std::pair<rules::Cell, rules::Cell> border();
  /// All the cells of one or more areas, "5,5 7,7..9,9".
  std::vector<rules::Cell> cells();
  /// Reads every word that is a zone's name, an area or a border of zones as cells.
  void read_zones(const std::function<std::optional<rules::Cell>(std::string_view)>& named);
  /// What is left, as it was written.
  [[nodiscard]] std::string rest() const;
  void finish() const;
  [[noreturn]] void wrong(const std::string& wanted) const;

  [[nodiscard]] std::size_t position() const { return next_; }
  void go_to(std::size_t position) { next_ = position; }
  /// Takes off the tokens from the first `mark` on, which become a statement of their own; empty when there is none.
  Words split_off(std::string_view mark);
  /// The statements between semicolons.
  [[nodiscard]] std::vector<Words> parts() const;

 private:
  std::vector<Token> tokens_;
  std::size_t next_ = 0;
};

}  // namespace ft::scn
