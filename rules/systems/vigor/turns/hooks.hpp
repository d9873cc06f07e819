// What turns and movement leave to the rooms above them. vigor.cpp registers it.
#pragma once

#include "rules/kernel/hooked_system.hpp"

namespace ft::rules::vigor {

struct Hooks {
  /// Enemies in reach may strike at an opening; whether its creator goes on with its act (combat/openings). Source: VG-OPEN-05.
  bool (*create_opening)(Resolution& r, CreatureId creator) = nullptr;
  /// The same for those whose reach the next step of a Move leaves, where a table has it so (combat/openings). Source: G-11.
  bool (*step_out_of_reach)(Resolution& r, CreatureId mover, Cell to) = nullptr;
};

using Book = HookedSystem<Hooks>;

[[nodiscard]] inline const Hooks& hooks(const Resolution& r) { return Book::hooks_of(r); }

}  // namespace ft::rules::vigor
