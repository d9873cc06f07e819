// Memo of the questions that windows of a resolution built.
#pragma once

#include <functional>

#include "rules/kernel/resolution/tape.hpp"

namespace ft::rules {

/// Memo of the questions each window of one command built, by tape position. Belongs to one command, base and content;
/// results are the same without it.
class WindowCache {
 public:
  /// Starts a run: drops questions built after the first tape entry that changed.
  void begin(const Tape& tape);
  /// Ends a run along this tape.
  void end(const Tape& tape);
  /// Returns the questions built at this point before, else those of `find`. cursor: tape entries consumed so far.
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
