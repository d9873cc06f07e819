// Numbers worked out from attributes, load, wounds and posture. Source: threed6.md 2.1, 3.2, 3.16, 3.17, 3.20.
#pragma once

#include "rules/systems/threed6/creature/carried.hpp"

namespace ft::rules::threed6 {

/// In hundredths of a pound. Source: 2.1.
[[nodiscard]] std::int64_t basic_lift(const Actor& actor);
/// 0 to 5. Source: TD-ENC-01.
[[nodiscard]] std::int64_t encumbrance(const Ruleset& system, const Actor& actor);
/// Source: TD-ENC-02, TD-ORD-01.
[[nodiscard]] Sum move_sum(const Ruleset& system, const Actor& actor);
/// Move before the posture: of long tasks, where one stands. Source: TD-RUN-01, TD-HIKE-01.
[[nodiscard]] Sum ground_move(const Ruleset& system, const Actor& actor);
/// Yards a second in water, not reduced by encumbrance. Source: TD-SWIM-03.
[[nodiscard]] Sum water_move(const Actor& actor);
/// 3 x FP <= max FP: running and swimming are slower. Source: TD-RUN-06, TD-SWIM-04.
[[nodiscard]] bool tires(const Actor& actor);
/// Before what a turn adds or takes. Source: TD-DODGE-01, TD-ORD-02.
[[nodiscard]] Sum dodge_sum(const Ruleset& system, const Actor& actor);
/// Yards of a step, and of half a Move; 0 where Move is 0. Source: 2.1.
[[nodiscard]] std::int64_t step_of(std::int64_t move);
[[nodiscard]] std::int64_t half_of(std::int64_t move);

/// The level of a skill, learned or by default; shock is not in it. Source: TD-DICE-08.
[[nodiscard]] Sum skill_sum(const Ruleset& system, const Actor& actor, Key skill);
[[nodiscard]] bool has_learned(const Actor& actor, Key skill);

/// NdM+K of a thrust or swing at this ST. Source: TD-DMG-02.
[[nodiscard]] DiceText thrust(std::int64_t strength);
[[nodiscard]] DiceText swing(std::int64_t strength);
/// Dice and adds of a mode in the hands of a creature. Source: TD-DMG-02, TD-DMG-03.
[[nodiscard]] DiceText damage_dice(const Actor& actor, const Record& mode);

}  // namespace ft::rules::threed6
