// protocol/wire/v1/common.proto and state.proto, into rules values.
#include <algorithm>

#include "server/codec/bytes/raster_bytes.hpp"
#include "server/codec/bytes/utf8.hpp"
#include "server/codec/wire/wire_reader.hpp"

namespace ft::codec {

std::string WireReader::text(const std::string& text, std::size_t most) {
  if (character_count(text) > most) throw MalformedFrame{"a text of " + std::to_string(text.size()) + " bytes"};
  if (std::any_of(text.begin(), text.end(), is_unwritable)) throw MalformedFrame{"a text with control characters"};
  return without_hidden(text);
}

std::string WireReader::typed(const std::string& line) {
  if (character_count(line) > bounds::line_letters)
    throw MalformedFrame{"a line of " + std::to_string(line.size()) + " bytes"};
  return without_hidden(line);
}

std::string WireReader::name(const std::string& name, std::size_t most) {
  if (character_count(name) > most) throw MalformedFrame{"a name of " + std::to_string(name.size()) + " bytes"};
  if (std::any_of(name.begin(), name.end(), is_control)) throw MalformedFrame{"a name with control characters"};
  return without_hidden(name);
}

rules::Key WireReader::key(std::uint32_t index) const {
  const std::optional<rules::Key> key = wire_names_.key(index, from_);
  if (!key) throw MalformedFrame{"a name that is not in the dictionary: " + std::to_string(index)};
  return *key;
}

rules::Key WireReader::some_key(std::uint32_t index, const char* what) const {
  if (index == 0) throw MalformedFrame{std::string("no ") + what};
  return key(index);
}

rules::Cell WireReader::read(const wire::Cell& from) const {
  return {within(from.column(), -bounds::coordinate, bounds::coordinate, "a column"),
          within(from.row(), -bounds::coordinate, bounds::coordinate, "a row")};
}

rules::Ref WireReader::read(const wire::Ref& from) const {
  switch (from.of_case()) {
    case wire::Ref::OF_NOT_SET: return {};
    case wire::Ref::kCreature: return id<rules::CreatureId>(from.creature());
    case wire::Ref::kItem: return rules::ItemId{from.item()};
    case wire::Ref::kCell:
      return rules::cell_ref(some_id<rules::SceneId>(from.within(), "scene of a cell"), read(from.cell()));
    case wire::Ref::kScene: return some_id<rules::SceneId>(from.scene(), "scene");
    case wire::Ref::kEncounter: return some_id<rules::EncounterId>(from.encounter(), "encounter");
    case wire::Ref::kCampaign: return rules::Ref::campaign();
    case wire::Ref::kFixture:
      return {some_id<rules::SceneId>(from.within(), "scene of a wall"), rules::FixtureId{from.fixture()}};
  }
  return {};
}

rules::Place WireReader::read(const wire::Place& from) const {
  const auto kind = one_of<rules::Place::Kind>(from.kind(), wire::Place::Kind_IsValid);
  constexpr std::int32_t most = bounds::coordinate, far = rules::Shift::most;
  return {kind,
          {within(from.column(), -most, most, "a column"), within(from.row(), -most, most, "a row")},
          {within(from.shift_x(), -far, far, "a shift"), within(from.shift_y(), -far, far, "a shift")},
          within<std::int64_t>(from.height(), -bounds::number, bounds::number, "a height")};
}

rules::Path WireReader::read(const wire::Path& from) const {
  if (from.steps_size() % 2 != 0) throw MalformedFrame{"a path with half a cell"};
  at_most(from.steps_size() / 2, bounds::path_cells, "cells of a path");
  rules::Path to;
  std::int64_t column = 0, row = 0;
  for (int i = 0; i < from.steps_size(); i += 2) {
    column = within<std::int64_t>(column + from.steps(i), -bounds::coordinate, bounds::coordinate, "a column");
    row = within<std::int64_t>(row + from.steps(i + 1), -bounds::coordinate, bounds::coordinate, "a row");
    to.push_back({static_cast<std::int32_t>(column), static_cast<std::int32_t>(row)});
  }
  return to;
}

rules::Value WireReader::read(const wire::Value& from, int depth) const {
  at_most(depth, bounds::value_depth, "lists in one another");
  switch (from.is_case()) {
    case wire::Value::IS_NOT_SET: return {};
    case wire::Value::kYes: return from.yes();
    case wire::Value::kNumber: return within<std::int64_t>(from.number(), -bounds::number, bounds::number, "a number");
    case wire::Value::kKey: return key(from.key());
    case wire::Value::kRef: return read(from.ref());
    case wire::Value::kPlace: return read(from.place());
    case wire::Value::kPath: return read(from.path());
    case wire::Value::kList: {
      at_most(from.list().values_size(), bounds::list, "values of a list");
      rules::Values values;
      for (const wire::Value& value : from.list().values()) values.push_back(read(value, depth + 1));
      return values;
    }
    case wire::Value::kText: return text(from.text());
  }
  return {};
}

rules::Params WireReader::params(const google::protobuf::RepeatedPtrField<wire::Param>& from) const {
  at_most(from.size(), bounds::list, "fields of a form");
  rules::Params to;
  for (const wire::Param& param : from) to.push_back({some_key(param.name(), "name of a field"), read(param.value())});
  return to;
}

/// Symbols come as indexes.
std::int64_t WireReader::number(rules::Key key, std::int64_t value) const {
  within<std::int64_t>(value, -bounds::number, bounds::number, "a number");
  if (!wire_names_.holds_key(key) || value == 0) return value;
  return this->key(static_cast<std::uint32_t>(within<std::int64_t>(value, 0, UINT32_MAX, "a symbol"))).hash;
}

rules::Duration WireReader::read(const wire::Duration& from) const {
  return {key(from.unit()), within<std::int64_t>(from.left(), 0, bounds::number, "a duration"),
          read(from.counts_turns_of())};
}

rules::TerrainRun WireReader::read(const wire::TerrainRun& from) const {
  at_most(from.numbers_size(), bounds::list, "numbers of a cell");
  rules::CellTerrain terrain{.blocks_move = from.blocks_move(),
                             .blocks_sight = from.blocks_sight(),
                             .difficult = from.difficult(),
                             .numbers = {},
                             .name = name(from.name())};
  for (const wire::Number& one : from.numbers()) {
    const rules::Key of = some_key(one.key(), "name of a number");
    terrain.numbers.set(of, number(of, one.value()));
  }
  return {read(from.first()),
          within<std::int32_t>(static_cast<std::int32_t>(from.cells()), 1, bounds::painted_cells, "cells of a run"),
          std::move(terrain)};
}

rules::Wall WireReader::read(const wire::Wall& from) const {
  const auto along = [](std::int32_t at) {
    return within(at, -rules::farthest_point, rules::farthest_point, "a coordinate of a wall");
  };
  rules::Wall to{.id = {from.id()},
                 .line = {{along(from.from_x()), along(from.from_y())}, {along(from.to_x()), along(from.to_y())}},
                 .sight = one_of<rules::Blocking>(from.sight(), wire::Wall::Blocking_IsValid),
                 .move = one_of<rules::Blocking>(from.move(), wire::Wall::Blocking_IsValid),
                 .blocks_from = one_of<rules::Side>(from.blocks_from(), wire::Wall::Side_IsValid),
                 .door = one_of<rules::Wall::Door>(from.door(), wire::Wall::Door_IsValid),
                 .height = {within<std::int64_t>(from.height(), 0, rules::Wall::highest.tenth_mm, "a wall's height")}};
  at_most(from.found_by_size(), static_cast<int>(rules::Wall::most_finders), "creatures that found a door");
  for (const std::uint32_t one : from.found_by()) to.found_by.push_back(some_id<rules::CreatureId>(one, "creature"));
  return to;
}

rules::Light WireReader::read(const wire::Light& from) const {
  const auto along = [](std::int32_t at) {
    return within(at, -rules::farthest_point, rules::farthest_point, "a coordinate of a light");
  };
  const rules::Length dim{within<std::int64_t>(from.dim(), 1, rules::Light::farthest.tenth_mm, "a light's radius")};
  return {.id = {from.id()},
          .at = {along(from.x()), along(from.y())},
          .bright = {within<std::int64_t>(from.bright(), 0, dim.tenth_mm, "a light's bright radius")},
          .dim = dim,
          .degrees = within(from.degrees(), 1, 360, "degrees of a light's cone"),
          .direction = within(from.direction(), 0, 359, "a light's direction"),
          .color = within(from.color(), 0U, 0xffffffU, "a color"),
          .glow = one_of<rules::Light::Glow>(from.glow(), wire::Light::Glow_IsValid),
          .off = from.off(),
          .through_walls = from.through_walls(),
          .darkens = from.darkens()};
}

rules::Note WireReader::read(const wire::Note& from) const {
  const auto along = [](std::int32_t at, std::int32_t most = rules::farthest_point) {
    return within(at, -most, most, "a coordinate of a note");
  };
  rules::Note to{.id = {from.id()},
                 .at = {along(from.x()), along(from.y())},
                 .icon = one_of<rules::Note::Icon>(from.icon(), wire::Note::Icon_IsValid),
                 .color = within(from.color(), 0U, 0xffffffU, "a color"),
                 .title = name(from.title(), rules::Note::most_title),
                 .text = text(from.text(), rules::Note::most_text),
                 .audience = {one_of<rules::Audience::Kind>(from.audience(), wire::Note::Audience_IsValid), {}},
                 .shape = one_of<rules::Note::Shape>(from.shape(), wire::Note::Shape_IsValid),
                 .width = within(from.width(), 0, rules::Note::widest, "a drawing's width"),
                 .filled = from.filled(),
                 .roof = from.roof()};
  at_most(from.creatures_size(), bounds::list, "creatures of a note");
  for (const std::uint32_t one : from.creatures())
    to.audience.only.push_back(some_id<rules::CreatureId>(one, "creature"));
  if (from.corners_size() % 2 != 0) throw MalformedFrame{"a drawing with half a corner"};
  at_most(from.corners_size() / 2, static_cast<int>(rules::Note::most_corners), "corners of a drawing");
  const auto corner = [&](int number) { return along(from.corners(number), 2 * rules::farthest_point); };
  for (int x = 0; x < from.corners_size(); x += 2) to.corners.push_back({corner(x), corner(x + 1)});
  return to;
}

rules::Region WireReader::read(const wire::Region& from) const {
  constexpr std::int32_t least = 2 * rules::Region::least_corners, most = 2 * rules::Region::most_corners;
  const std::int32_t coordinates = within(from.corners_size(), least, most, "coordinates of a region");
  if (coordinates % 2 != 0) throw MalformedFrame{"a corner of a region without its y"};
  rules::Region to{.id = {from.id()},
                   .kind = one_of<rules::Region::Kind>(from.kind(), wire::Region::Kind_IsValid),
                   .corners = {},
                   .name = name(from.name(), rules::Region::most_name),
                   .darkness = within(from.darkness(), 0, 10, "a darkness"),
                   .to_scene = id<rules::SceneId>(from.to_scene()),
                   .to_region = {from.to_region()},
                   .off = from.off(),
                   .dice = within(from.dice(), 0, rules::Region::most_dice, "dice of a region"),
                   .sides = within(from.sides(), 0, rules::Region::most_sides, "sides of dice"),
                   .damage = within(from.damage(), 0, rules::Region::most_damage, "damage of a region")};
  if ((to.dice == 0) != (to.sides == 0)) throw MalformedFrame{"dice of a region without sides, or sides without dice"};
  const auto along = [&](std::int32_t at) {
    return within(from.corners(at), -rules::farthest_point, rules::farthest_point, "a coordinate of a region");
  };
  for (std::int32_t at = 0; at < coordinates; at += 2) to.corners.push_back({along(at), along(at + 1)});
  return to;
}

rules::RevealedArea WireReader::read(const wire::RevealedArea& from) const {
  at_most(from.chunks_size(), bounds::chunks, "chunks of samples");
  std::vector<rules::Raster::Chunk> chunks;
  for (const wire::RasterChunk& chunk : from.chunks()) {
    const auto read = chunk_of(chunk.column(), chunk.row(), chunk.samples());
    if (!read)
      throw MalformedFrame{std::to_string(chunk.samples().size()) + " bytes of samples, instead of 512 or none"};
    if (!read->possible()) throw MalformedFrame{"samples beyond any map"};
    chunks.push_back(*read);
  }
  return {id<rules::CreatureId>(from.creature()), rules::Raster(std::move(chunks))};
}

rules::Scene WireReader::read(const wire::Scene& from) const {
  const wire::MapPicture& picture = from.picture();
  const auto px = [](std::int32_t size) { return within(size, 0, bounds::picture_px, "a picture's size"); };
  const auto offset = [](std::int32_t milli_px) {
    return within(milli_px, -bounds::picture_px * 1000, bounds::picture_px * 1000, "a grid's offset");
  };
  return {.id = id<rules::SceneId>(from.id()),
          .name = name(from.name()),
          .grid = one_of<rules::Scene::Grid>(from.grid(), wire::Scene::Grid_IsValid),
          .columns = within(from.columns(), 1, bounds::scene_cells, "columns"),
          .rows = within(from.rows(), 1, bounds::scene_cells, "rows"),
          .cell = {within<std::int64_t>(from.cell(), 1, bounds::number, "a cell's width")},
          .picture = {.asset = name(picture.asset()),
                      .width_px = px(picture.width_px()),
                      .height_px = px(picture.height_px()),
                      .cell_milli_px = within(picture.cell_milli_px(), 0, bounds::picture_px * 1000, "a cell's pixels"),
                      .offset_x_milli_px = offset(picture.offset_x_milli_px()),
                      .offset_y_milli_px = offset(picture.offset_y_milli_px())},
          .terrain = {},
          .items = {},
          .areas = {},
          .numbers = {},
          .vision_mode = one_of<rules::VisionMode>(from.vision_mode(), wire::Scene::VisionMode_IsValid),
          .darkness = within(from.darkness(), 0, 10, "darkness"),
          .folder = name(from.folder()),
          .archived = from.archived(),
          .grid_hidden = from.grid_hidden()};
}

QuestionId WireReader::question(const std::string& name) const {
  const std::optional<QuestionId> question = read_question_name(name);
  if (!question) throw MalformedFrame{"no name of a question"};
  return *question;
}

}  // namespace ft::codec
