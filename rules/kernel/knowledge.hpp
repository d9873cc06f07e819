// Who may know what: the one door through which state and events leave (law T3).
#pragma once

#include <optional>

#include "rules/kernel/system.hpp"

namespace ft::rules {

/// Whether the viewer knew, before the event, the creature that it concerns or the thing that it ends or moves. True for
/// events that concern none.
[[nodiscard]] bool knew(const State& before, const Event& event, const Viewer& viewer);

/// The event as this viewer may know it, or none. after: the state with the event folded in. knew: what knew() said
/// before. A creature that becomes known yields its whole projection as CreatureAdded, one that is lost from sight
/// CreatureRemoved. After SceneShown players need the projected state afresh.
[[nodiscard]] std::optional<Event> project(const System& system, const State& after, const Event& event,
                                           const Viewer& viewer, bool knew);

/// Whether the viewer knows the creature: it is theirs, or not hidden and in the shown scene.
[[nodiscard]] bool knows(const State& state, const Creature& creature, const Viewer& viewer);

/// The state as this viewer may know it: hidden creatures, numbers, conditions and relations are absent.
[[nodiscard]] State project(const System& system, const State& state, const Viewer& viewer);

/// Whether the viewer may read this number of this creature.
[[nodiscard]] bool may_read(const System& system, const State& state, const Creature& creature, Key number,
                            const Viewer& viewer);

/// Whether the viewer may know that this question is open; the asked person's viewer always may.
[[nodiscard]] bool may_know(const State& state, const Question& question, const Viewer& viewer);

}  // namespace ft::rules
