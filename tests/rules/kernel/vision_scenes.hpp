// Random walls to look at, and the line rule as plainly as it can be written.
#pragma once

#include <random>

#include "rules/kernel/vision/barriers.hpp"
#include "rules/kernel/vision/samples.hpp"

namespace ft::rules {

/// Walls with what they block, ready to look at.
class VisionScene {
 public:
  struct Wall {
    Line line;
    Barrier barrier = {};
  };
  explicit VisionScene(const std::vector<Wall>& walls);

  /// At level 0.
  [[nodiscard]] Barriers barriers() const { return {index_, barriers_, {}}; }
  [[nodiscard]] const std::vector<Segment>& segments() const { return index_.segments(); }

 private:
  std::vector<Barrier> barriers_;
  WallIndex index_;
};

/// Draws walls and points on a map of 8 x 8 squares.
class RandomScenes {
 public:
  static constexpr SampleBox box{{0, 0}, {31, 31}};

  explicit RandomScenes(std::uint32_t seed) : random_(seed) {}

  /// Up to 25 walls that touch, cross, lie on each other and end on each other; full, limited, one-sided, open, low, high.
  [[nodiscard]] VisionScene scene();
  /// Points about the walls that an eye may be at: centers of cells of each grid, joints, points on walls and in line with
  /// them, any others.
  [[nodiscard]] std::vector<MapPoint> eyes(const VisionScene& scene);
  [[nodiscard]] MapPoint point();
  [[nodiscard]] std::mt19937& chance() { return random_; }
  [[nodiscard]] std::int32_t below(std::int32_t end) {
    return static_cast<std::int32_t>(random_() % static_cast<std::uint32_t>(end));
  }

 private:
  [[nodiscard]] MapPoint corner();
  [[nodiscard]] Line wall(const std::vector<VisionScene::Wall>& others);
  [[nodiscard]] Barrier barrier();

  std::mt19937 random_;
};

/// The line rule over all segments: the line is rotated by an angle smaller than any between two lattice points.
[[nodiscard]] bool plainly_in_line(const Barriers& barriers, Origin origin, MapPoint from, MapPoint target);

}  // namespace ft::rules
