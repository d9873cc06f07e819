// A sample campaign as a file describes it: scenes and who stands where. server/table turns it into a state.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "rules/kernel/state/state.hpp"
#include "server/codec/content/content_toml.hpp"

namespace ft::codec {

struct SampleCreature {
  std::string record;  // id of a creature record of the content
  std::string name;    // empty: the record's
  std::string side;
  rules::Cell cell;
  std::int32_t level = 0;   // inside a zone
  std::int32_t facing = 0;  // degrees
  bool hidden = false;
  std::vector<std::pair<std::string, std::int64_t>> numbers;  // instead of the record's
};

/// A thing that lies about.
struct SampleItem {
  std::string kind;  // id of a record of the content that is a thing
  rules::Cell cell;
  std::string placement = "ground";
  std::vector<std::pair<std::string, std::int64_t>> numbers;  // instead of a fresh one's
};

/// One kind of terrain on many cells.
struct SampleGround {
  std::vector<rules::Cell> cells;
  bool blocks_move = false, blocks_sight = false, difficult = false;
  std::vector<std::pair<std::string, std::int64_t>> numbers;
  std::string name;  // of a zone
};

/// A border between two zones, of a kind of the rulebook.
struct SampleBorder {
  rules::Cell from, to;
  std::string kind;
  std::vector<std::pair<std::string, std::int64_t>> numbers;
  bool hidden = false;  // known to the GM alone
};

/// Walls in one line, from point to point.
struct SampleWall {
  std::vector<rules::MapPoint> line;  // at least two; a door has two
  rules::Blocking sight = rules::Blocking::full;
  rules::Wall::Door door = rules::Wall::Door::none;
  rules::DoorState::Is state = rules::DoorState::Is::closed;
};

struct SampleLight {
  rules::MapPoint at;
  std::int32_t bright = 0, dim = 0;  // in the rulebook's unit
  std::uint32_t color = 0xffffff;
  rules::Light::Glow glow = rules::Light::Glow::steady;
  bool off = false;
};

struct SampleScene {
  std::string name;
  rules::Scene::Grid grid = rules::Scene::Grid::square;
  std::int32_t columns = 30, rows = 20;
  std::string picture;  // a file beside the sample, or none
  std::int32_t picture_width_px = 0, picture_height_px = 0;
  std::int32_t cell_px = 64, offset_x_px = 0, offset_y_px = 0;
  rules::VisionMode vision = rules::VisionMode::open;
  std::int32_t darkness = 0;  // 0 to 10
  std::vector<SampleGround> ground;
  std::vector<SampleBorder> borders;
  std::vector<SampleWall> walls;
  std::vector<SampleLight> lights;
  std::vector<SampleItem> items;
  std::vector<SampleCreature> creatures;
};

struct Sample {
  std::string name;
  std::vector<SampleScene> scenes;  // the first is shown
};

/// Reads sample.toml. Refuses unknown fields, wrong types, what lies outside its scene, walls and lights on zones; reports
/// all problems.
[[nodiscard]] std::expected<Sample, Problems> read_sample_text(std::string_view text, const std::string& file);
[[nodiscard]] std::expected<Sample, Problems> read_sample_file(const std::filesystem::path& file);

}  // namespace ft::codec
