// Initiative and the order of a fight. Source: HM-INIT-01, HM-INIT-03, HM-READY-03.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// Everyone's initiative, in the order given; emits the rolls and keeps the results. Source: HM-INIT-01.
void roll_initiative(Resolution& r, const std::vector<CreatureId>& who);

/// Highest first, then willpower, then the attribute of initiative, else as they came. Source: HM-INIT-01.
[[nodiscard]] std::vector<CreatureId> initiative_order(const Resolution& r, const std::vector<CreatureId>& who);

/// Whether nothing but the GM decides between the two. Source: HM-INIT-01.
[[nodiscard]] bool tied(const Resolution& r, CreatureId a, CreatureId b);

/// Moves `who` directly before or after `other` in the order, for good. Emits the whole order (G-A2). HM-INIT-03, HM-READY-03.
enum class Beside : std::uint8_t { before, after };
void move_in_order(Resolution& r, CreatureId who, CreatureId other, Beside where);

}  // namespace ft::rules::heimr
