// Zones in a case are written by their names: A1 is bottom left.
#pragma once

#include "tests/case_runner/script.hpp"

namespace ft::scn {

/// The case with the names of zones as cells, in every statement, where its map is one of zones.
[[nodiscard]] Case with_zones_read(Case one);

}  // namespace ft::scn
