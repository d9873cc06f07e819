// Hot-pixel snap rounding (Hobby 1999; Guibas and Marimont 1998). The pixel of a lattice point has the points up to half a unit
// before it and less than half a unit behind it, both ways. A chain's link from one hot point to another that ran over a third
// would come from a wall through the pixel of that one too; so no hot point lies inside a link.
#include "rules/kernel/vision/snap_rounding.hpp"

#include <algorithm>

#include "rules/kernel/lattice/buckets.hpp"

namespace ft::rules {

namespace {

int sign(std::int64_t value) { return (value > 0) - (value < 0); }

/// Whether they cross at a point inside of both.
bool cross_inside(const Line& a, const Line& b) {
  return sign(orientation(a.from, a.to, b.from)) * sign(orientation(a.from, a.to, b.to)) < 0 &&
         sign(orientation(b.from, b.to, a.from)) * sign(orientation(b.from, b.to, a.to)) < 0;
}

/// The lattice point whose pixel has the point where the two cross.
MapPoint rounded_crossing(const Line& a, const Line& b) {
  const MapOffset along = a.to - a.from, other = b.to - b.from;
  const std::int64_t whole = cross(along, other), part = cross(b.from - a.from, other);  // of `along`: part / whole
  const auto rounded = [&](std::int64_t length) {
    return static_cast<std::int32_t>(
        floor_divide(2 * length * part * sign(whole) + std::abs(whole), 2 * std::abs(whole)));
  };
  return {a.from.x + rounded(along.x), a.from.y + rounded(along.y)};
}

/// Whether a line meets the pixel of a point. By separating axes: x, y, and the line's normal, on which the pixel's nearest
/// and farthest corners count only if they belong to it.
bool meets_pixel(const Line& line, MapPoint point) {
  // All doubled, about the point: the pixel goes from -1 to below 1.
  const MapOffset from{2 * (std::int64_t{line.from.x} - point.x), 2 * (std::int64_t{line.from.y} - point.y)};
  const MapOffset to{2 * (std::int64_t{line.to.x} - point.x), 2 * (std::int64_t{line.to.y} - point.y)};
  if (std::max(from.x, to.x) < -1 || std::min(from.x, to.x) >= 1) return false;
  if (std::max(from.y, to.y) < -1 || std::min(from.y, to.y) >= 1) return false;
  const MapOffset along = to - from;
  const auto side = [&](std::int64_t x, std::int64_t y) { return cross(along, MapOffset{x, y} - from); };
  const std::int64_t highest = side(along.y > 0 ? -1 : 1, along.x > 0 ? 1 : -1);
  const std::int64_t lowest = side(along.y > 0 ? 1 : -1, along.x > 0 ? -1 : 1);
  const bool has_highest = along.x <= 0 && along.y >= 0, has_lowest = along.x >= 0 && along.y <= 0;
  return (has_highest ? highest >= 0 : highest > 0) && (has_lowest ? lowest <= 0 : lowest < 0);
}

/// For each bucket, in some order, the walls that touch it.
Buckets walls_by_bucket(std::span<const Line> walls) {
  std::vector<Buckets::Entry> entries;
  for (std::uint32_t wall = 0; wall < walls.size(); ++wall)
    for_each_bucket(walls[wall], [&](Bucket bucket) { return entries.push_back({bucket, wall}), true; });
  return Buckets(entries);
}

/// Each once, sorted.
std::vector<MapPoint> hot_points(std::span<const Line> walls) {
  std::vector<MapPoint> points;
  const Buckets index = walls_by_bucket(walls);
  for (std::uint32_t wall = 0; wall < walls.size(); ++wall) {
    points.insert(points.end(), {walls[wall].from, walls[wall].to});
    for_each_bucket(walls[wall], [&](Bucket bucket) {
      for (const std::uint32_t other : index.at(bucket))
        if (other < wall && cross_inside(walls[wall], walls[other]))
          points.push_back(rounded_crossing(walls[wall], walls[other]));
      return true;
    });
  }
  std::ranges::sort(points);
  points.erase(std::unique(points.begin(), points.end()), points.end());
  return points;
}

/// The hot points whose pixels a wall meets, in the order in which it meets them.
std::vector<MapPoint> chain_of(const Line& wall, const std::vector<MapPoint>& hot, const Buckets& index) {
  std::vector<MapPoint> chain;
  for_each_bucket(wall, [&](Bucket bucket) {
    for (const std::uint32_t point : index.at(bucket))
      if (meets_pixel(wall, hot[point])) chain.push_back(hot[point]);
    return true;
  });
  const auto [dx, dy] = wall.to - wall.from;  // neither x nor y ever turns back along a chain
  std::ranges::sort(chain, {}, [x = sign(dx), y = sign(dy)](MapPoint p) { return std::pair(x * p.x, y * p.y); });
  return chain;
}

}  // namespace

std::vector<Segment> snap_rounded(std::span<const Line> walls) {
  const std::vector<MapPoint> hot = hot_points(walls);
  std::vector<Buckets::Entry> entries;
  for (std::uint32_t point = 0; point < hot.size(); ++point) entries.push_back({bucket_of(hot[point]), point});
  const Buckets index(entries);
  std::vector<Segment> segments;
  for (std::uint32_t wall = 0; wall < walls.size(); ++wall) {
    const std::vector<MapPoint> chain = chain_of(walls[wall], hot, index);
    for (std::size_t end = 1; end < chain.size(); ++end) segments.push_back({{chain[end - 1], chain[end]}, wall});
  }
  return segments;
}

}  // namespace ft::rules
