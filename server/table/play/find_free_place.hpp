// Places creatures without a chosen place: the nearest place that is free as far as a viewer knows the map.
#pragma once

#include "rules/kernel/knowledge/view.hpp"

namespace ft::table {

/// The open zone of the map nearest to `from`, `from` itself if it is one; `from` where none is open.
[[nodiscard]] rules::Cell nearest_open_zone(const rules::Scene& scene, rules::Cell from);

/// The cell of the map where a place lies, or the nearest to it: of a point the one around it.
[[nodiscard]] rules::Cell cell_on(const rules::Scene& scene, const rules::Place& place);

/// A place for a creature of `size` cells as near as can be to `beside`, in the same kind of place: on plain ground, else
/// on terrain that does not block, apart from all creatures the viewer knows. In zones, where many stand in one: the nearest open zone.
/// Where the map is full: beside them.
[[nodiscard]] rules::Place find_free_place(const rules::View& view, const rules::Scene& scene,
                                           const rules::Place& beside, std::int32_t size);

}  // namespace ft::table
