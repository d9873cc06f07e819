// Which walls a line meets that the viewer knows.
#include "rules/kernel/knowledge/known_line.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/fog.hpp"
#include "rules/kernel/maps/cell_points.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/vision/samples.hpp"

namespace ft::rules {

namespace {

/// Where a line meets that of a wall, or comes nearest to it; its start where they run side by side.
MapPoint meeting_point(Line line, Line wall) {
  const MapOffset way = line.to - line.from, along = wall.to - wall.from;
  const std::int64_t turn = cross(way, along), sign = turn < 0 ? -1 : 1, whole = std::max<std::int64_t>(1, sign * turn);
  const std::int64_t part =
      turn == 0 ? 0 : std::clamp<std::int64_t>(sign * cross(wall.from - line.from, along), 0, whole);
  return {static_cast<std::int32_t>(line.from.x + way.x * part / whole),
          static_cast<std::int32_t>(line.from.y + way.y * part / whole)};
}

}  // namespace

bool has_known_line_of_sight(const View& view, SceneId id, Cell from, Cell to) {
  const Scene& map = view.map(id);
  if (view.viewer().is_gm() || !has_fog(map) || has_line_of_sight(map, from, to))
    return has_line_of_sight(map, from, to);
  const Line line{center_of(map.grid, from), center_of(map.grid, to)};
  const Raster revealed = revealed_to(map, view.viewer());
  std::vector<Wall> met;
  map.walls.along(line, [&](const Wall& wall) {
    const bool known = revealed.contains_any(samples_about(meeting_point(line, wall.line)));
    if (known && !map.walls.is_open(wall)) met.push_back(wall);
    return true;
  });
  Scene known = map;
  known.walls = {};
  known.walls.set(met);
  return has_line_of_sight(known, from, to);
}

Cell end_of_line(const View& view, SceneId id, Cell from, Cell to) {
  const Scene& scene = view.world().scene(id);
  if (has_line_of_sight(scene, from, to) || !has_known_line_of_sight(view, id, from, to)) return to;
  Cell end = from;
  for (const Cell cell : straight_path(scene, from, to)) {
    if (blocks_move(scene, cell) || !has_line_of_sight(scene, from, cell)) break;
    end = cell;
  }
  return end;
}

}  // namespace ft::rules
