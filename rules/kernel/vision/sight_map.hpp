// What stops sight on a map, and what is seen from a place of it.
#pragma once

#include <memory>
#include <vector>

#include "rules/kernel/lattice/raster.hpp"
#include "rules/kernel/vision/barriers.hpp"
#include "rules/kernel/vision/samples.hpp"
#include "rules/kernel/vision/sweep.hpp"

namespace ft::rules {

/// The walls of a scene and the outlines of its terrain that blocks sight. Never changes: another for another state of a door. Zone
/// maps have neither. Keeps what it was made from, so that comparing it with a scene that shares those costs nothing.
class SightMap {
 public:
  /// previous: of the same scene before, or null; where walls and terrain are the same its segments are shared.
  explicit SightMap(const Scene& scene, const SightMap* previous = nullptr);

  /// Whether sight on the scene is what this says.
  [[nodiscard]] bool is_of(const Scene& scene) const;
  /// Keeps the lists of such a scene instead of equal ones, so that comparing with it again costs nothing.
  void share(const Scene& scene) {
    scene_.walls = scene.walls;
    scene_.terrain = scene.terrain;
  }
  /// Its grid, size, walls and terrain; the rest is a default.
  [[nodiscard]] const Scene& scene() const { return scene_; }

  /// The samples of the map that a creature sees: those in line of its eye point, those of cells whose outline ends such a line, and
  /// those of its own cells. It sees over walls that are lower than its eyes (`eye_level`). None for one that is nowhere. size: in cells. Costs a sweep and its fill. Source: sight S2, S5.
  [[nodiscard]] Raster seen_from(const Place& place, std::int32_t size) const;
  /// The samples of the map that the light of a lamp at a person's eye level reaches; which of those farther away along an axis than `reach` lattice units is not
  /// said. Costs a sweep and its fill. Source: sight S2.
  [[nodiscard]] Raster lit_from(MapPoint lamp, std::int32_t reach) const;
  /// The samples by which a creature is seen, of those of its footprint (`counting_samples`). Source: sight S3.
  [[nodiscard]] std::vector<Sample> shown_by(const Place& place, std::int32_t size) const;

 private:
  /// A side of a cell that blocks sight. From inside it is seen through.
  struct Outline {
    Cell cell;
    Side outside;
  };
  /// What `snap_rounded` made of the walls, by their place among them, then of the outlines.
  struct Segments {
    WallIndex index;
    std::size_t walls = 0;
    std::vector<Outline> outlines;
  };

  [[nodiscard]] static std::shared_ptr<const Segments> segments_of(const Scene& scene);
  [[nodiscard]] bool has_segments_of(const Scene& scene) const;
  [[nodiscard]] Barriers barriers(Length level) const { return {segments_->index, barriers_, level}; }
  /// The samples in line by a sweep, and those of cells whose outline ends such a line.
  [[nodiscard]] Raster reached(const Sweep& circle) const;

  Scene scene_;  // its grid, size, walls and terrain alone
  std::shared_ptr<const Segments> segments_;
  std::vector<Barrier> barriers_;
};

}  // namespace ft::rules
