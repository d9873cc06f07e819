// Critical misses with a table. Source: TD-HIT-05; switch critical_miss_table.
#pragma once

#include "rules/systems/threed6/combat/attack.hpp"

namespace ft::rules::threed6 {

/// Rolls on the table of mishaps where the table plays by one. Source: TD-HIT-05.
void suffer_mishap(Resolution& r, const Attack& attack);

}  // namespace ft::rules::threed6
