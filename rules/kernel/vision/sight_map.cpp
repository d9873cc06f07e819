// Walls and rock as segments, and the circle of what is seen among them.
#include "rules/kernel/vision/sight_map.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/lattice/raster_builder.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/state/scene_frame.hpp"
#include "rules/kernel/vision/fill.hpp"
#include "rules/kernel/vision/line.hpp"
#include "rules/kernel/vision/snap_rounding.hpp"

namespace ft::rules {

namespace {

std::vector<MapPoint> corners_of(Scene::Grid grid, Cell cell) {
  const MapPoint middle = center_of(grid, cell);
  std::vector<MapPoint> offsets{{-360, -360}, {360, -360}, {360, 360}, {-360, 360}};
  if (grid == Scene::Grid::hex_rows)
    offsets = {{0, -480}, {360, -240}, {360, 240}, {0, 480}, {-360, 240}, {-360, -240}};
  if (grid == Scene::Grid::hex_columns)
    offsets = {{-480, 0}, {-240, -360}, {240, -360}, {480, 0}, {240, 360}, {-240, 360}};
  for (MapPoint& corner : offsets) corner = {middle.x + corner.x, middle.y + corner.y};
  return offsets;
}

/// The side between two cells, or none where they share a corner at most.
std::vector<Line> side_between(Scene::Grid grid, Cell a, Cell b) {
  std::vector<MapPoint> shared = corners_of(grid, a);
  const std::vector<MapPoint> others = corners_of(grid, b);
  std::erase_if(shared, [&](MapPoint corner) { return std::ranges::find(others, corner) == others.end(); });
  if (shared.size() != 2) return {};
  return {{shared[0], shared[1]}};
}

bool blocks_sight(const Scene& scene, Cell cell) {
  const CellTerrain* terrain = terrain_at(scene, cell);
  return terrain && terrain->blocks_sight;
}

}  // namespace

SightMap::SightMap(const Scene& scene, const SightMap* previous) : scene_(map_of(scene)) {
  segments_ = previous && previous->has_segments_of(scene) ? previous->segments_ : segments_of(scene);
  for (const Wall& wall : scene.walls.all()) {
    barriers_.push_back(
        {.blocking = scene.walls.is_open(wall) ? Blocking::none : wall.sight, .blocks_from = wall.blocks_from});
    if (wall.height > Length{}) barriers_.back().top = wall.height;
  }
  for (const Outline& outline : segments_->outlines) barriers_.push_back({.blocks_from = outline.outside});
}

std::shared_ptr<const SightMap::Segments> SightMap::segments_of(const Scene& scene) {
  std::vector<Line> lines;
  std::vector<Outline> outlines;
  if (scene.grid != Scene::Grid::zones) {
    for (const Wall& wall : scene.walls.all()) lines.push_back(wall.line);
    for (const auto& [cell, terrain] : scene.terrain.cells()) {
      if (!terrain.blocks_sight) continue;
      for (const Cell step : directions(scene)) {
        const Cell beside{cell.column + step.column, cell.row + step.row};
        if (blocks_sight(scene, beside)) continue;
        for (const Line side : side_between(scene.grid, cell, beside)) {
          lines.push_back(side);
          const bool right = orientation(side.from, side.to, center_of(scene.grid, beside)) > 0;
          outlines.push_back({cell, right ? Side::right : Side::left});
        }
      }
    }
  }
  const std::size_t walls = lines.size() - outlines.size();
  return std::make_shared<const Segments>(Segments{WallIndex(snap_rounded(lines)), walls, std::move(outlines)});
}

bool SightMap::has_segments_of(const Scene& scene) const {
  return scene_.grid == scene.grid && scene_.terrain == scene.terrain && scene_.walls.has_walls_of(scene.walls);
}

bool SightMap::is_of(const Scene& scene) const {
  return scene_.grid == scene.grid && scene_.columns == scene.columns && scene_.rows == scene.rows &&
         scene_.cell == scene.cell && scene_.terrain == scene.terrain && scene_.walls == scene.walls;
}

Raster SightMap::reached(const Sweep& circle) const {
  std::vector<Sample> faces;
  for (const Span& span : circle.spans) {
    if (!span.end) continue;
    const std::uint32_t line = segments_->index.segments()[span.end->segment].wall;
    if (line < segments_->walls) continue;
    const std::vector<Sample> face = samples_of_cell(scene_.grid, segments_->outlines[line - segments_->walls].cell);
    faces.insert(faces.end(), face.begin(), face.end());
  }
  return samples_in_line(circle, samples_of_map(scene_)) | raster_of(faces, samples_of_map(scene_));
}

Raster SightMap::seen_from(const Place& place, std::int32_t size) const {
  if (place.kind == Place::Kind::nowhere) return {};
  // Without a grid its disc may reach through a wall.
  const bool is_disc = scene_.grid == Scene::Grid::gridless;
  const std::vector<Sample> own = is_disc ? shown_by(place, size) : samples_of_place(scene_, place, size);
  return reached(sweep(barriers(eye_level(place, size)), Origin::creature, eye_point(scene_, place, size))) |
         raster_of(own, samples_of_map(scene_));
}

Raster SightMap::lit_from(MapPoint lamp, std::int32_t reach) const {
  constexpr std::int32_t far = 32 * square_units;  // a growing sweep passes over what is hidden
  const Barriers walls = barriers(eye_level({}, 1));
  return reached(reach > far ? sweep(walls, Origin::light, lamp) : sweep_within(walls, Origin::light, lamp, reach));
}

std::vector<Sample> SightMap::shown_by(const Place& place, std::int32_t size) const {
  if (place.kind == Place::Kind::nowhere) return {};
  return counting_samples(barriers(eye_level(place, size)), eye_point(scene_, place, size),
                          samples_of_place(scene_, place, size));
}

}  // namespace ft::rules
