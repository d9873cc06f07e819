// Unconsciousness and its end. Source: TD-REC-02 to 06, TD-REC-08.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

/// So many seconds pass for a creature; if it is unconscious, it may wake or die. Source: TD-REC-02 to 06, TD-REC-08.
void lie_unconscious(Resolution& r, CreatureId who, std::int64_t seconds);

void medical_help(Resolution& r);

}  // namespace ft::rules::threed6
