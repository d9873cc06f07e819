// What a turn of a table consists of, so that a fault is laid to the part that met it.
#pragma once

#include <cstdint>
#include <optional>

#include "rules/kernel/values/command.hpp"

namespace ft::table {

/// A message of a person, or something that the table did by itself.
struct TurnPart {
  rules::SeatId seat = {};                 // whose message it is; none: the table's own doing
  std::uint32_t client_id = 0;             // of the message; 0: it has none
  bool hello = false;                      // the message begins a connection
  rules::ResolutionId open = {};           // led on by the table: an order left in advance, or silence
  std::optional<rules::Command> due = {};  // played unasked,
  rules::EncounterId place = {};           // of this fight; none: of the campaign
};

/// A due command that was refused, or met a fault. The table goes on without it.
struct StoppedDue {
  rules::EncounterId place;
  rules::Command command;
  bool failed = false;         // it met a fault: not tried again while it is due
  std::uint64_t tried_at = 0;  // refused: tried again once something else has happened
};

}  // namespace ft::table
