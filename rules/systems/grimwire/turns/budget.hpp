// The turn budget: action, movement, auxiliary action, and the debts that reactions make. Source: GW-TURN, GW-REACT.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"

namespace ft::rules::grimwire {

/// The common rejections of section 4 for a command of the actor: E_MODE is the caller's; E_CONTROLLED, E_NOT_YOUR_TURN,
/// E_CANNOT_ACT, E_FRENZY, E_TERROR. Outside a conflict there are no turns.
void require_can_command(Resolution& r);
/// The first of them alone: E_CONTROLLED.
void require_own_mind(Resolution& r);

/// Requires the budget (in a conflict): E_NO_ACTION, E_NO_AUX.
void require_action(Resolution& r);
void require_auxiliary(Resolution& r);
/// Spends it (in a conflict) and closes the movement side. Emits.
void spend_action(Resolution& r, CreatureId who);
void spend_auxiliary(Resolution& r, CreatureId who);
/// The rest of this turn's movement is gone (in a conflict). Emits.
void lose_movement(Resolution& r, CreatureId who);

/// What a reaction is paid with. Source: GW-REACT-02, GW-REACT-04.
enum class ReactionCost : std::uint8_t { action, auxiliary, free };
/// Whether the creature could react now: conscious, not stunned, paralysed, surprised or in terror, and able to pay.
[[nodiscard]] bool may_react(const Resolution& r, CreatureId who, ReactionCost kind);
/// What it would take from them, for a prompt: a text of the schema.
[[nodiscard]] Key price_of(const Resolution& r, CreatureId who, ReactionCost kind);
/// Spends this round's, else the next round's. Emits.
void pay_reaction(Resolution& r, CreatureId who, ReactionCost kind);

/// Marks that the creature has done something this turn: it can no longer pass it. Source: GW-TURN-04.
void has_acted(Resolution& r, CreatureId who);

/// Gives everyone the budget of a new round; what was owed is spent. Source: GW-TURN-06.
void renew_budget(Resolution& r, CreatureId who);
/// What a blow has put out of use can be raised again: a turn of its owner's begins. Emits. Source: GW-SHIELD-02.
void shields_serve_again(Resolution& r, CreatureId owner);

}  // namespace ft::rules::grimwire
