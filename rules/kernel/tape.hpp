// The tape: rolls, answers and interventions of one open resolution, in order (laws R3 to R5).
#pragma once

#include <variant>
#include <vector>

#include "rules/kernel/event.hpp"
#include "rules/kernel/question.hpp"

namespace ft::rules {

/// A die that was thrown, and what it was thrown for.
struct DieThrown {
  Ref by;
  Key purpose;
  std::int32_t sides = 0;
  std::int32_t face = 0;
  bool operator==(const DieThrown&) const = default;
};

/// How an answer came about; the record says which.
enum class AnsweredBy : std::uint8_t { person, gm, standing_order, silence };

/// An answer, and which question it answers.
struct Answered {
  std::uint32_t question = 0;  // its tag
  CreatureId asked;
  Key about;
  Value answer;
  AnsweredBy by = AnsweredBy::person;
  bool operator==(const Answered&) const = default;
};

/// Questions that nobody waits for any longer are met with silence, all at once.
struct FellSilent {
  std::vector<std::uint32_t> questions;  // their tags, in order
  bool operator==(const FellSilent&) const = default;
};

/// What else was committed in the same encounter while a question stood open.
struct Meanwhile {
  std::vector<Event> events;
  bool operator==(const Meanwhile&) const = default;
};

/// A line of the log that the table adds of its own: at the beginning why it plays this only now, while a question is
/// open what came of an order in advance.
struct Remark {
  enum class At : std::uint8_t { beginning, question };
  At at = At::beginning;
  Noted note;
  bool operator==(const Remark&) const = default;
};

using TapeEntry = std::variant<DieThrown, Answered, FellSilent, Meanwhile, Remark>;
using Tape = std::vector<TapeEntry>;

/// Where new dice come from: the operating system's generator on the server, the script in a rule case.
class Dice {
 public:
  virtual ~Dice() = default;
  /// A face 1..sides. by and purpose: for whom and what, so that a script can be checked.
  virtual std::int32_t face(std::int32_t sides, Ref by, Key purpose) = 0;
};

}  // namespace ft::rules
