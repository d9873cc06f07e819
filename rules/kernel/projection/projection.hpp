// Projection: what of state and events a viewer may know (law T3). Hiding per observer: awareness.hpp. What is asked for several
// viewers takes the `Sights` of the state, so that its creatures look once.
#pragma once

#include <optional>

#include "rules/kernel/knowledge/scene_sight.hpp"
#include "rules/kernel/state/event.hpp"
#include "rules/kernel/values/question.hpp"

namespace ft::rules {

/// Whether the viewer knew, before the event, the creature that it concerns or the thing that it ends or moves; for turns and
/// orders, whether they change what the viewer sees of them. True for events that concern none.
[[nodiscard]] bool knew(const Sights& before, const Event& event, const Viewer& viewer);
[[nodiscard]] inline bool knew(const Ruleset& system, const State& before, const Event& event, const Viewer& viewer) {
  return knew({system, before}, event, viewer);
}

/// The event as this viewer may know it, or none. after: the state with the event folded in. knew: the result of knew()
/// before. A creature that becomes known yields its whole projection as CreatureAdded, one lost from sight
/// CreatureRemoved. After events of changes_knowledge() players need the difference of what they know as well.
[[nodiscard]] std::optional<Event> project(const Sights& after, const Event& event, const Viewer& viewer, bool knew);
[[nodiscard]] inline std::optional<Event> project(const Ruleset& system, const State& after, const Event& event,
                                                  const Viewer& viewer, bool knew) {
  return project({system, after}, event, viewer, knew);
}

/// Whether every viewer knows the creature: it stands in the shown scene and hides from no one. False may mean the same.
[[nodiscard]] bool is_known_to_all(const Ruleset& system, const State& state, CreatureId id);

/// Whether every viewer is shown the event as it is: a step, in the shown scene, of a creature that hides from no one. False may
/// mean the same. Spares asking for each viewer what is so for nearly all steps of a fight.
[[nodiscard]] bool is_shown_to_all(const Ruleset& system, const State& before, const Event& event);

/// Whether the event may change what players know beyond itself: hiding, finding, revealing, open notes, changes of scene or control, a
/// new order during a hidden turn. Players then need a diff.
[[nodiscard]] bool changes_knowledge(const Ruleset& system, const State& before, const Event& event);

/// Whether the viewer knows the creature: it is theirs, or in a scene they know and not hidden from all of theirs there.
[[nodiscard]] bool knows(const Sights& sights, const Creature& creature, const Viewer& viewer);
[[nodiscard]] inline bool knows(const Ruleset& system, const State& state, const Creature& creature,
                                const Viewer& viewer) {
  return knows({system, state}, creature, viewer);
}

/// The state as this viewer may know it: hidden creatures, numbers, conditions and relations are absent.
[[nodiscard]] State project(const Sights& sights, const Viewer& viewer);
[[nodiscard]] inline State project(const Ruleset& system, const State& state, const Viewer& viewer) {
  return project({system, state}, viewer);
}

/// Whether the viewer may read this number of this creature.
[[nodiscard]] bool may_read(const Ruleset& system, const State& state, const Creature& creature, Key number,
                            const Viewer& viewer);

/// Whether the viewer may know that this question is open: it is no secret, and they know the creature it asks and what it names. The
/// asked person's viewer always may. Source: sight S25.
[[nodiscard]] bool may_know(const Ruleset& system, const State& state, const Question& question, const Viewer& viewer);

/// The question as its viewer may know it: unknown creatures lose their id in its parameters and are removed from its
/// options.
[[nodiscard]] Question project(const Ruleset& system, const State& state, Question question, const Viewer& viewer);

/// The parameters of a sentence as the viewer may know them: unknown creatures lose their id.
[[nodiscard]] Params project(const Ruleset& system, const State& state, Params params, const Viewer& viewer);

}  // namespace ft::rules
