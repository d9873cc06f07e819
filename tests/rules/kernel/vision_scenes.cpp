// Random walls to look at, and the line rule as plainly as it can be written.
#include "vision_scenes.hpp"

#include <algorithm>

#include "rules/kernel/vision/snap_rounding.hpp"

namespace ft::rules {

namespace {

std::vector<Line> lines_of(const std::vector<VisionScene::Wall>& walls) {
  std::vector<Line> lines;
  for (const auto& wall : walls) lines.push_back(wall.line);
  return lines;
}

/// Some lattice point near a part of the line through two points: 0 to 4 are a to b.
MapPoint along(MapPoint a, MapPoint b, std::int32_t quarters) {
  return {a.x + (b.x - a.x) * quarters / 4, a.y + (b.y - a.y) * quarters / 4};
}

__extension__ using Wide = __int128;  // a rotated line's offset, and its products

struct WideOffset {
  Wide x, y;
};
Wide turn(WideOffset u, WideOffset v) { return u.x * v.y - u.y * v.x; }
WideOffset widened(MapOffset offset) { return {offset.x, offset.y}; }

/// The line to an offset, rotated clockwise (turns = 1) or counterclockwise (-1) by 1 / 2^45 of a radian.
WideOffset rotated(MapOffset to, int turns) {
  const Wide far = Wide{1} << 45;
  return {far * to.x - turns * to.y, far * to.y + turns * to.x};
}

bool in_the_way(const Barriers& barriers, const Segment& segment) {
  const Barrier& barrier = barriers.of_walls[segment.wall];
  return barrier.blocking != Blocking::none && barrier.bottom.tenth_mm <= 0 && barrier.top.tenth_mm > 0;
}

bool faces(Side blocks_from, std::int64_t side) {
  return blocks_from == Side::both || (blocks_from == Side::left ? side < 0 : side > 0);
}

bool covers(const Line& line, MapPoint from, WideOffset direction) {
  const WideOffset a = widened(line.from - from), b = widened(line.to - from);
  return turn(a, b) > 0 ? turn(a, direction) > 0 && turn(direction, b) > 0
                        : turn(b, direction) > 0 && turn(direction, a) > 0;
}

bool is_free(const Barriers& barriers, MapPoint from, MapPoint target, WideOffset direction) {
  int limited = 0;
  for (const Segment& segment : barriers.walls.segments()) {
    const auto [a, b] = segment.line;
    const std::int64_t side = orientation(a, b, from), other = orientation(a, b, target);
    const bool beyond = (side < 0 && other > 0) || (side > 0 && other < 0);
    const Barrier& barrier = barriers.of_walls[segment.wall];
    if (!in_the_way(barriers, segment) || !beyond || !faces(barrier.blocks_from, side) ||
        !covers(segment.line, from, direction))
      continue;
    if (barrier.blocking == Blocking::full || ++limited == 2) return false;
  }
  return true;
}

}  // namespace

VisionScene::VisionScene(const std::vector<Wall>& walls) : index_(snap_rounded(lines_of(walls))) {
  for (const Wall& wall : walls) barriers_.push_back(wall.barrier);
}

MapPoint RandomScenes::point() { return {below(8 * 720), below(8 * 720)}; }

MapPoint RandomScenes::corner() { return {360 * below(17), 240 * below(25)}; }  // of squares and of hexes in rows

Line RandomScenes::wall(const std::vector<VisionScene::Wall>& others) {
  const MapPoint from = below(2) == 0 ? corner() : point();
  if (others.empty() || below(3) == 0) return {from, below(2) == 0 ? corner() : point()};
  const Line& other = others[static_cast<std::size_t>(below(static_cast<std::int32_t>(others.size())))].line;
  switch (below(4)) {
    case 0: return {other.to, from};                                   // goes on from it
    case 1: return {along(other.from, other.to, 1 + below(3)), from};  // ends on it, nearly
    case 2: return {along(other.from, other.to, below(5)), along(other.from, other.to, below(5))};  // lies on it
    default: return {{from.x, other.to.y}, other.from};
  }
}

Barrier RandomScenes::barrier() {
  constexpr std::int64_t floor = 0, above = 1, below_floor = -1;
  switch (below(10)) {
    case 0: return {.blocking = Blocking::none};
    case 1: return {.blocks_from = Side::left};
    case 2: return {.blocks_from = Side::right};
    case 3: return {.blocking = Blocking::limited, .blocks_from = below(2) == 0 ? Side::left : Side::right};
    case 4:
    case 5: return {.blocking = Blocking::limited};
    case 6: return {.bottom = {below(2) == 0 ? floor : above}};
    case 7: return {.bottom = {below_floor}, .top = {below(2) == 0 ? floor : above}};
    default: return {};
  }
}

VisionScene RandomScenes::scene() {
  std::vector<VisionScene::Wall> walls;
  for (std::int32_t left = below(25); left >= 0; --left) walls.push_back({wall(walls), barrier()});
  return VisionScene(walls);
}

std::vector<MapPoint> RandomScenes::eyes(const VisionScene& scene) {
  const Cell cell{below(6), below(6)};
  std::vector<MapPoint> eyes{point(),
                             corner(),
                             center_of(Scene::Grid::square, cell),
                             center_of(Scene::Grid::hex_rows, cell),
                             center_of(Scene::Grid::hex_columns, cell),
                             point_of({below(32), below(32)})};
  if (scene.segments().empty()) return eyes;
  const auto [a, b] =
      scene.segments()[static_cast<std::size_t>(below(static_cast<std::int32_t>(scene.segments().size())))].line;
  eyes.insert(eyes.end(), {a, along(a, b, 2), along(a, b, 8), along(b, a, 6)});
  return eyes;
}

bool plainly_in_line(const Barriers& barriers, Origin origin, MapPoint from, MapPoint target) {
  for (const Segment& segment : barriers.walls.segments())
    if (origin == Origin::creature && in_the_way(barriers, segment) &&
        on_segment(segment.line.from, segment.line.to, from) &&
        barriers.of_walls[segment.wall].blocking == Blocking::full)
      return false;
  return is_free(barriers, from, target, rotated(target - from, 1)) ||
         is_free(barriers, from, target, rotated(target - from, -1));
}

}  // namespace ft::rules
