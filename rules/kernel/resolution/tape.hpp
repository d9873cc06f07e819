// The tape: rolls, answers and interventions of one open resolution, in order (laws R3 to R5).
#pragma once

#include <variant>
#include <vector>

#include "rules/kernel/state/event.hpp"
#include "rules/kernel/values/question.hpp"

namespace ft::rules {

/// One die that was rolled: its roller and its purpose.
struct DieRolled {
  Ref by;
  Key purpose;
  std::int32_t sides = 0;
  std::int32_t face = 0;
  bool operator==(const DieRolled&) const = default;
};

/// The origin of an answer, as the record states it.
enum class AnsweredBy : std::uint8_t { person, gm, standing_order, timeout };

/// An answer and the question it answers.
struct Answered {
  std::uint32_t question = 0;  // its tag
  CreatureId asked;
  Key prompt;
  Value answer;
  AnsweredBy by = AnsweredBy::person;
  bool operator==(const Answered&) const = default;
};

/// These questions timed out together; their default answers apply.
struct TimedOut {
  std::vector<std::uint32_t> questions;  // their tags, in order
  bool operator==(const TimedOut&) const = default;
};

/// Other events committed in the same encounter while a question was open (law R4).
struct ConcurrentEvents {
  std::vector<Event> events;
  bool operator==(const ConcurrentEvents&) const = default;
};

/// A log line added by the table: at the start, why the command was delayed; during a question, why an auto-answer was
/// rejected.
struct TableNote {
  enum class At : std::uint8_t { beginning, question };
  At at = At::beginning;
  LogLine note;
  bool operator==(const TableNote&) const = default;
};

using TapeEntry = std::variant<DieRolled, Answered, TimedOut, ConcurrentEvents, TableNote>;
using Tape = std::vector<TapeEntry>;

/// Source of new dice: the operating system's generator on the server, the script in a rule case.
class Dice {
 public:
  virtual ~Dice() = default;
  /// Returns a face 1..sides. by, purpose: the roller and the roll, for a script to check.
  virtual std::int32_t face(std::int32_t sides, Ref by, Key purpose) = 0;
};

}  // namespace ft::rules
