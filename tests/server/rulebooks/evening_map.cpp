// The random map of a fight, made wider behind a wall.
#include "tests/server/rulebooks/evening_map.hpp"

#include "rules/kernel/lattice/raster_builder.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/vision/samples.hpp"

namespace ft::test {

using namespace rules;

namespace {

constexpr std::int32_t margin = 3, sealed_columns = 6;  // large creatures stand at an edge
constexpr std::uint64_t players = 3, strangers = 4;

/// A wall from end to end; on maps of zones a column that is no part of them. Returns the first column beyond, and beyond the cells
/// that the wall cuts.
std::int32_t cut_off(Scene& scene) {
  const bool zones = scene.grid == Scene::Grid::zones;
  const std::int32_t edge = scene.columns + (zones ? 0 : margin);
  const std::int32_t cut = scene.grid == Scene::Grid::square ? 0 : zones ? 1 : 2, x = 720 * (edge + cut / 2);
  scene.columns = edge + cut + sealed_columns;
  for (std::int32_t column = edge; column < edge + cut; ++column)
    for (std::int32_t row = 0; row < scene.rows; ++row)
      scene.terrain.paint({{cell_at_offset(scene, {column, row}), 1, {.blocks_move = true, .blocks_sight = zones}}});
  if (!zones) scene.walls.set({{{.id = {999}, .line = {{x, -1440}, {x, 720 * (scene.rows + 2)}}}}});
  return edge + cut;
}

/// Of maps of zones, where nothing blocks sight, the GM reveals the one part; of others each sees what they see.
void cover(Scene& scene, std::int32_t sealed_from, fair::Chance& chance) {
  scene.vision_mode = scene.grid == Scene::Grid::zones ? VisionMode::manual : VisionMode::vision;
  scene.darkness = static_cast<std::int32_t>(5 * chance.below(3));
  const Light lamp{.id = {998}, .at = {720, 720}, .bright = scene.cell * 2, .dim = scene.cell * 5};
  if (scene.vision_mode == VisionMode::vision) return scene.lights.set({{lamp}});
  std::vector<Sample> open;
  for (Cell cell{0, 0}; cell.row < scene.rows; ++cell.row)
    for (cell.column = 0; cell.column < sealed_from; ++cell.column)
      for (const Sample sample : samples_of_cell(scene.grid, cell)) open.push_back(sample);
  scene.revealed = {{{}, raster_of(open, samples_of_map(scene))}};
}

}  // namespace

EveningMap random_evening(const System& system, const fair::Setting& setting, fair::Chance& chance) {
  EveningMap map{fair::random_state(system, setting, chance)};
  Scene& scene = map.state.scenes.front();
  fair::build_walls(scene, chance);
  map.sealed_from = cut_off(scene);
  cover(scene, map.sealed_from, chance);
  const std::string name(secret);
  scene.notes.set(
      {{{.id = {997}, .at = {1080, 1080}, .title = name, .text = name, .audience = {Audience::Kind::gm, {}}}}});
  Region region;
  region.id = {996};
  region.corners = {{720, 720}, {2160, 720}, {2160, 2160}};
  region.name = name;
  scene.regions.set({{region}});
  std::uint64_t number = 0;
  for (Creature& creature : map.state.creatures) {
    creature.hidden = false;
    creature.seats = {{2 + number++ % players}};
  }
  const auto records = system.content().all(Key("creature"));
  for (std::uint64_t i = 0; i < strangers; ++i) {
    const CreatureId id{map.state.creatures.size() + 1};
    Creature creature = system.make_creature(*chance.one_of(records), map.state.campaign, id, id.value << 16);
    creature.name = i == 0 ? name : name + std::to_string(i);
    creature.scene = map.state.scenes.back().id;
    const Cell cell =
        cell_at_offset(map.state.scenes.back(), {static_cast<std::int32_t>(i % 2), static_cast<std::int32_t>(i / 2)});
    creature.place = scene.grid == Scene::Grid::zones ? Place::in_zone(cell) : Place::at(cell);
    map.state.creatures.push_back(std::move(creature));
  }
  return map;
}

}  // namespace ft::test
