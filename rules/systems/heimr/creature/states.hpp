// Giving a creature conditions, and ending them. Source: HM-EFF-02.
#pragma once

#include "rules/systems/heimr/creature/actor.hpp"

namespace ft::rules::heimr {

/// Gives or refreshes a condition; of the same key the later end counts. Source: HM-EFF-02.
void gain(Resolution& r, CreatureId on, Condition condition);

void lose(Resolution& r, CreatureId on, Key condition);

/// Everything that is measured in `unit` falls by so much; what reaches 0 ends.
void count_down(Resolution& r, CreatureId who, Key unit, std::int64_t by);

}  // namespace ft::rules::heimr
