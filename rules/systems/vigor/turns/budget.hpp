// What a turn allows: the common rejections, and paying. Source: VG-ACT-01 (common preconditions), section 4.
#pragma once

#include "rules/systems/vigor/conditions/exertion.hpp"

namespace ft::rules::vigor {

/// What an act costs, and what it takes to do it.
struct Price {
  std::int64_t actions = 0, vigor = 0, mana = 0;
  bool physical = true;  // needs the body: not for the bound and pinned
  bool spans = false;    // its actions may be paid over several turns (committed.hpp)
};
/// Whether it is played as a response in the turn of another, where its actions are paid already. Source: VG-REACT-06.
[[nodiscard]] inline bool responds(const Resolution& r) { return r.nesting > 0; }
/// Whether what the creature has in progress is paid for and now carried out. Source: VG-TURN-05.
[[nodiscard]] bool is_paid_in(const Actor& actor);
/// E_PHASE outside an encounter: attacks and what is of turns alone.
void require_in_encounter(Resolution& r);
/// The common rejections before the form is read: E_NOT_YOUR_TURN, E_DEAD, E_ESCAPED, E_INCAP, E_WINDED, E_COMMITTED. Outside an
/// encounter only the state of the actor counts (VG-ENC-04).
void require_can_act(Resolution& r, const Price& price);
/// The last ones, once everything else is legal: E_NO_ACTIONS, E_VIGOR, E_MANA.
void require_payable(Resolution& r, const Price& price);
/// Pays; out of an encounter no actions. The act then is carried out, and `settle_vigor` follows.
void pay(Resolution& r, const Price& price);

}  // namespace ft::rules::vigor
