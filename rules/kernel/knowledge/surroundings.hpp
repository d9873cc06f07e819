// What decides beside walls what creatures of a scene see: lights, darkness, smoke. Source: sight 2.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "rules/kernel/knowledge/senses.hpp"
#include "rules/kernel/state/world.hpp"

namespace ft::rules {

/// A creature and where it stands: its place, or one that it passed.
struct StandingCreature {
  const Creature* creature;
  Place place;
};

/// What a creature sees and feels.
struct SeenByOne {
  Raster seen;   // with the outsides of areas that block sight
  Raster clear;  // without: where it sees creatures
  Raster near;   // of these, what is beside it: known blind, in the dark and in smoke
  Raster felt;   // where it feels creatures that are on the ground, unseen as they may be
  /// Whether it perceives another creature of the scene. shown: the samples by which that is seen.
  [[nodiscard]] bool perceives(const Ruleset& system, const Scene& scene, const Creature& other,
                               std::span<const Sample> shown) const;
};

/// The lights, smoke and darkness of a scene with vision at a moment. Borrows the scene, and the ruleset.
class Surroundings {
 public:
  /// creatures: all of the scene. Those that the GM hides give no light.
  Surroundings(const Ruleset& system, const Scene& scene, std::span<const StandingCreature> creatures);

  [[nodiscard]] SeenByOne seen_by(const StandingCreature& one) const;
  /// Whether it may be dark or dim anywhere.
  [[nodiscard]] bool has_darkness() const { return dark_ || scene_->darkness > 0 || !dusky_regions_.empty(); }
  /// What lights, and regions that are lighter or darker than the scene, make of it, whether it is dark or not. Of a bright scene all is
  /// lit that nothing darkens.
  [[nodiscard]] const LitArea& lit() const;
  /// How dark it is where a cell is brightest: 0 bright, 5 dim ... 10 pitch dark.
  [[nodiscard]] std::int32_t darkness_of(Cell cell) const;

 private:
  void add_regions();
  /// What lights alone do, less what is darkened.
  [[nodiscard]] const LitArea& lamplight() const;
  [[nodiscard]] Raster beside(const StandingCreature& one) const;

  const Ruleset* system_;
  const Scene* scene_;
  std::vector<Light> carried_, lamps_;  // that are on
  bool dark_ = false;                   // somewhere pitch dark
  // Of regions of darkness: those that are bright, that are neither bright nor pitch dark, and that are pitch dark.
  Raster bright_regions_, dusky_regions_, pitch_dark_regions_;
  bool smoke_everywhere_ = false;
  Scene smoke_;  // the same map with areas that block sight as rock, and nothing else
  Raster smoke_samples_;
  mutable std::optional<LitArea> lamplight_, lit_;  // once they were asked for
};

/// How dark a cell of a scene is, from 0 to 10; 0 on maps without vision. For rules that count it. Costs the lights of the scene.
[[nodiscard]] std::int32_t darkness_at(const Ruleset& system, const World& world, const Scene& scene, Cell cell);

}  // namespace ft::rules
