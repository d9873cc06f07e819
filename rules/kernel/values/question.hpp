// A question is data: the asked, the prompt, the legal answers, the default answer (law R8).
#pragma once

#include <string>
#include <vector>

#include "rules/kernel/values/command.hpp"

namespace ft::rules {

enum class Shape : std::uint8_t { one_of, some_of, number, place, yes_no, action, text };

/// One legal choice: its value, and the schema text that describes it.
struct Option {
  Value value;
  Key text;       // a text of the schema, or a name (technique, number, creature via params)
  Params params;  // consequences as far as the reader may know them
  bool operator==(const Option&) const = default;
};

/// Builds an answer of the shape `action`: response type (interrupt, challenge ...), action, form. An option is the
/// beginning of one: the type, perhaps the action, perhaps fixed fields.
[[nodiscard]] Value make_action_answer(Key type, const Command& command);
/// The command of such an answer, for `actor`; without action if the answer names none.
[[nodiscard]] Command command_of_answer(const Value& answer, CreatureId actor);
/// The response type of such an answer; none if the answer is no list.
[[nodiscard]] Key response_type(const Value& answer);

/// The answer for display: of an action its response type, the action and the values of its fields.
[[nodiscard]] Value readable_answer(const Value& answer);

/// Who may know that it was asked: the asked alone (secret), or all viewers ("waiting for Bea").
enum class Secrecy : std::uint8_t { open, secret };

/// A decision the rules need. `asked` is a creature (its player answers) or none (the GM answers).
struct Question {
  std::uint32_t tag = 0;  // set by Resolution: no other question of this resolution has it
  CreatureId asked = {};
  Key prompt = {};  // a text of the schema: one sentence, who asks what and why
  Params params = {};
  Key rule = {};
  Shape shape = Shape::yes_no;
  std::vector<Option> options = {};  // one_of, some_of, action
  std::int64_t min = 0, max = 0;     // number: the range; some_of: how many
  std::vector<Cell> cells = {};      // place: the legal cells
  bool rules_check_place = false;    // place: accepts any cell; the rules refuse the wrong ones
  Value default_answer = {};         // used when the question times out
  std::int64_t seconds = 0;          // 0: the table's setting
  Secrecy secrecy = Secrecy::open;
  /// Does not hold up the resolution; without blocking questions times out after `seconds` (0: at once).
  bool non_blocking = false;
  std::int64_t max_damage = 0;  // the most damage at stake; 0: none, or unknown
  bool operator==(const Question&) const = default;
};

/// Whether `answer` is one of the legal answers of `question`. text: at most 500 characters. action: the default
/// answer, or one of the options followed by the rest of a command (see command_of_answer).
[[nodiscard]] bool legal(const Question& question, const Value& answer);
/// Whether both have the same legal answers: then it stays the same question (law R4).
[[nodiscard]] bool same_answers(const Question& a, const Question& b);

}  // namespace ft::rules
