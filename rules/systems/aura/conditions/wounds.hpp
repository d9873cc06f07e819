// Damage to Aura, and what it does without Aura; Recovery Surges. Source: AU-DMG, AU-AURA, AU-NL.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// Damage on its way to a target. Source: AU-DMG-01.
struct Damage {
  CreatureId by, on;
  Sum base;                         // dice, fixed bonus, other additions
  bool armour = false;              // hit: the rating counts
  Key type;                         // blunt, slash, pierce, other
  int doublings = 0, halvings = 0;  // besides Weakness and Resistance (AU-DMG-02)
  bool nonlethal = false;
};
/// Plays the pipeline and lowers Aura, or makes what damage at 0 Aura makes. Death rolls are the caller's last step: returned
/// is whether one is due. Source: AU-DMG-01 to 04, AU-AURA-02, AU-AURA-03, AU-NL-04.
[[nodiscard]] bool deal_damage(Resolution& r, const Damage& harm);
/// Lowers what is above a maximum that has dropped. Source: AU-STAT-07.
void clamp_to_maxima(Resolution& r, CreatureId who);
/// Gains Aura up to the maximum; stabilizes. Source: AU-AURA-04, AU-DEATH-05.
void gain_aura(Resolution& r, CreatureId who, std::int64_t amount);
/// Refuses no_surges, aura_full. Source: AU-AURA-04.
void require_surge(Resolution& r, CreatureId who);
/// A Recovery Surge becomes Aura. Source: AU-AURA-04.
void use_surge(Resolution& r, CreatureId who);

}  // namespace ft::rules::aura
