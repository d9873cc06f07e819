// What the chapters of the book are called: the beginnings of rule ids, in words. Source: aura.md section 3.
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

std::vector<TextSchema> chapters() {
  return {
      {"AU-DICE", "Dice"},
      {"AU-STAT", "Derived values"},
      {"AU-SIZE", "Size"},
      {"AU-GRID", "Distance and reach"},
      {"AU-RND", "Rounds"},
      {"AU-EN", "Energy"},
      {"AU-STA", "Stamina"},
      {"AU-AGI", "Agility"},
      {"AU-ARB", "Arbitration"},
      {"AU-INIT", "Initiative"},
      {"AU-INT", "Immediate Interrupts"},
      {"AU-INC", "Unfinished actions"},
      {"AU-MOVE", "Movement"},
      {"AU-JUMP", "Jumping"},
      {"AU-POST", "Posture"},
      {"AU-FACE", "Facing and hiding"},
      {"AU-ITEM", "Items"},
      {"AU-MEL", "Melee attacks"},
      {"AU-CRIT", "Critical hits"},
      {"AU-RNG", "Ranged attacks"},
      {"AU-DRAW", "Draw weight"},
      {"AU-THR", "Throwing"},
      {"AU-DMG", "Damage"},
      {"AU-MPL", "Martial proficiency"},
      {"AU-UNA", "Bare hands"},
      {"AU-GEAR", "Starter equipment"},
      {"AU-DEFD", "Defending"},
      {"AU-DFN", "Defence rolls"},
      {"AU-EXP", "Exposed and Unguarded"},
      {"AU-SWIFT", "Swift Attacks"},
      {"AU-SURP", "Surprise"},
      {"AU-NL", "Non-lethal damage"},
      {"AU-CM", "Combat manoeuvres"},
      {"AU-AURA", "Aura"},
      {"AU-REST", "Resting"},
      {"AU-DEATH", "Death"},
      {"AU-UNC", "Unconsciousness"},
      {"AU-COND", "Conditions"},
      {"AU-ABIL", "Abilities and spells"},
  };
}

}  // namespace ft::rules::aura
