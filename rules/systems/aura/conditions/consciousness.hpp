// Falling unconscious or dead, and waking. Source: AU-UNC-01 to 03, AU-STA-04, AU-DEATH-01.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// Unconscious from that cause: Prone, drops what is held (`uncon_drop`), holds and Defend end. Source: AU-UNC-01.
void fall_unconscious(Resolution& r, CreatureId who, Key cause);
/// Whether that cause is among those of its unconsciousness. Source: AU-UNC-02.
[[nodiscard]] bool has_cause(const Actor& actor, Key cause);
/// Ends that cause; the creature wakes when none is left. Source: AU-UNC-02.
void end_cause(Resolution& r, CreatureId who, Key cause);
/// Dead, with the effects of unconsciousness. Source: AU-DEATH-01, AU-CM-09.
void die(Resolution& r, CreatureId who);
/// Loses Stamina, what is held back last, never below 0; at 0 unconscious from that cause, besides the cause of an own
/// action that took the last before. Source: AU-STA-01, AU-STA-04, AU-NL-04.
void lose_stamina(Resolution& r, CreatureId who, std::int64_t amount, Key cause);
/// At 0 Stamina: unconscious from that cause. An action whose cost was the last point ends first. Source: AU-STA-04.
void collapse_without_stamina(Resolution& r, CreatureId who, Key cause);

}  // namespace ft::rules::aura
