// A question is data: who is asked, about what, the legal answers, the default (law R8).
#pragma once

#include <string>
#include <vector>

#include "rules/kernel/command.hpp"

namespace ft::rules {

enum class Shape : std::uint8_t { one_of, some_of, number, place, yes_no, action, text };

/// One legal choice: what is answered, and the schema text that words it with its parameters.
struct Option {
  Value value;
  Key text;       // a text of the schema, or a name (technique, number, creature via params)
  Params params;  // consequences as far as the reader may know them
  bool operator==(const Option&) const = default;
};

/// An answer of the shape `action`: how it is meant (interrupt, challenge ...), the action, its form. An option is the
/// beginning of one: the manner, perhaps the action, perhaps fields that are fixed.
[[nodiscard]] Value meant(Key manner, const Command& command);
/// The command of such an answer, played by `actor`; no action where the answer names none.
[[nodiscard]] Command played(const Value& answer, CreatureId actor);
/// How it is meant; none where the answer is no list.
[[nodiscard]] Key manner_of(const Value& answer);

/// The answer as people read it: of an action how it is meant, which one, and what its fields hold.
[[nodiscard]] Value as_said(const Value& answer);

/// Who may know that it was asked: the asked alone (others see nothing), or everybody ("waiting for Bea").
enum class Secrecy : std::uint8_t { open, secret };

/// A decision the rules need. `asked` is a creature (its player answers) or none (the GM answers).
struct Question {
  std::uint32_t tag = 0;  // set by Resolution: no other question of this resolution has it
  CreatureId asked = {};
  Key about = {};  // a text of the schema: one sentence, who asks what and why
  Params params = {};
  Key rule = {};
  Shape shape = Shape::yes_no;
  std::vector<Option> options = {};  // one_of, some_of, action
  std::int64_t least = 0, most = 0;  // number: the range; some_of: how many
  std::vector<Cell> cells = {};      // place: the legal cells
  bool ruled = false;                // place: any may be answered, and the rules say why others are not legal
  Value otherwise = {};              // the answer of silence
  std::int64_t seconds = 0;          // 0: the table's setting
  Secrecy secrecy = Secrecy::open;
  bool brief =
      false;  // may speak while others are waited for; alone nobody waits for it longer than `seconds`, 0: at all
  std::int64_t stakes = 0;  // the most that what is asked about could cost, such as damage; 0: nothing, or not told
  bool operator==(const Question&) const = default;
};

/// Whether `answer` is one of the legal answers of `question`. text: at most 500 characters. action: what is otherwise,
/// or one of the options followed by the rest of a command (see played).
[[nodiscard]] bool legal(const Question& question, const Value& answer);
/// Whether both may be answered alike: then it is the same question still (law R4).
[[nodiscard]] bool same_answers(const Question& a, const Question& b);

}  // namespace ft::rules
