// Physical checks of somebody whom others hold and may stop. Source: HM-GRAB-04, W10.
#pragma once

#include "rules/systems/heimr/challenge.hpp"

namespace ft::rules::heimr {

/// As check, but whoever holds the roller may set a further number that the last throw has to reach.
[[nodiscard]] Checked held_check(Resolution& r, const Check& what);

}  // namespace ft::rules::heimr
