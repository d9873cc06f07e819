// Redrawing a map with another kind of cells: what lies on it keeps its column and row on screen.
#pragma once

#include "rules/kernel/state/event.hpp"

namespace ft::table {

/// The place on the map as it will be of what stood in a place of the map as it was.
[[nodiscard]] rules::Place redrawn(const rules::Scene& from, const rules::Scene& to, rules::Place place);

/// Adds the events that move things and areas along; gives a map of zones its terrain, which says where one may stand.
void redraw(const rules::Scene& from, rules::Scene& to, rules::Events& events);

}  // namespace ft::table
