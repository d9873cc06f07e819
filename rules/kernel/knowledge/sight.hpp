// What the creatures of a player see of a map now. Source: sight 2, 3.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "rules/kernel/knowledge/fog.hpp"
#include "rules/kernel/knowledge/scene_sight.hpp"

namespace ft::rules {

/// What one viewer sees of one scene. Borrows the scene and the viewer.
class Sight {
 public:
  /// sights: of the scene's state; last as long as this. A viewer sees through those they play and their allies'; one who plays
  /// none through all that have players.
  Sight(const Scene& scene, const Viewer& viewer, const Sights& sights);
  /// creatures: of the state, of all scenes, by id.
  template <class Creatures>
  Sight(const Ruleset& system, const Scene& scene, const Viewer& viewer, Creatures&& creatures)
      : scene_(&scene), viewer_(&viewer) {
    if (!is_computed()) return;
    std::vector<StandingCreature> here;
    for (const Creature& one : creatures)
      if (one.scene == scene.id) here.push_back({&one, one.place});
    own_ = std::make_unique<const SceneSight>(system, scene, std::move(here));
    look(*own_);
  }

  [[nodiscard]] const Scene& scene() const { return *scene_; }
  /// Whether the viewer sees a creature: by one of its samples that no wall cuts from its middle and that is neither in the dark nor in
  /// an area that blocks sight, unless it is beside the viewer's creature, or felt by it. Always on maps that are open, and for a GM; on
  /// one that the GM reveals by hand if a sample is revealed. Source: sight S3, S7.
  [[nodiscard]] bool sees(const Creature& creature) const;
  /// The same of a thing in one cell.
  [[nodiscard]] bool sees(const Place& place) const;
  /// Whether the viewer sees a sample of that cell, be it the outside of an area that blocks sight.
  [[nodiscard]] bool sees(Cell cell) const;
  /// Whether the viewer would see the creature where it is remembered.
  [[nodiscard]] bool sees(const Ghost& ghost) const { return sees(ghost.place, ghost.size); }
  /// Whether the viewer sees a sample beside a door.
  [[nodiscard]] bool sees(const Wall& wall) const;
  /// The lights whose places the viewer sees, lit by them.
  [[nodiscard]] std::vector<Light> lights() const;
  /// The samples in sight of a map with vision; of others none.
  [[nodiscard]] Raster seen() const;
  /// What of these is lit, on a map with vision that is dark, or where some of them are dim or dark.
  [[nodiscard]] LitArea lit() const;

 private:
  [[nodiscard]] bool is_computed() const { return scene_->vision_mode == VisionMode::vision && !viewer_->is_gm(); }
  void look(const SceneSight& all);
  /// Whether a creature of the viewer sees one of the samples in that part of what it sees.
  [[nodiscard]] bool sees_any(Raster SeenByOne::*part, std::span<const Sample> samples) const;
  [[nodiscard]] bool sees(const Place& place, std::int32_t size) const;

  const Scene* scene_;
  const Viewer* viewer_;
  std::unique_ptr<const SceneSight> own_;  // where it is asked for this viewer alone
  const SceneSight* all_ = nullptr;        // of a map with vision, for a player
  std::vector<std::size_t> by_;            // the creatures of the viewer, by their places in it
};

}  // namespace ft::rules
