// Action types and what a turn allows. Source: heimr.md 3.7 and the common rejections of section 4.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// Standard, free, ongoing (uses the standard, ends the turn), upcoming (a free start that ends the turn). HM-ACT-01..05.
enum class ActionType : std::uint8_t { standard, free, ongoing, upcoming };

/// Whether the command is played as a readied action, a provoked or a guard's attack: its cost is paid already, and the
/// turn does not matter. The performer raises Resolution::nesting in the meantime.
[[nodiscard]] bool reacting(const Resolution& r);
/// E_DEAD, E_HELPLESS, E_DAZED: what bars every action, in any turn. Source: HM-ACT-07.
void require_fit(Resolution& r);

/// The common rejections in their order: E_NOT_YOUR_TURN, E_DEAD, E_HELPLESS, E_DAZED, E_TURN_ENDED, E_NO_STANDARD,
/// E_FREE_USED. Outside combat only the state of the actor counts. An action played as a readied one has its standard
/// already spent (HM-READY-02). Source: section 4, HM-ACT-06, HM-ACT-07.
void require_can(Resolution& r, ActionType type);
/// Pays for the command: the standard, the mark of a free action, the end of the turn, the -2 of an ongoing one. A
/// command that is performed as a readied or free attack pays nothing of this turn. Emits. Source: HM-ACT-01..05.
void pay(Resolution& r, ActionType type);
/// Spends a move of a creature out of its turn: of this turn, or the next where it is still to come. HM-GRAB-07.
[[nodiscard]] bool has_standard_to_spend(const World& world, CreatureId who);
void owe_standard(Resolution& r, CreatureId who);
/// Outside combat no creature attacks or is dragged along: E_MODE.
void require_in_combat(Resolution& r);
/// What the turn's start ended: a delay brings it back, until something is done. Source: HM-INIT-03, G-24.
inline constexpr Key put_aside = "put_aside"_k;
/// Something was done: the turn can no longer be delayed. Source: HM-INIT-03.
void has_acted(Resolution& r, CreatureId who);
/// Gives the actor of a new turn its budget back. Source: HM-INIT-02.
void renew_budget(Resolution& r, CreatureId who);

}  // namespace ft::rules::heimr
