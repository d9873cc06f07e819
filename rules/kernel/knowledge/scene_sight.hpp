// What creatures see of maps at a moment, computed once however many viewers
// ask. Source: sight 2, 3.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "rules/kernel/knowledge/surroundings.hpp"

namespace ft::rules {

/// What the creatures of a scene with vision see of it, each when it is first
/// asked for. Borrows the scene and its creatures.
class SceneSight {
 public:
  /// creatures: all of the scene, by id.
  SceneSight(const Ruleset& system, const Scene& scene, std::vector<StandingCreature> creatures);

  [[nodiscard]] std::span<const StandingCreature> creatures() const { return creatures_; }
  [[nodiscard]] const Surroundings& around() const { return around_; }
  /// one, other: places among `creatures`.
  [[nodiscard]] const SeenByOne& seen_by(std::size_t one) const;
  [[nodiscard]] bool perceives(std::size_t one, std::size_t other) const;
  /// The same of a creature of the scene that may be a copy with changes.
  [[nodiscard]] bool perceives(std::size_t one, const Creature& other) const;

  /// A light that shows its own place: it is on, and lights some of the samples there.
  struct Lamp {
    const Light* light;
    std::vector<Sample> lit;
  };
  [[nodiscard]] const std::vector<Lamp>& lamps() const;

 private:
  struct Eyes {
    std::optional<SeenByOne> sees;
    std::vector<bool> perceives;  // by place; empty: not asked yet
  };

  const Ruleset* system_;
  const Scene* scene_;
  std::vector<StandingCreature> creatures_;
  Surroundings around_;
  mutable std::vector<Eyes> eyes_;                  // by place
  mutable std::vector<std::vector<Sample>> shown_;  // by place; empty: not asked yet
  mutable std::optional<std::vector<Lamp>> lamps_;
};

/// The same of all scenes of a state. Borrows the ruleset and the state.
class Sights {
 public:
  Sights(const Ruleset& system, const State& state) : system_(&system), state_(&state) {}

  [[nodiscard]] const Ruleset& system() const { return *system_; }
  [[nodiscard]] const State& state() const { return *state_; }
  /// scene: of the state.
  [[nodiscard]] const SceneSight& of(const Scene& scene) const;
  /// To be called once the state has changed by anything but what creatures
  /// learn.
  void forget() { scenes_.clear(); }

 private:
  const Ruleset* system_;
  const State* state_;
  mutable std::map<const Scene*, SceneSight> scenes_;
};

}  // namespace ft::rules
