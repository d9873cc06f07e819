#include "tests/protocol/random_values.hpp"

#include <algorithm>
#include <array>

#include "rules/kernel/lattice/raster_builder.hpp"

namespace ft::codec {

using namespace rules;

void RandomValues::draw(std::string& to) {
  for (std::uint32_t i = below(20); i > 0; --i)
    to += below(4) == 0 ? "ü" : std::string(1, static_cast<char>(below(128)));
}

void RandomValues::draw(Key& to) {
  constexpr std::array<std::string_view, 8> names{"", "life", "mood", "prone", "attack", "sword", "E_TOO_FAR", "ties"};
  to = Key(names[below(names.size())]);
}

void RandomValues::draw(Ref& to) {
  const std::uint64_t id = std::uint64_t{below(0xFFFFFFFF)} << below(17) | 1;
  switch (below(8)) {
    case 0: to = CreatureId{id}; return;
    case 1: to = ItemId{id}; return;
    case 2: to = SceneId{id}; return;
    case 3: to = EncounterId{id}; return;
    case 4: to = cell_ref({id}, any<Cell>()); return;
    case 5: to = Ref::campaign(); return;
    case 6: to = Ref(SceneId{id}, FixtureId{id}); return;
    default: to = {};
  }
}

void RandomValues::draw(Sum& to) {
  for (std::uint32_t i = below(5); i > 0; --i) to.add({any<Part>()});
}

/// On cells that a map can have.
void RandomValues::draw(TerrainRun& to) {
  std::apply([&](auto&&... field) { (draw(field), ...); }, fields(to));
  to.first = {static_cast<std::int32_t>(below(2 * farthest_cell)) - farthest_cell,
              static_cast<std::int32_t>(below(farthest_cell)) - farthest_cell};
  to.cells = static_cast<std::int32_t>(below(4)) + 1;
}

/// One that a map can have.
void RandomValues::draw(Wall& to) {
  std::apply([&](auto&&... field) { (draw(field), ...); }, fields(to));
  const auto along = [&] { return static_cast<std::int32_t>(below(2 * farthest_point)) - farthest_point; };
  to.id.value |= 1;
  to.move = below(2) == 0 ? Blocking::none : Blocking::full;
  to.line = {{along(), along()}, {along(), farthest_point}};
  if (to.door != Wall::Door::secret) to.found_by.clear();
  to.height = {below(1'000'000)};
}

void RandomValues::draw(SceneWalls& to) {
  const std::vector<Wall> walls = any<std::vector<Wall>>();
  to.set(walls);
  for (const Wall& wall : walls) to.set_door({wall.id, DoorState::Is::open});
}

/// One that a map can have.
void RandomValues::draw(Light& to) {
  const auto along = [&] { return static_cast<std::int32_t>(below(2 * farthest_point)) - farthest_point; };
  const auto length = [&](std::uint32_t most) { return Length{static_cast<std::int64_t>(below(most))}; };
  to.id = {1 + below(9)};
  to.at = {along(), along()};
  to.bright = length(1'000'000);
  to.dim = to.bright + length(1'000'000);
  to.degrees = 1 + static_cast<std::int32_t>(below(360));
  to.direction = static_cast<std::int32_t>(below(360));
  to.color = below(0x1000000);
  to.glow = static_cast<Light::Glow>(below(3));
  to.off = below(2) == 0;
  to.through_walls = below(2) == 0;
  to.darkens = below(2) == 0;
}

/// One that a map can have.
void RandomValues::draw(Note& to) {
  std::apply([&](auto&&... field) { (draw(field), ...); }, fields(to));
  const auto along = [&] { return static_cast<std::int32_t>(below(2 * farthest_point)) - farthest_point; };
  to.id = {1 + below(9)};
  to.at = {along() / 2, along() / 2};
  to.icon = static_cast<Note::Icon>(below(6));
  to.color = below(0x1000000);
  to.title += "!";
  to.shape = static_cast<Note::Shape>(below(5));
  to.corners.clear();
  for (std::uint32_t more = std::array{0U, 2 + below(4), 3 + below(4), 2U, 0U}[static_cast<std::size_t>(to.shape)];
       more > 0; --more)
    to.corners.push_back({along() / 2, along() / 2});
  to.width = static_cast<std::int32_t>(below(Note::widest));
  to.roof = to.shape == Note::Shape::polygon && below(2) == 0;
}

/// One that a map can have.
void RandomValues::draw(Region& to) {
  std::apply([&](auto&&... field) { (draw(field), ...); }, fields(to));
  const auto along = [&] { return static_cast<std::int32_t>(below(2 * farthest_point)) - farthest_point; };
  to.id = {1 + below(9)};
  to.kind = static_cast<Region::Kind>(below(6));
  to.corners.resize(Region::least_corners + below(4));
  for (MapPoint& corner : to.corners) corner = {along(), along()};
  to.darkness = static_cast<std::int32_t>(below(11));
  to.dice = static_cast<std::int32_t>(below(3));
  to.sides = to.dice > 0 ? 6 : 0;
  to.damage = static_cast<std::int32_t>(below(9));
}

/// Runs of samples, and sometimes a whole chunk.
void RandomValues::draw(Raster& to) {
  RasterBuilder builder({{0, 0}, {255, 255}});
  for (std::uint32_t i = below(6); i > 0; --i) {
    const auto row = static_cast<std::int32_t>(below(256)), column = static_cast<std::int32_t>(below(256));
    builder.set_run(row, column, std::min(255, column + static_cast<std::int32_t>(below(80))));
  }
  to = builder.build();
  if (below(2) == 0) to = to | Raster({{-1, 4, nullptr}});
}

void RandomValues::draw(Numbers& to) {
  for (std::uint32_t i = below(4); i > 0; --i) {
    rules::Key key;
    std::int64_t value = 0;
    auto one = number(key, value);
    draw(one);
    to.set(key, value);
  }
}

Path RandomValues::path(std::uint32_t most) {
  Path path(below(most + 1));
  for (Cell& cell : path)
    cell = {static_cast<std::int32_t>(below(200)) - 100, static_cast<std::int32_t>(below(200)) - 100};
  return path;
}

}  // namespace ft::codec
