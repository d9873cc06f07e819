// Reads what a fight is made of, and makes one by chance.
#include "tests/fair/setting.hpp"

#include <algorithm>
#include <filesystem>
#include <set>

#include "rules/kernel/maps/cell_points.hpp"
#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/maps/hexes.hpp"
#include "rules/kernel/movement/zones.hpp"
#include "server/codec/content/content_toml.hpp"
#include "server/codec/content/toml_draft.hpp"
#include "tests/case_runner/case_error.hpp"

namespace ft::fair {

using namespace rules;
using scn::CaseError;

namespace {

constexpr std::int64_t most_of_a_ground_number = 4;  // cliffs and thickets of hundreds stop every fight

template <class T>
const T& field(const Draft& draft, std::string_view name) {
  for (const auto& [key, value] : std::get<Draft::Table>(draft.is))
    if (const T* is = key == name ? std::get_if<T>(&value.is) : nullptr) return *is;
  throw CaseError(draft.line, draft.file + ": there is no " + std::string(name));
}

std::vector<Key> words(const Draft& draft, std::string_view name) {
  std::vector<Key> all;
  for (const Draft& word : field<Draft::List>(draft, name)) all.emplace_back(std::get<std::string>(word.is));
  return all;
}

Scene::Grid grid_called(Key name) {
  using Grid = Scene::Grid;
  for (const auto& [word, grid] : {std::pair{"square", Grid::square}, std::pair{"hex_rows", Grid::hex_rows},
                                   std::pair{"hex_columns", Grid::hex_columns}, std::pair{"gridless", Grid::gridless},
                                   std::pair{"zones", Grid::zones}})
    if (name == Key(word)) return grid;
  throw CaseError(0, "grids: one of square, hex_rows, hex_columns, gridless, zones");
}

/// The record with up to two more words in each list that may have more; once in a while with all there are.
Record enriched(const System& system, const Setting& setting, Record record, Chance& chance) {
  const bool well_equipped = chance.one_in(6);
  for (const Setting::More& more : setting.more) {
    std::vector<Key> all = record.words(more.field);
    if (more.everything && well_equipped)
      for (const Key kind : more.of_kinds)
        for (const Record* one : system.content().all(kind)) all.push_back(one->id);
    for (std::uint64_t count = chance.below(3); count > 0; --count) {
      const auto of_kind = system.content().all(chance.one_of(more.of_kinds));
      if (!of_kind.empty()) all.push_back(chance.one_of(of_kind)->id);
    }
    std::erase_if(record.fields, [&](const auto& entry) { return entry.first == more.field; });
    record.fields.emplace_back(more.field, std::move(all));
  }
  return record;
}

Cell somewhere(const Scene& scene, Chance& chance) {
  return cell_at_offset(scene, {static_cast<std::int32_t>(chance.between(0, scene.columns - 1)),
                                static_cast<std::int32_t>(chance.between(0, scene.rows - 1))});
}

CellTerrain random_ground(const Schema& schema, Chance& chance) {
  CellTerrain ground{chance.one_in(5), chance.one_in(5), chance.one_in(3), {}};
  for (const NumberSchema& number : schema.terrain) {
    if (!chance.one_in(schema.terrain.size())) continue;
    if (number.kind == NumberKind::symbol)
      ground.numbers.set(Key(number.key), Key(chance.one_of(number.symbols)).hash);
    else
      ground.numbers.set(Key(number.key), chance.between(std::max<std::int64_t>(number.min, 0),
                                                         std::min(number.max, most_of_a_ground_number)));
  }
  return ground;
}

Scene random_scene(const System& system, const Setting& setting, Chance& chance) {
  Scene scene;
  scene.id = {1};
  scene.name = "Arena";
  scene.grid = chance.one_of(setting.grids);
  const bool zones = scene.grid == Scene::Grid::zones;
  scene.columns = static_cast<std::int32_t>(zones ? chance.between(3, 5) : chance.between(4, 14));
  scene.rows = static_cast<std::int32_t>(zones ? chance.between(3, 4) : chance.between(4, 10));
  scene.cell = system.schema().cell;
  for (std::int32_t row = 0; row < scene.rows; ++row)
    for (std::int32_t column = 0; column < scene.columns; ++column)
      if (chance.one_in(zones ? 3 : 8))
        scene.terrain.paint({{cell_at_offset(scene, {column, row}), 1, random_ground(system.schema(), chance)}});
  return scene;
}

Numbers random_numbers(const std::vector<NumberSchema>& schemas, Chance& chance) {
  Numbers numbers;
  for (const NumberSchema& number : schemas) {
    const std::int64_t least = std::max<std::int64_t>(number.min, 0);
    if (chance.one_in(3) && number.kind != NumberKind::symbol)
      numbers.set(Key(number.key), chance.between(least, std::min(number.max, most_of_a_ground_number)));
  }
  return numbers;
}

/// Between some zones that lie beside each other, a border of any kind that a GM may draw.
void draw_borders(const Schema& schema, State& state, Chance& chance) {
  std::vector<const RelationSchema*> kinds;
  for (const RelationSchema& relation : schema.relations)
    if (!relation.line.empty()) kinds.push_back(&relation);
  const Scene& scene = state.scenes.front();
  const auto draw = [&](Cell a, Cell b) {
    if (!inside(scene, b) || kinds.empty() || !chance.one_in(3)) return;
    const RelationSchema& kind = *chance.one_of(kinds);
    const auto [from, to] = border_ends(scene.id, a, b);
    state.relations.push_back({{state.relations.size() + 1},
                               Key(kind.key),
                               from,
                               to,
                               random_numbers(kind.numbers, chance),
                               chance.one_in(8)});
  };
  for (Cell cell{0, 0}; cell.row < scene.rows; ++cell.row)
    for (cell.column = 0; cell.column < scene.columns; ++cell.column) {
      draw(cell, {cell.column + 1, cell.row});
      draw(cell, {cell.column, cell.row + 1});
    }
}

/// What has befallen the things it has, and how it knows what it knows.
void wear_out(const System& system, const Setting& setting, Creature& creature, Chance& chance) {
  std::vector<NumberSchema> of_items;
  for (const NumberSchema& number : system.schema().numbers)
    if (number.owner == Ref::Kind::item) of_items.push_back(number);
  for (Item& item : creature.items) {
    if (!chance.one_in(8)) continue;
    const Numbers befallen = random_numbers(of_items, chance);
    for (const auto& [key, value] : befallen.all()) item.numbers.set(key, value);
  }
  for (Feature& feature : creature.features)
    for (const Key mark : setting.marks)
      if (chance.one_in(8)) feature.data.set(mark, 1);
}

void add_house_rules(const Schema& schema, Campaign& campaign, Chance& chance) {
  for (const HouseRuleSchema& one : schema.house_rules) {
    if (!chance.one_in(3)) continue;
    const bool words = !one.values.empty();
    campaign.house_rules.set(
        Key(one.key),
        chance.between(words ? 0 : one.min, words ? static_cast<std::int64_t>(one.values.size()) - 1 : one.max));
  }
}

}  // namespace

bool is_down(const Setting& setting, const Creature& creature) {
  return std::any_of(creature.conditions.begin(), creature.conditions.end(), [&](const Condition& one) {
    return std::find(setting.down.begin(), setting.down.end(), one.key) != setting.down.end();
  });
}

Setting read_setting(const std::string& system) {
  const std::string file = "tests/rules/" + system + "/fair.toml";
  const auto draft = codec::read_toml_file(std::filesystem::path(FT_ROOT) / file, file);
  if (!draft) throw CaseError(0, codec::sentence(draft.error().front()));
  Setting setting;
  setting.begin = Key(field<std::string>(*draft, "begin"));
  setting.end = Key(field<std::string>(*draft, "end"));
  setting.harms = words(*draft, "harms");
  setting.nears = words(*draft, "nears");
  setting.seldom = words(*draft, "seldom");
  setting.pauses = words(*draft, "pauses");
  setting.pass = Key(field<std::string>(*draft, "pass"));
  setting.down = words(*draft, "down");
  for (const Draft& more : field<Draft::List>(*draft, "more"))
    setting.more.push_back(
        {Key(field<std::string>(more, "field")), words(more, "of_kinds"), field<bool>(more, "everything")});
  setting.by_cases = words(*draft, "by_cases");
  setting.marks = words(*draft, "marks");
  for (const Key grid : words(*draft, "grids")) setting.grids.push_back(grid_called(grid));
  return setting;
}

namespace {

/// Bare ground as large, where the GM takes people.
Scene scene_beside(Scene scene) {
  scene.id = {scene.id.value + 1};
  scene.name = "Elsewhere";
  scene.terrain = {};
  return scene;
}

State drawn_state(const System& system, const Setting& setting, Chance& chance) {
  State state;
  const Scene arena = random_scene(system, setting, chance);
  state.scenes = {arena, scene_beside(arena)};
  const Scene& scene = state.scenes.front();
  state.campaign.shown = scene.id;
  if (scene.grid == Scene::Grid::zones) draw_borders(system.schema(), state, chance);
  add_house_rules(system.schema(), state.campaign, chance);

  const auto records = system.content().all(Key("creature"));
  const std::uint64_t count = chance.one_in(4) ? chance.between(3, 8) : chance.between(2, 4);
  std::set<Cell> taken;
  while (state.creatures.size() < count) {
    const CreatureId id{state.creatures.size() + 1};
    Creature creature = system.make_creature(enriched(system, setting, *chance.one_of(records), chance), state.campaign,
                                             id, id.value << 16);
    creature.name += " " + std::to_string(id.value);
    const auto is_foe = [&](const Creature& one) {
      return !state.creatures.empty() && one.side != state.creatures.front().side;
    };
    const bool second_side_missing = std::none_of(state.creatures.begin(), state.creatures.end(), is_foe);
    if (state.creatures.size() + 1 == count && second_side_missing && !is_foe(creature)) continue;
    wear_out(system, setting, creature, chance);
    creature.scene = scene.id;
    const bool zones = scene.grid == Scene::Grid::zones;
    Cell cell = somewhere(scene, chance);
    while (zones ? !open_zone(scene, cell) : !taken.insert(cell).second) cell = somewhere(scene, chance);
    creature.place = zones ? Place::in_zone(cell) : Place::at(cell);
    creature.hidden = !second_side_missing && is_foe(creature) && chance.one_in(6);
    creature.facing = facing_of(scene, static_cast<std::int32_t>(chance.below(directions(scene).size())));
    if (creature.side == Key("heroes")) creature.seats = {{chance.one_in(3) ? 1 : id.value}};
    state.creatures.push_back(std::move(creature));
  }
  return state;
}

/// Whether the first could get to all others; of maps without zones it is taken for granted.
bool within_reach(const System& system, const State& state) {
  const World world(state);
  const Creature& first = state.creatures.front();
  const auto reached = system.reachable_zones(View::full(world), first.id);
  return std::all_of(state.creatures.begin(), state.creatures.end(), [&](const Creature& other) {
    return other.place.kind != Place::Kind::zone || other.place.cell == first.place.cell ||
           std::any_of(reached.begin(), reached.end(),
                       [&](const ReachableZone& zone) { return zone.cell == other.place.cell && zone.turns > 0; });
  });
}

}  // namespace

/// Mostly one in which the sides can get at each other.
State random_state(const System& system, const Setting& setting, Chance& chance) {
  State state = drawn_state(system, setting, chance);
  while (!within_reach(system, state) && !chance.one_in(20)) state = drawn_state(system, setting, chance);
  return state;
}

void build_walls(Scene& scene, Chance& chance) {
  if (scene.grid == Scene::Grid::zones) return;
  std::vector<Wall> walls;
  std::vector<DoorState> doors;
  const auto build = [&](Cell a, Cell b) {
    if (!inside(scene, b) || !chance.one_in(6)) return;
    const MapPoint from = center_of(scene.grid, a), to = center_of(scene.grid, b);
    const MapPoint middle{(from.x + to.x) / 2, (from.y + to.y) / 2}, along{(from.y - to.y) / 2, (to.x - from.x) / 2};
    walls.push_back({.id = {walls.size() + 1},
                     .line = {{middle.x - along.x, middle.y - along.y}, {middle.x + along.x, middle.y + along.y}},
                     .sight = static_cast<Blocking>(chance.below(3)),
                     .blocks_from = chance.one_in(4) ? Side::left : Side::both,
                     .door = static_cast<Wall::Door>(chance.below(3))});
    doors.push_back({walls.back().id, static_cast<DoorState::Is>(chance.below(3))});
  };
  for (std::int32_t row = 0; row < scene.rows; ++row)
    for (std::int32_t column = 0; column < scene.columns; ++column)
      for (const Cell next : {Cell{column + 1, row}, Cell{column, row + 1}})
        build(cell_at_offset(scene, {column, row}), cell_at_offset(scene, next));
  scene.walls.set(walls);
  for (const DoorState& door : doors) scene.walls.set_door(door);
}

}  // namespace ft::fair
