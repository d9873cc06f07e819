// What creatures with players see of one map with vision, from moment to moment.
#pragma once

#include <map>
#include <optional>
#include <utility>

#include "rules/kernel/knowledge/awareness.hpp"
#include "rules/kernel/knowledge/scene_sight.hpp"
#include "rules/kernel/state/event.hpp"

namespace ft::rules {

/// Borrows nothing between two looks.
class Moments {
 public:
  explicit Moments(SceneId scene) : id_(scene) {}

  [[nodiscard]] SceneId scene() const { return id_; }
  /// Adds what they see of a state, and what they remember of doors and terrain that changed since the last one. A map of another
  /// grid or size is another one.
  void look(const Sights& now);
  /// What they have seen by now is explored already.
  void settle() { seen_.clear(); }
  /// All that they learned is part of the scene now.
  void settle(const Scene& scene);
  /// Takes on how a creature that they see looks now.
  void look_at(const Creature& creature);
  /// What is explored for the first time, remembered from now on and no more. state: that of the last look.
  [[nodiscard]] Events learned(const State& state) const;

 private:
  using Watching = std::pair<CreatureId, Ref>;  // a creature, and a creature or item that it sees
  struct Watcher {
    CreatureId id;
    std::vector<SeatId> seats;
    Raster seen, clear;        // clear: where it sees creatures
    std::vector<Ref> watches;  // the creatures and items that it sees, sorted
  };

  /// Keeps what was watched until now and is no more as it looked.
  void lose(const std::vector<Watcher>& before, const std::map<Ref, Ghost>& looked);
  [[nodiscard]] bool is_watched(const Watching& who) const;
  [[nodiscard]] bool has_met(const Watching& who) const { return lost_.contains(who) || is_watched(who); }
  void remember_map(const State& state, const Scene& scene);
  [[nodiscard]] Raster seen_with(const State& state, CreatureId id) const;
  [[nodiscard]] bool is_past(const Ghost& ghost, const std::vector<CreatureId>& others) const;
  void add_explored(const Scene& scene, Events& to) const;
  void add_ghosts(const State& state, const Scene& scene, Events& to) const;
  void add_memories(const State& state, const Scene& scene, Events& to) const;

  SceneId id_;
  std::map<CreatureId, Raster> seen_;  // by each, at any moment since all was explored
  std::vector<Watcher> watchers_;      // now, by id
  std::map<Ref, Ghost> looks_;         // how what some of them watch looks now, with no `to`
  std::map<Watching, Ghost> lost_;     // what was watched at a moment and not at the next, as it looked
  std::optional<Scene> map_;
  std::map<CreatureId, MapMemory> memories_;  // of those who remembered something at any moment
};

}  // namespace ft::rules
