// Who may know what: the one door through which state and events leave (law T3).
#pragma once

#include <optional>

#include "rules/kernel/system.hpp"

namespace ft::rules {

/// The event as this viewer may know it, or none. `before` and `after`: the state around the event; a creature hidden
/// in both is absent; showing one yields its whole projection as CreatureAdded, hiding one yields CreatureRemoved.
[[nodiscard]] std::optional<Event> project(const System& system, const State& before, const State& after,
                                           const Event& event, const Viewer& viewer);

/// The state as this viewer may know it: hidden creatures, numbers, conditions and relations are absent.
[[nodiscard]] State project(const System& system, const State& state, const Viewer& viewer);

/// Whether the viewer may read this number of this creature.
[[nodiscard]] bool may_read(const System& system, const Creature& creature, Key number, const Viewer& viewer,
                            const State& state);

/// Whether the viewer may know that this question is open; the asked person's viewer always may.
[[nodiscard]] bool may_know(const Question& question, const Viewer& viewer, const State& state);

}  // namespace ft::rules
