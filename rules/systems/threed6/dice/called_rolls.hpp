// Rolls that a GM calls for. Source: TD-DICE-05, TD-DICE-09.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

void success_roll(Resolution& r);
void quick_contest(Resolution& r);

}  // namespace ft::rules::threed6
