// What the windows of a resolution found, so that it is not looked for again with every answer.
#pragma once

#include <functional>

#include "rules/kernel/tape.hpp"

namespace ft::rules {

/// Belongs to one command on one base with one content, which is played again and again along a growing tape (law R5). A
/// memory only: what comes of it is the same without.
class Recall {
 public:
  /// The command is played once more: what was found behind the first entry that is no longer on the tape is forgotten.
  void begin(const Tape& tape);
  /// It has been played along this tape.
  void end(const Tape& tape) { tape_ = tape; }
  /// What was found at this point the last time, or else what is found now. cursor: how much of the tape has been taken.
  [[nodiscard]] std::vector<Question> questions(std::size_t cursor, const std::function<std::vector<Question>()>& find);

 private:
  struct Found {
    std::size_t cursor;
    std::vector<Question> questions;
  };
  Tape tape_;
  std::vector<Found> found_;  // in the order in which they are asked
  std::size_t next_ = 0;
};

}  // namespace ft::rules
