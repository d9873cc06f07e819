// What a turn of a table consists of, so that a fault is laid to the part that met it.
#pragma once

#include <cstdint>
#include <optional>

#include "server/table/due_commands.hpp"

namespace ft::table {

/// A message of a person, or something that the table did by itself.
struct TurnPart {
  rules::SeatId seat = {};             // whose message it is; none: the table's own doing
  std::uint32_t client_id = 0;         // of the message; 0: it has none
  bool hello = false;                  // the message begins a connection
  rules::ResolutionId open = {};       // led on by the table: an order left in advance, or silence
  std::optional<DueCommand> due = {};  // played unasked
};

}  // namespace ft::table
