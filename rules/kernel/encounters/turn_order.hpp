// Encounters of turns: newcomers and ties in the order, rounds, and whose turn is next. What a turn does is each rulebook's.
#pragma once

#include <functional>
#include <optional>

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules {

/// A newcomer's place in the order.
struct NewPlace {
  std::function<bool(CreatureId other)> before;    // it acts before that member
  std::function<bool(CreatureId other)> had_turn;  // that member has had its turn of this round, or has it now
};
/// Adds the creature to the order, before the first member that it acts before, else last. Whether its turn of this round is
/// missed: a member behind it has had its own.
[[nodiscard]] bool enter_order(Resolution& r, EncounterId id, CreatureId who, const NewPlace& place);

/// How ties in an order are settled by choice.
struct TieBreak {
  std::function<bool(CreatureId, CreatureId)> tied;             // nothing else decides between neighbors
  std::function<bool(CreatureId, CreatureId)> may_change = {};  // of two that are tied; null: all may
  std::function<CreatureId(CreatureId first)> asked = {};       // who chooses; null: the GM
  Key rule = {};
};
/// Asks who of the tied acts first (q_first), place by place, and moves that one there.
void settle_ties(Resolution& r, std::vector<CreatureId>& order, const TieBreak& how);

/// The next round begins, and the log says so (round_begins). Returns its number.
std::int32_t start_round(Resolution& r, EncounterId id, Key rule);

/// What a rulebook says of turns.
struct TurnHooks {
  bool (*is_over)(const World& world, const Encounter& encounter);  // the turn that runs ends by itself
  bool (*has_turn)(const World& world, CreatureId who);             // its turn of this round is still to come
  bool (*needs_rounds)(const World& world, CreatureId who);         // it may act again, or time decides about it
};
/// What the table plays next: end_turn of a turn that is over, start_turn of the next in order, else begin_round. None while
/// an action is in progress, or when no member needs a further round.
[[nodiscard]] std::optional<Command> next_turn_command(const World& world, const Encounter& encounter,
                                                       const TurnHooks& hooks);

}  // namespace ft::rules
