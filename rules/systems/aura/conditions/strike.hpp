// Attacks and manoeuvres, from the dice to what befalls the target. Source: AU-MEL, AU-RNG, AU-CM, AU-DMG, AU-NL, AU-DEATH.
#pragma once

#include "rules/systems/aura/dice/dice.hpp"
#include "rules/systems/aura/turns/deed.hpp"

namespace ft::rules::aura {

/// Damage on its way to a target. Source: AU-DMG-01.
struct Harm {
  CreatureId by, on;
  Sum base;                         // dice, fixed bonus, other additions
  bool armour = false;              // hit: the rating counts
  Key type;                         // blunt, slash, pierce, other
  int doublings = 0, halvings = 0;  // besides Weakness and Resistance (AU-DMG-02)
  bool nonlethal = false;
};
/// Plays the pipeline and lowers Aura, or makes what damage at 0 Aura makes. Death rolls are the caller's last step: returned
/// is whether one is due. Source: AU-DMG-01 to 04, AU-AURA-02, AU-AURA-03, AU-NL-04.
[[nodiscard]] bool suffer(Resolution& r, const Harm& harm);
/// How a lethal place changes Death rolls: a modifier, and a total below which one dies (0: as the table says).
/// Source: AU-DEATH-06.
struct DeathOdds {
  std::int64_t modifier = 0, needed = 0;
};
/// One Death roll and what it does; the GM is asked which injury. Source: AU-DEATH-01 to 03.
void death_roll(Resolution& r, CreatureId who, DeathOdds odds = {});
/// Source: AU-DEATH-04.
void death_save(Resolution& r, CreatureId who);
/// Bleeds no more, if it did. Source: AU-DEATH-05.
void stabilize(Resolution& r, CreatureId who);
/// Whoever lies unconscious for want of Stamina or from non-lethal damage may wake. Source: AU-UNC-03.
void wake_roll(Resolution& r, CreatureId who);
/// Lowers what is above a maximum that has dropped. Source: AU-STAT-07.
void clamp_to_maxima(Resolution& r, CreatureId who);
/// Gains Aura up to the maximum; stabilizes. Source: AU-AURA-04, AU-DEATH-05.
void gain_aura(Resolution& r, CreatureId who, std::int64_t amount);
/// Refuses no_surges, aura_full. Source: AU-AURA-04.
void require_surge(Resolution& r, CreatureId who);
/// A Recovery Surge becomes Aura. Source: AU-AURA-04.
void use_surge(Resolution& r, CreatureId who);
/// Whether a Swift Attack on the target has grounds besides crossing: Unguarded, unaware, unable to avoid. AU-SWIFT-02 a to c.
[[nodiscard]] bool swift_grounds(const Resolution& r, CreatureId attacker, CreatureId target);

}  // namespace ft::rules::aura
