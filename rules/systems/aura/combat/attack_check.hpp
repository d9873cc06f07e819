// What refuses an attack or manoeuvre. Source: AU-ARB-15, AU-MEL-01, AU-RNG-01, AU-CM-03 to 10, AU-SIZE-03, AU-SWIFT-01,
// AU-SWIFT-02, AU-NL-02.
#pragma once

#include "rules/systems/aura/combat/attack.hpp"

namespace ft::rules::aura {

/// What keeps the attacker from attacking at all. Source: AU-ARB-15 (2), AU-CM-06, AU-CM-08.
[[nodiscard]] Verdict attacker_refused(Resolution& r);
/// Refusals known before a target is chosen, for attackers who can pay for no attack at all. One who could still swap
/// Stamina passes: the cost depends on the target. Source: AU-ARB-15 (7), AU-STA-02.
[[nodiscard]] Verdict untargeted_refused(Resolution& r);
/// What a Disarm would take: the weapon that was named, or the first; null without one. Source: AU-CM-04.
[[nodiscard]] const Item* disarmed_of(const Resolution& r, const Attack& attack);
/// Whether its target stands within its reach or range, which is asked more cheaply than all that refuses it. The weapon
/// suits its kind. Source: AU-GRID-04, AU-RNG-03.
[[nodiscard]] bool goes_far_enough(const Resolution& r, const Attack& attack);
/// Whether a Swift Attack on the target has grounds besides crossing: Unguarded, unaware, unable to avoid. AU-SWIFT-02 a to c.
[[nodiscard]] bool swift_grounds(const Resolution& r, CreatureId attacker, CreatureId target);
/// Those of its grounds that do not depend on the attacker.
[[nodiscard]] bool off_guard(const Resolution& r, CreatureId target);
/// Everything that refuses it, returned but for the approach and the draw, which refuse themselves, in the order of
/// AU-ARB-15 (2) to (6). Source: AU-MEL-01, AU-RNG-01, AU-SIZE-03, AU-SWIFT-02.
[[nodiscard]] Verdict attack_refused(Resolution& r, const Attack& attack);

}  // namespace ft::rules::aura
