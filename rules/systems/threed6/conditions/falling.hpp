// Falls and what they do. Source: TD-CLIMB-07.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

/// Crushing damage by the feet fallen, less armor; from a yard on the fallen lie prone. soft: 1 less on each die.
void fall_from(Resolution& r, CreatureId who, std::int64_t feet, bool soft);

void fall(Resolution& r);

}  // namespace ft::rules::threed6
