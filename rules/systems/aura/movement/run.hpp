// How far a Run, Quick Run or Sprint goes, and what it costs. Source: AU-MOVE-03 to 07, AU-INC-03.
#pragma once

#include "rules/kernel/knowledge/view.hpp"
#include "rules/systems/aura/creature/pools.hpp"
#include "rules/systems/aura/movement/path_cost.hpp"
#include "rules/systems/aura/movement/steps.hpp"

namespace ft::rules::aura {

/// One of the three ways to run.
struct RunKind {
  Key movement_type;         // run, quick_run, sprint
  std::int64_t most_energy;  // 1 for each third of the Speed
  bool sprints = false;      // the sprint bonus beyond (AU-MOVE-05)

  [[nodiscard]] RunMeter effort(const Actor& mover) const;
  /// The farthest in metres with the Speed as it is now.
  [[nodiscard]] std::int64_t farthest(const Actor& mover) const;
};
inline constexpr RunKind full_run{"run"_k, 3}, two_thirds{"quick_run"_k, 2},
    sprinting{.movement_type = "sprint"_k, .most_energy = 3, .sprints = true};

/// Whether the way may be run now as far as the viewer knows; outside an encounter it may be as long as one likes.
/// Refuses what way_open does, path_too_long. Source: AU-MOVE-03 to 07, AU-RND-08.
[[nodiscard]] Verdict may_run(const View& view, const Actor& mover, const Path& path, const RunKind& kind);
/// The Energy of the whole way as far as the viewer knows, 1 at least. Source: AU-INC-03.
[[nodiscard]] std::int64_t energy_of(const View& view, const Actor& mover, const Path& path, const RunKind& kind);

/// The Push that a Sprint may end with, by its form's `push`: combat/sprint_push.cpp. Source: AU-CM-12.
struct SprintEnd {
  void (*require_target)(Resolution& r, CreatureId target);
  void (*require_run_up)(Resolution& r, CreatureId target, const Path& path);
  /// What it pushes of what was left of the way.
  void (*play)(Resolution& r, Execution& course, const WalkResult& walked);
};
extern const SprintEnd sprint_push;

}  // namespace ft::rules::aura
