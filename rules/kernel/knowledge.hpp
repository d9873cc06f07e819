// Who may know what: the one door through which state and events leave (law T3). Hiding per observer: awareness.hpp.
#pragma once

#include <optional>

#include "rules/kernel/system.hpp"

namespace ft::rules {

/// Whether the viewer knew, before the event, the creature that it concerns or the thing that it ends or moves. True for
/// events that concern none.
[[nodiscard]] bool knew(const System& system, const State& before, const Event& event, const Viewer& viewer);

/// The event as this viewer may know it, or none. after: the state with the event folded in. knew: what knew() said
/// before. A creature that becomes known yields its whole projection as CreatureAdded, one that is lost from sight
/// CreatureRemoved. After events of changes_knowledge() players need the difference of what they know as well.
[[nodiscard]] std::optional<Event> project(const System& system, const State& after, const Event& event,
                                           const Viewer& viewer, bool knew);

/// Whether the event may change what is known, rather than what is: something hides, is found or shown, a token is taken
/// to another scene, a creature is given to a person.
[[nodiscard]] bool changes_knowledge(const System& system, const State& before, const Event& event);

/// Whether the viewer knows the creature: it is theirs, or in the shown scene and not hidden from all of theirs there.
[[nodiscard]] bool knows(const System& system, const State& state, const Creature& creature, const Viewer& viewer);

/// The state as this viewer may know it: hidden creatures, numbers, conditions and relations are absent.
[[nodiscard]] State project(const System& system, const State& state, const Viewer& viewer);

/// Whether the viewer may read this number of this creature.
[[nodiscard]] bool may_read(const System& system, const State& state, const Creature& creature, Key number,
                            const Viewer& viewer);

/// Whether the viewer may know that this question is open; the asked person's viewer always may.
[[nodiscard]] bool may_know(const System& system, const State& state, const Question& question, const Viewer& viewer);

/// The question as its reader may know it: whom they do not know is a creature without id in its words, and not among
/// its answers.
[[nodiscard]] Question project(const System& system, const State& state, Question question, const Viewer& viewer);

/// The parameters of a sentence likewise.
[[nodiscard]] Params project(const System& system, const State& state, Params params, const Viewer& viewer);

}  // namespace ft::rules
