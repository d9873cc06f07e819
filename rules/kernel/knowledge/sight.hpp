// What the creatures of a player see of a map now. Source: sight 3.
#pragma once

#include <span>
#include <vector>

#include "rules/kernel/knowledge/fog.hpp"
#include "rules/kernel/state/event.hpp"

namespace ft::rules {

/// What one viewer sees of one scene. Borrows the scene and the viewer.
class Sight {
 public:
  /// creatures: of the state, of all scenes. A viewer sees through those they play; one who plays none through all that have players.
  template <class Creatures>
  Sight(const Scene& scene, const Viewer& viewer, Creatures&& creatures) : scene_(&scene), viewer_(&viewer) {
    if (!is_computed()) return;
    for (const Creature& one : creatures)
      if (one.scene == scene.id && (viewer.creatures.empty() ? !one.seats.empty() : viewer.plays(one.id))) add(one);
  }

  [[nodiscard]] const Scene& scene() const { return *scene_; }
  /// Whether the viewer sees a thing in that place: by one of its samples that no wall cuts from its middle. Always on maps that are
  /// open, and for a GM; on one that the GM reveals by hand if a sample is revealed. size: in cells. Source: sight S3.
  [[nodiscard]] bool sees(const Place& place, std::int32_t size = 1) const;
  /// Whether the viewer sees a sample of that cell.
  [[nodiscard]] bool sees(Cell cell) const;
  /// Whether the viewer sees a sample beside a door.
  [[nodiscard]] bool sees(const Wall& wall) const;
  /// The samples in sight of a map with vision; of others none.
  [[nodiscard]] Raster seen() const;

 private:
  [[nodiscard]] bool is_computed() const { return scene_->vision_mode == VisionMode::vision && !viewer_->is_gm(); }
  void add(const Creature& source);
  [[nodiscard]] bool sees_any(std::span<const Sample> samples) const;

  const Scene* scene_;
  const Viewer* viewer_;
  std::vector<Raster> seen_;  // of each creature
};

/// What creatures with players have seen of maps with vision and had not explored, an event each: where they are, and where the events
/// led them. state: after the events. What is explored stays so for the creature, whatever is undone. Source: sight 3, S12 to S14.
[[nodiscard]] Events exploration(const State& state, const Events& events);

}  // namespace ft::rules
