// Conflicts that begin and end.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::grimwire {

/// All who are fit for it, in the scene and in no conflict yet, roll for initiative; round 1 is next. Emits.
/// Source: GW-INIT-01.
void begin_conflict(Resolution& r, SceneId scene);
/// Removes a creature from the encounter, the last one ends it: budgets, holds, what lasts no longer.
void on_leave_encounter(Resolution& r, CreatureId who);

}  // namespace ft::rules::grimwire
