// Walls between cells, and the doors in them.
#pragma once

#include "tests/case_runner/case_setup.hpp"

namespace ft::scn {

/// "wall between 3,3 and 4,3", then any of: "window", "limited", "door", "secret", "open", "locked", "from 3,3" (it blocks those on the
/// side of that cell alone). Squares only.
void wall(CaseSetup& stage, Words& words);
/// The line between two neighboring squares of the scene: "between 3,3 and 4,3".
[[nodiscard]] rules::Line read_edge(const rules::Scene& scene, Words& words);
/// The wall on that line, or null.
[[nodiscard]] const rules::Wall* wall_on(const rules::Scene& scene, rules::Line line);

}  // namespace ft::scn
