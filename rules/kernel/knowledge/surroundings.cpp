// Line of sight, less what is dark or behind smoke.
#include "rules/kernel/knowledge/surroundings.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/sight_memory.hpp"
#include "rules/kernel/lattice/raster_builder.hpp"
#include "rules/kernel/maps/areas.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/maps/regions.hpp"

namespace ft::rules {

namespace {

constexpr std::int32_t dim = 5, pitch_dark = 10;

/// The same map without anything on it.
Scene bare(const Scene& scene) {
  Scene map;
  map.grid = scene.grid;
  map.columns = scene.columns;
  map.rows = scene.rows;
  map.cell = scene.cell;
  return map;
}

/// All samples of a map.
Raster whole_map(const Scene& scene) {
  const SampleBox box = samples_of_map(scene);
  RasterBuilder all(box);
  for (std::int32_t row = box.first.row; row <= box.last.row; ++row)
    all.set_run(row, box.first.column, box.last.column);
  return all.build();
}

/// The cell in the middle of a creature.
Cell middle_cell(const Scene& scene, const StandingCreature& one) {
  const auto& [creature, place] = one;
  const std::int32_t half = scene.has_squares() ? (creature->size - 1) / 2 : 0;
  return {place.cell.column + half, place.cell.row + half};
}

}  // namespace

Surroundings::Surroundings(const Ruleset& system, const Scene& scene, std::span<const StandingCreature> creatures)
    : system_(&system), scene_(&scene), smoke_(bare(scene)) {
  for (const Light& light : scene.lights.all())
    if (!light.off) lamps_.push_back(light);
  for (const Item& item : scene.items)
    if (const auto light = light_of(system, scene, item)) carried_.push_back(*light);
  for (const auto& [creature, place] : creatures)
    if (const auto light = creature->hidden ? std::nullopt : light_of(system, scene, *creature, place))
      carried_.push_back(*light);
  add_regions();
  dark_ = scene.darkness >= pitch_dark || !pitch_dark_regions_.empty() || std::ranges::any_of(lamps_, &Light::darkens);

  std::vector<TerrainRun> cells;
  std::vector<Sample> samples;
  CellTerrain thick;
  thick.blocks_sight = true;
  for (const Condition& condition : scene.areas) {
    const ConditionSchema* declared = system.condition(condition.key);
    if (!declared || !declared->blocks_sight) continue;
    const Area area = area_of(condition);
    if (!area.center) smoke_everywhere_ = true;
    for (const Cell cell : cells_of(scene, area, unit_of(system.schema(), scene))) {
      cells.push_back({cell, 1, thick});
      for (const Sample sample : samples_of_cell(scene.grid, cell)) samples.push_back(sample);
    }
  }
  smoke_.terrain.paint(cells);
  smoke_samples_ = raster_of(samples, samples_of_map(scene));
}

void Surroundings::add_regions() {
  for (const Region& region : scene_->regions.all()) {
    if (region.kind != Region::Kind::darkness || region.off) continue;
    Raster& lit = region.darkness == 0           ? bright_regions_
                  : region.darkness < pitch_dark ? dusky_regions_
                                                 : pitch_dark_regions_;
    lit = lit | samples_of_region(*scene_, region);
  }
  dusky_regions_ = dusky_regions_ - pitch_dark_regions_;  // where they overlap the darkest counts
  bright_regions_ = bright_regions_ - pitch_dark_regions_ - dusky_regions_;
}

Raster Surroundings::beside(const StandingCreature& one) const {
  const auto& [creature, place] = one;
  const SampleBox map = samples_of_map(*scene_);
  if (scene_->grid == Scene::Grid::square) {  // a square of samples, for most maps and each look
    const auto [column, row] = place.cell;
    const std::int32_t first = std::max(map.first.column, 4 * (column - 1));
    const std::int32_t last = std::min(map.last.column, 4 * (column + creature->size + 1) - 1);
    RasterBuilder squares(map);
    for (std::int32_t at = std::max(map.first.row, 4 * (row - 1));
         at <= std::min(map.last.row, 4 * (row + creature->size + 1) - 1); ++at)
      squares.set_run(at, first, last);
    return squares.build();
  }
  std::vector<Sample> samples = samples_of_place(*scene_, place, creature->size);
  if (scene_->grid == Scene::Grid::gridless)
    samples = samples_of_disc(eye_point(*scene_, place, creature->size), creature->size + 2);
  else if (hexagonal(*scene_))
    for (const Cell cell : footprint(*scene_, place.cell, creature->size))
      for (const Cell step : directions(*scene_))
        for (const Sample sample : samples_of_cell(scene_->grid, {cell.column + step.column, cell.row + step.row}))
          samples.push_back(sample);
  return raster_of(samples, map);
}

const LitArea& Surroundings::lamplight() const {
  if (lamplight_) return *lamplight_;
  LitArea all = lit_by_all(*scene_, lamps_, carried_);
  all.dim = all.dim - all.darkened;
  all.bright = all.bright - all.darkened;
  return lamplight_.emplace(std::move(all));
}

const LitArea& Surroundings::lit() const {
  if (scene_->darkness > 0 && bright_regions_.empty() && dusky_regions_.empty()) return lamplight();
  if (lit_) return *lit_;
  LitArea all = lamplight();
  const Raster bright =
      scene_->darkness > 0 ? bright_regions_ : whole_map(*scene_) - dusky_regions_ - pitch_dark_regions_;
  all.bright = all.bright | (bright - all.darkened);
  all.dim = all.dim | all.bright;
  if (scene_->darkness == 0 || scene_->darkness >= pitch_dark) all.dim = all.dim | (dusky_regions_ - all.darkened);
  return lit_.emplace(std::move(all));
}

bool SeenByOne::perceives(const Ruleset& system, const Scene& scene, const Creature& other,
                          std::span<const Sample> shown) const {
  const Place& at = other.place;
  if (at.kind == Place::Kind::nowhere) return false;
  if (!felt.empty() && at.height <= system.ground_height(scene, at.cell) && felt.contains_any(shown)) return true;
  return (is_invisible(system, other) ? near : clear).contains_any(shown);
}

SeenByOne Surroundings::seen_by(const StandingCreature& one) const {
  const auto& [creature, place] = one;
  if (place.kind == Place::Kind::nowhere) return {};
  const Raster in_line = seen_from(*scene_, place, creature->size);
  Raster near = in_line & beside(one);
  const Senses senses = senses_of(*system_, *scene_, *creature);
  const auto around = [&](Length radius) {
    return radius > Length{} ? samples_around(*scene_, place, creature->size, radius) : Raster();
  };
  Raster felt = around(senses.tremor_sense);
  const bool in_smoke = smoke_everywhere_ || terrain_at(smoke_, middle_cell(*scene_, one));
  if (senses.blind || in_smoke) return {near, near, near, std::move(felt)};
  if (!dark_ && smoke_samples_.empty()) return {in_line, in_line, std::move(near), std::move(felt)};
  Raster seen = in_line;
  if (!smoke_samples_.empty()) seen = seen & seen_from(smoke_, place, creature->size);
  if (dark_) {
    Raster sensed = lit().dim;
    if (scene_->darkness < pitch_dark) sensed = sensed | (seen - pitch_dark_regions_ - lit().darkened);
    seen = seen & (sensed | around(senses.dark_vision));
  }
  Raster clear = (seen - smoke_samples_) | near;
  return {seen | near, std::move(clear), std::move(near), std::move(felt)};
}

std::int32_t Surroundings::darkness_of(Cell cell) const {
  const LitArea& light = lamplight();
  const std::vector<Sample> samples = samples_of_cell(scene_->grid, cell);
  const std::int32_t own = own_darkness(*scene_, cell);
  if (light.bright.contains_any(samples)) return 0;
  if (light.dim.contains_any(samples)) return std::min(own, dim);
  const bool dark = std::ranges::all_of(samples, [&](Sample sample) { return light.darkened.contains(sample); });
  return dark ? pitch_dark : own;
}

std::int32_t darkness_at(const Ruleset& system, const World& world, const Scene& scene, Cell cell) {
  if (scene.vision_mode != VisionMode::vision) return 0;
  std::vector<StandingCreature> standing;
  for (const Creature* one : world.creatures())
    if (one->scene == scene.id) standing.push_back({one, one->place});
  return Surroundings(system, scene, standing).darkness_of(cell);
}

}  // namespace ft::rules
