// From facts to what each viewer gets to know of them: the fold and the projection, side by side (law T3).
#pragma once

#include <vector>

#include "rules/kernel/knowledge/exploration.hpp"
#include "rules/kernel/projection/projection.hpp"
#include "server/table/history/game_log.hpp"

namespace ft::table {

/// Who learns of events while they are folded.
struct Witnesses {
  const std::vector<rules::Viewer>& viewers;
  rules::Sights& sights;                      // of the state, before and after each event
  rules::Exploration* exploration = nullptr;  // by creatures; null: the journal has what they learned, or it is nothing
};

/// Folds the events into `state` and returns what each viewer knows of them, viewers with equal knowledge together. context: as the
/// GM sees it; viewers who do not know the actor get it without. The result points at the viewers.
[[nodiscard]] std::vector<ProjectedEvents> fold_and_project(rules::State& state, const rules::Events& events,
                                                            const codec::LogContext& context, const Witnesses& by);

/// Folds the steps among a viewer's events into what they knew: creatures that come into sight, move within it and leave it. Returns
/// those steps; all else is left to the difference that follows.
[[nodiscard]] rules::Events fold_steps(rules::State& known, const rules::Events& events);

/// Whether any of these events may change what is known, rather than what is. Players then receive a diff of what they
/// know.
[[nodiscard]] bool changes_knowledge(const rules::System& system, const rules::State& before,
                                     const rules::Events& events);

/// Whether something is shown to players that was hidden: only the GM takes that back (law R7).
[[nodiscard]] bool reveals(const rules::Ruleset& system, const rules::Events& events);

}  // namespace ft::table
