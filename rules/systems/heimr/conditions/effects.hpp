// Effects measured in points or seconds. Source: heimr.md 3.5.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// One effect: hit, drain, break, fall, drop, stumble, daze, bind, weaken. Source: HM-EFF-01, 03 to 10.
struct Effect {
  Key kind;
  std::int64_t amount = 0;  // points or seconds; 0: the default of HM-EFF-01
  CreatureId source;
  Key part = {};  // of a bind, or the hand of a drop
};
/// What is called, else the default: 1 point, 2 seconds. Source: HM-EFF-01.
[[nodiscard]] std::int64_t amount_of(const Effect& effect);
/// Asks for Resist or Miss where a skill allows it (HM-EFF-11), lands it, and does what receiving an effect does:
/// upcoming actions, binds, holding on (HM-EFF-12). Returns whether it landed.
bool land(Resolution& r, CreatureId on, const Effect& effect);
/// Applies the effect without resistance.
void apply_effect(Resolution& r, CreatureId on, const Effect& effect);
/// What receiving any effect does. Source: HM-EFF-12, HM-EFF-13.
void interrupted_by_effect(Resolution& r, CreatureId who);
/// A thing or a structure that is hit by Break. Source: HM-EFF-08, HM-GRID-07.
void break_item(Resolution& r, CreatureId owner, ItemId item, std::int64_t points);
void break_structure_of(Resolution& r, Relation border, std::int64_t points);

/// Effects fall by one of the owner's turns, at its end. Source: HM-EFF-02, HM-EFF-07.
void tick_effects(Resolution& r, CreatureId who);
/// What lasts until one of the owner's turns starts: the defence after an odd daze returns. Source: HM-EFF-07.
void tick_at_turn_start(Resolution& r, CreatureId who);

/// The GM calls an effect. Source: HM-EFF-01.
void call_effect(Resolution& r);

}  // namespace ft::rules::heimr
