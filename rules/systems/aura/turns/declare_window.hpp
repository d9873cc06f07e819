// The declare window of actions before they are carried out. Source: AU-ARB-04, AU-ARB-11, AU-ARB-12, AU-INIT-01.
#pragma once

#include <deque>

#include "rules/systems/aura/turns/declared.hpp"

namespace ft::rules::aura {

/// What is declared together, and what challenges it. Lives within its resolution.
struct Arbitration {
  EncounterId encounter;
  std::deque<DeclaredAction> group = {}, challengers = {};
  bool has_window = false;  // an ordinary action in an encounter
  bool changed = false;     // something was done since the declaration
};

/// What may be answered: at first all, later interrupts alone. Source: section 5 (1, 6).
enum class Responses : std::uint8_t { all, interrupts };

/// The declare window, or the one for interrupts alone, about these actions. An interrupt clears all passes, and so
/// does joining. Source: AU-ARB-04, AU-INIT-04, section 5 (1, 6).
void open_window(Resolution& r, Arbitration& situation, std::vector<DeclaredAction*> about, Responses responses);
/// A melee attack may start with Agile Moves, before reactions, and turns where they end. Source: AU-MOVE-09.
void begin(Resolution& r, const DeclaredAction& declared);

}  // namespace ft::rules::aura
