// A map and what players know of it, with every field set.
#include "tests/protocol/map_examples.hpp"

#include <algorithm>

namespace ft::codec {

using namespace rules;
using namespace rules::literals;

TerrainRun a_pool() {
  return {{-1, 6},
          3,
          {.blocks_move = true, .blocks_sight = true, .difficult = true, .numbers = {{"depth"_k, 3}}, .name = "Pool"}};
}
Wall a_door() {
  return {.id = {13},
          .line = {{-720, 1440}, {0, 2160}},
          .sight = Blocking::limited,
          .move = Blocking::full,
          .blocks_from = Side::right,
          .door = Wall::Door::secret,
          .found_by = {{7}, {9}},
          .height = metres(2)};
}

Light a_lamp() {
  return {.id = {14},
          .at = {-360, 1080},
          .bright = metres(3),
          .dim = metres(6),
          .degrees = 90,
          .direction = 270,
          .color = 0xffb45e,
          .glow = Light::Glow::flicker,
          .off = true,
          .through_walls = true,
          .darkens = true};
}

Note a_note() {
  return {.id = {15},
          .at = {1080, -360},
          .icon = Note::Icon::treasure,
          .color = 0xe0b64b,
          .title = "Ein Schatz",
          .text = "Under the third slab.\nTrapped.",
          .audience = {Audience::Kind::players_of, {ada}}};
}

Note a_drawing() {
  return {.id = {16},
          .at = {720, 720},
          .color = 0x3366cc,
          .title = {},
          .text = {},
          .audience = {},
          .shape = Note::Shape::polygon,
          .corners = {{-360, 0}, {360, 0}, {0, -1440}},
          .width = 72,
          .filled = true,
          .roof = true,
          .by = {4}};
}

SceneNotes the_notes() {
  SceneNotes notes;
  notes.set(std::vector{a_note(), a_drawing()});
  return notes;
}

Region a_region() {
  return {.id = {16},
          .kind = Region::Kind::passage,
          .corners = {{0, 0}, {1440, -360}, {720, 1080}},
          .name = "Stairs",
          .darkness = 9,
          .to_scene = cellar,
          .to_region = {17},
          .off = true,
          .dice = 2,
          .sides = 6,
          .damage = 3};
}

SceneRegions the_regions() {
  SceneRegions regions;
  regions.set(std::vector{a_region()});
  return regions;
}

SceneLights the_lights() {
  SceneLights lights;
  lights.set(std::vector{a_lamp()});
  return lights;
}

SceneWalls the_walls() {
  SceneWalls walls;
  walls.set(std::vector{a_door()});
  walls.set_door({{13}, DoorState::Is::locked});
  return walls;
}

Ghost a_ghost() { return {ada, ghoul, Place::at({3, 4}), 2, 270, "foes"_k, "Ghoul", "skull"}; }

Ghost a_ghost_of_an_item() {
  return {.to = ada,
          .creature = {},
          .place = Place::at({5, 4}),
          .side = {},
          .name = {},
          .picture = {},
          .item = {31},
          .kind = "sword"_k};
}

MapMemory a_memory() {
  TerrainRun dry = a_pool();
  dry.terrain = {};
  return {ada, the_walls(), {dry}};
}

Raster a_corner() {
  Raster::Words rows{};
  std::fill_n(rows.begin(), 4, 0b1111);
  return Raster({{0, 0, std::make_shared<const Raster::Words>(rows)}});
}

RevealedArea for_all() { return {{}, Raster({{1, 2, nullptr}})}; }

}  // namespace ft::codec
