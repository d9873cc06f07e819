// Order of turns. Source: GW-INIT-01, GW-INIT-02.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

/// Initiative of everyone in `who`, by creature id; emits the rolls and keeps the totals. Source: GW-INIT-01.
void roll_initiative(Resolution& r, const std::vector<CreatureId>& who);
/// Highest first; on ties those not on a side of player characters before the others; then by id. Source: GW-INIT-02.
[[nodiscard]] std::vector<CreatureId> initiative_order(const World& world, const std::vector<CreatureId>& who);

}  // namespace ft::rules::grimwire
