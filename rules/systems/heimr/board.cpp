// Locations, borders and their barriers, distances, heights. Source: HM-GRID-01 to 07, HM-HGT-01, HM-HGT-02.
#include "rules/systems/heimr/board.hpp"

#include <algorithm>

namespace ft::rules::heimr {

Cell location(const World& world, CreatureId who) { return world.creature(who).place.cell; }

std::int64_t height(const World& world, CreatureId who) { return world.creature(who).place.height; }

}  // namespace ft::rules::heimr
