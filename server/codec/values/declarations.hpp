// What is about to happen, and who acts next, as one viewer may know it.
#pragma once

#include <vector>

#include "rules/kernel/state/event.hpp"
#include "rules/kernel/values/command.hpp"

namespace ft::codec {

/// An open resolution in which something was declared.
struct Declaration {
  rules::ResolutionId resolution;
  std::vector<rules::ActionDeclared> declared;  // projected
  std::vector<rules::CreatureId> waits_for;     // none: the GM
  std::int64_t ends_at_ms = 0, total_ms = 0;    // by a steady clock; of the longest clock that runs; 0: none does
  std::int64_t arrived_ms = 0;                  // since the table was opened
  std::uint32_t order = 0;                      // through both lists, from 1
  bool operator==(const Declaration&) const = default;
};

/// A command that waits. command: its actor alone where the viewer may know no more.
struct Queued {
  rules::Command command;
  bool mine = false;
  std::uint32_t client_id = 0;    // mine: the command's
  rules::ResolutionId waits_for;  // none: for nothing open that the viewer knows of
  bool waits_for_right = false;   // another creature has priority
  std::int64_t arrived_ms = 0;
  std::uint32_t order = 0;
  bool operator==(const Queued&) const = default;
};

struct Declarations {
  std::vector<Declaration> open;
  std::vector<Queued> queue;
  std::int64_t now_ms = 0;  // by the same clock: what is left of a clock counts from here
  bool operator==(const Declarations& other) const { return open == other.open && queue == other.queue; }
};

}  // namespace ft::codec
