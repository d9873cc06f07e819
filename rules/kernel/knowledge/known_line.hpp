// Lines of sight over ground that a viewer may not know. Source: sight S17.
#pragma once

#include "rules/kernel/knowledge/view.hpp"

namespace ft::rules {

/// Whether nothing that the viewer knows of a map blocks the line of sight between two cells: terrain under fog blocks none, nor do walls where
/// the line meets them under fog. Costs the map, should there be fog on the line. Source: sight S17.
[[nodiscard]] bool has_known_line_of_sight(const View& view, SceneId scene, Cell from, Cell to);

/// Where what is sent along a line comes to its end: in `to`, or, if something that the viewer does not know blocks the line, in the last
/// free cell in front of that on the straight way there.
[[nodiscard]] Cell end_of_line(const View& view, SceneId scene, Cell from, Cell to);

}  // namespace ft::rules
