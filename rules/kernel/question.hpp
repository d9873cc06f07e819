// A question is data: who is asked, about what, the legal answers, the default (law R8).
#pragma once

#include <string>
#include <vector>

#include "rules/kernel/value.hpp"

namespace ft::rules {

enum class Shape : std::uint8_t { one_of, some_of, number, place, yes_no, action, text };

/// One legal choice: what is answered, and the schema text that words it with its parameters.
struct Option {
  Value value;
  Key text;       // a text of the schema, or a name (technique, number, creature via params)
  Params params;  // consequences as far as the reader may know them
  bool operator==(const Option&) const = default;
};

/// Who may know that it was asked: the asked alone (others see nothing), or everybody ("waiting for Bea").
enum class Secrecy : std::uint8_t { open, secret };

/// A decision the rules need. `asked` is a creature (its player answers) or none (the GM answers).
struct Question {
  std::uint32_t tag = 0;  // set by Resolution: no other question of this resolution has it
  CreatureId asked;
  Key about;  // a text of the schema: one sentence, who asks what and why
  Params params;
  Key rule;
  Shape shape = Shape::yes_no;
  std::vector<Option> options;       // one_of, some_of, action
  std::int64_t least = 0, most = 0;  // number: the range; some_of: how many
  std::vector<Cell> cells;           // place: the legal cells
  Value otherwise;                   // the answer of silence
  std::int32_t seconds = 0;          // 0: the table's setting
  Secrecy secrecy = Secrecy::open;
  bool operator==(const Question&) const = default;
};

/// Whether `answer` is one of the legal answers of `question`. text: at most 500 characters.
[[nodiscard]] bool legal(const Question& question, const Value& answer);

}  // namespace ft::rules
