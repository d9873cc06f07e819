// The rules of the book as lines of tables, one a chapter or a few.
#pragma once

#include <span>

namespace ft::rules::aura {

/// A rule: id, title and a sentence or two in our own words.
struct RuleRow {
  const char *id, *title, *text;
};

[[nodiscard]] std::span<const RuleRow> basic_rules();        // dice, values, size, grid
[[nodiscard]] std::span<const RuleRow> round_rules();        // rounds, Energy, Stamina, Agility
[[nodiscard]] std::span<const RuleRow> arbitration_rules();  // declarations, windows, Initiative, interrupts
[[nodiscard]] std::span<const RuleRow> movement_rules();     // moving, jumping, posture, facing, things
[[nodiscard]] std::span<const RuleRow> attack_rules();       // melee, ranged, thrown, damage, starter equipment
[[nodiscard]] std::span<const RuleRow> manoeuvre_rules();    // Defence, Exposed, Swift Attacks, manoeuvres
[[nodiscard]] std::span<const RuleRow> wound_rules();        // Aura, rests, death, conditions, abilities

}  // namespace ft::rules::aura
