// Ranges, draw weights and Miss Chances of shots and throws. Source: AU-RNG, AU-DRAW, AU-THR.
#pragma once

#include "rules/systems/aura/combat/attack.hpp"
#include "rules/systems/aura/dice/dice.hpp"

namespace ft::rules::aura {

/// a/b/c in metres. Source: AU-RNG-09.
struct Ranges {
  std::int64_t a = 0, b = 0, c = 0;
};
/// The three numbers of a shot, with its draw row, or of a throw, with Arm Strength. Source: AU-DRAW-01, AU-THR-03,
/// AU-THR-04.
[[nodiscard]] Ranges ranges_of(const Actor& shooter, const Item& weapon, AttackType kind);
/// Advantage near, Disadvantage far. Source: AU-RNG-09.
[[nodiscard]] Edge edge_of_range(const Ranges& ranges, std::int64_t metres);

/// The row of the Draw Weight table a weapon is made with, or null where it is not drawn. Source: AU-DRAW-02.
[[nodiscard]] const Record* draw_row(const Actor& user, const Item& weapon);
/// Refuses draw_too_heavy: to load as to shoot. Source: AU-DRAW-02 to 04.
void require_draw(Resolution& r, const Actor& user, const Item& weapon);

/// What the Hit roll has to reach, without the Ranged Evasion roll. Source: AU-RNG-02, AU-RNG-04, AU-RNG-05, AU-THR-02.
[[nodiscard]] Sum miss_chance(const Resolution& r, const Attack& attack);
/// Dice and what is added; the dice of an improvised missile. Source: AU-RNG-08, AU-THR-02.
[[nodiscard]] DiceText missile_dice(const Record& weapon);
[[nodiscard]] Sum missile_bonus(const Actor& shooter, const Item& weapon, AttackType kind);

}  // namespace ft::rules::aura
