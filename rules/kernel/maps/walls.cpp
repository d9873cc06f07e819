// Walls in the way of sight and of steps.
#include "rules/kernel/maps/walls.hpp"

#include "rules/kernel/maps/cell_points.hpp"

namespace ft::rules {

namespace {

using Channel = Blocking Wall::*;

bool has_walls(const Scene& scene) { return scene.grid != Scene::Grid::zones && !scene.walls.all().empty(); }

/// Whether a wall is in the way: a person sees over a low one.
bool counts(const Wall& wall, Channel channel) {
  return channel != &Wall::sight || wall.height == Length{} || wall.height > eye_level({}, 1);
}

/// Gives `visit` how each wall near a line meets the lines from its start, until it returns false.
template <class Visit>
void for_each_meeting(const Scene& scene, Channel channel, Line line, const Visit& visit) {
  scene.walls.along(line, [&](const Wall& wall) {
    return scene.walls.is_open(wall) || !counts(wall, channel) ||
           visit(wall, meeting_of(wall.line, wall.*channel, wall.blocks_from, line.from));
  });
}

/// Whether the line rule blocks a line. A creature on a full wall sees nothing, but may step off it.
bool is_blocked(const Scene& scene, Channel channel, Line between) {
  if (!has_walls(scene) || between.from == between.to) return false;
  RotatedLine line(between.from, between.to);
  bool held = false;
  for_each_meeting(scene, channel, between, [&](const Wall& wall, Meeting meeting) {
    held = meeting == Meeting::holds && channel == &Wall::sight;
    if (meeting == Meeting::limits || meeting == Meeting::blocks) line.meet(meeting, wall.line, wall.id.value);
    return !held && !line.blocked();
  });
  return held || line.blocked();
}

}  // namespace

bool walls_block_sight(const Scene& scene, Cell from, Cell to) {
  return is_blocked(scene, &Wall::sight, {center_of(scene.grid, from), center_of(scene.grid, to)});
}
bool walls_block_way(const Scene& scene, Cell from, Cell to) {
  return walls_block_way(scene, {center_of(scene.grid, from), center_of(scene.grid, to)});
}
bool walls_block_way(const Scene& scene, Line way) { return is_blocked(scene, &Wall::move, way); }

bool is_on_wall(const Scene& scene, Cell cell) { return is_on_wall(scene, center_of(scene.grid, cell)); }

bool is_on_wall(const Scene& scene, MapPoint point) {
  if (!has_walls(scene)) return false;
  bool on = false;
  for_each_meeting(scene, &Wall::move, {point, point}, [&](const Wall&, Meeting meeting) {
    on = meeting == Meeting::holds;
    return !on;
  });
  return on;
}

}  // namespace ft::rules
