// Death rolls, Death Saves and waking. Source: AU-DEATH-01 to 06, AU-UNC-03.
#pragma once

#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// How a lethal place changes Death rolls: a modifier, and a total below which one dies (0: as in the table).
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
/// Wake roll of a creature unconscious for want of Stamina or from non-lethal damage. Source: AU-UNC-03.
void wake_roll(Resolution& r, CreatureId who);

}  // namespace ft::rules::aura
