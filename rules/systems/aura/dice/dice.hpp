// Dice with Advantage and Disadvantage, and those that explode. Source: AU-DICE-01 to 05.
#pragma once

#include "rules/kernel/content/content.hpp"
#include "rules/systems/aura/creature/actor.hpp"

namespace ft::rules::aura {

/// Any number of Advantages counts once, any number of Disadvantages counts once, both cancel. Source: AU-DICE-02.
struct Edge {
  bool advantage = false, disadvantage = false;
  [[nodiscard]] bool plain() const { return advantage == disadvantage; }
  Edge& operator|=(Edge other) {
    advantage = advantage || other.advantage;
    disadvantage = disadvantage || other.disadvantage;
    return *this;
  }
};

/// What was thrown: every die, and what counts.
struct RollResult {
  std::int64_t value = 0;  // the kept face; exploding: their sum
  std::vector<Die> dice;
};

/// One die, or a pair of which the better or worse is kept. Source: AU-DICE-02.
[[nodiscard]] RollResult roll_die(Resolution& r, int sides, CreatureId by, Key purpose, Edge edge = {});
/// A Defence die: where the kept face is the highest, again and added; every link is its own pair. Source: AU-DICE-03.
[[nodiscard]] RollResult throw_exploding(Resolution& r, int sides, CreatureId by, Key purpose, Edge edge = {});
/// Dice such as 2d6, added. Source: AU-MEL-09.
[[nodiscard]] RollResult roll_dice(Resolution& r, const DiceText& dice, CreatureId by, Key purpose);

/// A Chance roll: d20, and whether it is dc or more. Logged. Source: AU-DICE-05.
[[nodiscard]] bool chance(Resolution& r, CreatureId by, Key purpose, std::int64_t dc, Key rule);

/// Whether a Shaken creature lets a thing fall: a Chance roll. Source: AU-ITEM-06.
[[nodiscard]] bool fumbles(Resolution& r, CreatureId who);

/// What one condition or another does to the rolls of a creature. Source: AU-COND-01.
[[nodiscard]] Edge edge_of_attacks(const Actor& actor);                // Combat and Hit rolls
[[nodiscard]] Edge edge_of_skills(const Actor& actor, bool by_sight);  // Initiative too
[[nodiscard]] Edge edge_of_defences(const Actor& actor);               // Fortitude and Will

}  // namespace ft::rules::aura
