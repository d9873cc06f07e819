// Regions of a map.
#pragma once

#include "tests/case_runner/case_setup.hpp"

namespace ft::scn {

/// "region stop 4,4..6,6": the middles of these cells, or zones. Kinds: stop, alert, trap, passage, darkness, damage
/// (behind its cells the dice: "2d6+1", "4"). Then any of: "named Pit",
/// "to Cellar" (a passage to the region of that name, here or elsewhere), "level 10" (of darkness), "elsewhere" (in the other
/// scene), "off".
void region(CaseSetup& stage, Words& words);

}  // namespace ft::scn
