// Places creatures without a chosen place: the nearest place that is free as far as a viewer knows the map.
#pragma once

#include "rules/kernel/knowledge/view.hpp"

namespace ft::rules {

/// The open zone of the map nearest to `from`, `from` itself if it is one; `from` where none is open.
[[nodiscard]] Cell nearest_open_zone(const Scene& scene, Cell from);

/// The cell of the map where a place lies, or the nearest to it: of a point the one around it.
[[nodiscard]] Cell cell_on(const Scene& scene, const Place& place);

/// A place for a creature of `size` cells as near as can be to `beside`, in the same kind of place: on plain ground, else
/// on terrain that does not block, apart from all creatures the viewer knows, and on the same side of walls. In zones, where many
/// stand in one: the nearest open zone. Where all of it is full: there.
[[nodiscard]] Place find_free_place(const View& view, const Scene& scene, const Place& beside, std::int32_t size);

}  // namespace ft::rules
