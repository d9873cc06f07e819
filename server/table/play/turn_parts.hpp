// What a turn of a table consists of, so that a fault is attributed to the part that met it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "server/table/play/due_commands.hpp"

namespace ft::table {

/// A message of a client, or something that the table did by itself.
struct TurnPart {
  rules::SeatId seat = {};             // whose message it is; none: the table's own doing
  std::uint32_t client_id = 0;         // of the message; 0: it has none
  bool hello = false;                  // the message begins a connection
  rules::ResolutionId open = {};       // continued by the table: an auto-answer, or a timeout
  std::optional<DueCommand> due = {};  // played unasked
};

/// Owns the parts of the turn under way and the counts of faults. Belongs to the table's thread.
class TurnParts {
 public:
  void begin_turn() { parts_.clear(), in_part_ = false; }
  void begin(TurnPart part);
  /// All parts are worked off: a fault from here on is the whole turn's.
  void end_parts() { in_part_ = false; }
  /// The turn is over without a fault.
  void end_turn() { faults_in_a_row_ = 0; }

  /// Counts a fault of this turn. False: the table cannot go on, for turns without a message fail one after the other.
  [[nodiscard]] bool count_fault();
  /// Counts a fault that a message of this seat met. False: too many, its connection ends.
  [[nodiscard]] bool count_fault_of(rules::SeatId seat);

  [[nodiscard]] const std::vector<TurnPart>& all() const { return parts_; }
  /// The part that met the fault, and the message that it followed; all messages of the turn where it met it as a whole,
  /// and where there are none what the table did by itself.
  [[nodiscard]] std::vector<TurnPart> blamed() const;

  /// The turn is forgotten. What the table did by itself among the blamed parts is kept until `take_stopping`.
  void forget_turn(const std::vector<TurnPart>& blamed);
  /// What would meet the fault again, once the state is read again.
  [[nodiscard]] std::vector<TurnPart> take_stopping() { return std::exchange(stopping_, {}); }

 private:
  std::vector<TurnPart> parts_;
  bool in_part_ = false;  // the last of them is being worked off
  std::vector<TurnPart> stopping_;
  int faults_in_a_row_ = 0;  // of turns without a message
  std::map<rules::SeatId, int> faults_of_;
};

}  // namespace ft::table
