// A creature's sheet. Source: vigor.md 2.1.
#pragma once

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/knowledge/view.hpp"
#include "rules/systems/vigor/creature/actor.hpp"

namespace ft::rules::vigor {

[[nodiscard]] std::vector<SheetLine> sheet(const Ruleset& system, const View& view, CreatureId id);
/// Actions of a turn, before ambush. Source: VG-TURN-02.
[[nodiscard]] Sum actions_max(const Ruleset& system, const Actor& actor);
/// Vigor of one defense. Source: VG-REACT-04, VG-ACT-04.
[[nodiscard]] Sum defense_cost(const Ruleset& system, const Actor& actor);
/// What one recovery brings. Source: VG-REC-02, VG-REC-03.
[[nodiscard]] Sum vigor_recovery(const Ruleset& system, const Actor& actor);
[[nodiscard]] Sum durability_recovery(const Ruleset& system, const Actor& actor);
[[nodiscard]] Sum mana_recovery(const Ruleset& system, const Actor& actor);
/// What every Resistance check has besides its ability. Source: VG-RES-01.
[[nodiscard]] Sum resistance_dice(const Ruleset& system, const Actor& actor);

}  // namespace ft::rules::vigor
