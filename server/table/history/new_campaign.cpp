#include "server/table/history/new_campaign.hpp"

#include <algorithm>

#include "rules/kernel/maps/areas.hpp"
#include "rules/kernel/maps/hexes.hpp"
#include "rules/kernel/movement/zones.hpp"
#include "rules/kernel/values/assert.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

Scene scene_from(const codec::SampleScene& sample, SceneId id, const System& system,
                 const std::map<std::string, std::string>& assets) {
  Scene scene;
  scene.id = id;
  scene.name = sample.name;
  scene.grid = sample.grid;
  scene.columns = sample.columns;
  scene.rows = sample.rows;
  scene.cell = system.schema().cell;
  if (const auto asset = assets.find(sample.picture); asset != assets.end()) {
    scene.picture.asset = asset->second;
    scene.picture.width_px = sample.picture_width_px;
    scene.picture.height_px = sample.picture_height_px;
    scene.picture.cell_milli_px = sample.cell_px * 1000;
    scene.picture.offset_x_milli_px = sample.offset_x_px * 1000;
    scene.picture.offset_y_milli_px = sample.offset_y_px * 1000;
  }
  scene.vision_mode = sample.vision;
  scene.darkness = sample.darkness;
  return scene;
}

/// The walls, doors and lights of a sample. last: the id that was given last.
void set_fixtures(Scene& scene, const codec::SampleScene& sample, Length unit, std::uint64_t& last) {
  std::vector<Wall> walls;
  std::vector<DoorState> doors;
  for (const codec::SampleWall& wanted : sample.walls) {
    for (std::size_t i = 1; i < wanted.line.size(); ++i)
      walls.push_back(
          {.id = {++last}, .line = {wanted.line[i - 1], wanted.line[i]}, .sight = wanted.sight, .door = wanted.door});
    doors.push_back({walls.back().id, wanted.state});
  }
  scene.walls.set(walls);
  for (const DoorState& door : doors) scene.walls.set_door(door);

  std::vector<Light> lights;
  for (const codec::SampleLight& wanted : sample.lights)
    lights.push_back({.id = {++last},
                      .at = wanted.at,
                      .bright = {wanted.bright * unit.tenth_mm},
                      .dim = {wanted.dim * unit.tenth_mm},
                      .color = wanted.color,
                      .glow = wanted.glow,
                      .off = wanted.off});
  scene.lights.set(lights);
}

TerrainSet ground_from(const codec::SampleScene& sample, const Scene& scene) {
  TerrainSet set{scene.id, {}};
  for (const codec::SampleGround& ground : sample.ground) {
    CellTerrain terrain{ground.blocks_move, ground.blocks_sight, ground.difficult, {}, ground.name};
    for (const auto& [key, value] : ground.numbers) terrain.numbers.set(Key(key), value);
    for (const Cell cell : ground.cells) set.runs.push_back({cell_at_offset(scene, cell), 1, terrain});
  }
  return set;
}

/// A border of a sample, where its kind is one of the rulebook's.
std::optional<Relation> border_from(const codec::SampleBorder& sample, SceneId scene, std::uint64_t number,
                                    const System& system) {
  const auto& kinds = system.schema().relations;
  const bool known = std::any_of(kinds.begin(), kinds.end(), [&](const RelationSchema& kind) {
    return kind.key == sample.kind && !kind.line.empty();
  });
  if (!known) return std::nullopt;
  const auto [from, to] = border_ends(scene, sample.from, sample.to);
  Relation border{{number}, Key(sample.kind), from, to, {}, sample.hidden};
  for (const auto& [key, value] : sample.numbers) border.data.set(Key(key), value);
  return border;
}

/// Samples count columns and rows as they are on screen.
Place place_in(const Scene& scene, Cell cell, std::int32_t level) {
  return scene.grid == Scene::Grid::zones ? Place::in_zone(cell, level) : Place::at(cell_at_offset(scene, cell));
}

/// A thing of a sample, where its kind is one of the rulebook's, and so is how it lies.
std::optional<Item> item_from(const codec::SampleItem& sample, Place place, ItemId id, const System& system) {
  const Key kind(sample.kind);
  const auto& kinds = system.schema().records;
  const bool known = std::any_of(kinds.begin(), kinds.end(), [&](const RecordSchema& record) {
    return record.is_item && system.content().find(Key(record.kind), kind);
  });
  if (!known || !system.names().has(Key(sample.placement))) return std::nullopt;
  Item item{id, kind, Key(sample.placement), place, system.initial_numbers(kind)};
  for (const auto& [key, value] : sample.numbers) item.numbers.set(Key(key), value);
  return item;
}

}  // namespace

State empty_state(const System& system) {
  State state;
  Scene scene;
  scene.id = {1};
  scene.name = "Scene";
  scene.cell = system.schema().cell;
  const auto& kinds = system.schema().relations;
  const bool has_borders = std::any_of(kinds.begin(), kinds.end(), [](const auto& kind) { return !kind.line.empty(); });
  if (has_borders) {
    scene.grid = Scene::Grid::zones;
    scene.columns = scene.rows = 5;
  }
  state.campaign.shown = scene.id;
  state.scenes.push_back(std::move(scene));
  return state;
}

std::expected<State, codec::Problems> sample_state(const System& system, const codec::Sample& sample,
                                                   const std::map<std::string, std::string>& assets) {
  State state;
  codec::Problems problems;
  std::uint64_t next = 0, borders = 0, things = 0, fixtures = 0;
  for (std::size_t i = 0; i < sample.scenes.size(); ++i) {
    Scene board = scene_from(sample.scenes[i], {i + 1}, system, assets);
    set_fixtures(board, sample.scenes[i], unit_of(system.schema(), board), fixtures);
    const SceneId scene = board.id;
    fold(state, SceneAdded{board});
    fold(state, ground_from(sample.scenes[i], board));
    for (const codec::SampleBorder& wanted : sample.scenes[i].borders) {
      const auto border = border_from(wanted, scene, ++borders, system);
      if (border)
        fold(state, RelationMade{*border});
      else
        problems.push_back({sample.name, 0, "border.kind", "a border of the rulebook, not " + wanted.kind});
    }
    for (const codec::SampleItem& wanted : sample.scenes[i].items) {
      auto item = item_from(wanted, place_in(board, wanted.cell, 0), {++things}, system);
      if (item)
        fold(state, ItemGained{scene, std::move(*item)});
      else
        problems.push_back({sample.name, 0, "item.kind", "a thing of the content, not " + wanted.kind});
    }
    for (const codec::SampleCreature& wanted : sample.scenes[i].creatures) {
      auto creature = creature_from(system, Key(wanted.record), state.campaign, {next + 1});
      if (!creature) {
        problems.push_back({sample.name, 0, "creature.record", "a creature of the content, not " + wanted.record});
        continue;
      }
      ++next;
      if (!wanted.name.empty()) creature->name = wanted.name;
      creature->side = Key(wanted.side);
      creature->scene = scene;
      creature->place = place_in(board, wanted.cell, wanted.level);
      creature->facing = wanted.facing;
      creature->hidden = wanted.hidden;
      for (const auto& [key, value] : wanted.numbers) creature->numbers.set(Key(key), value);
      fold(state, CreatureAdded{std::move(*creature)});
    }
  }
  if (!problems.empty()) return std::unexpected(std::move(problems));
  if (!state.scenes.empty()) state.campaign.shown = state.scenes.front().id;
  return state;
}

std::optional<Creature> creature_from(const System& system, Key record, const Campaign& campaign, CreatureId id) {
  if (const Record* creature = system.content().find("creature"_k, record))
    return system.make_creature(*creature, campaign, id, first_item_of(id));
  if (const Record* hero = system.content().find("hero"_k, record)) {
    Creature creature = system.make_hero(*hero, campaign, id, first_item_of(id)).creature;
    creature.record = record;
    return creature;
  }
  return std::nullopt;
}

namespace {

/// As long as those of IdSource::next_fixture.
void draw_fixture_ids(Scene& scene, const std::function<std::uint64_t()>& draw) {
  const auto drawn = [&] { return FixtureId{draw() << 21 | draw() >> 10}; };
  std::vector<Wall> walls(scene.walls.all().begin(), scene.walls.all().end());
  std::vector<DoorState> doors;
  for (Wall& wall : walls) {
    doors.push_back({drawn(), scene.walls.door(wall.id)});
    wall.id = doors.back().wall;
  }
  scene.walls = {};
  scene.walls.set(walls);
  for (const DoorState& door : doors) scene.walls.set_door(door);
  std::vector<Light> lights(scene.lights.all().begin(), scene.lights.all().end());
  for (Light& light : lights) light.id = drawn();
  scene.lights = {};
  if (!lights.empty()) scene.lights.set(lights);
}

}  // namespace

State with_drawn_ids(State state, const std::function<std::uint64_t()>& draw) {
  const bool borders_alone = std::none_of(state.relations.begin(), state.relations.end(), [](const Relation& relation) {
    return relation.from.kind != Ref::Kind::cell || relation.to.kind != Ref::Kind::cell;
  });
  FT_ASSERT(borders_alone && state.encounters.empty(), "a campaign begins before anything has happened");
  State drawn = state;
  drawn.creatures.clear();
  for (Scene& scene : drawn.scenes) {
    scene.items.clear();
    draw_fixture_ids(scene, draw);
  }
  for (Scene& scene : state.scenes)
    for (Item& thing : scene.items) {
      thing.id = {first_item_of({draw()})};
      fold(drawn, ItemGained{scene.id, std::move(thing)});
    }
  for (Creature& creature : state.creatures) {
    creature.id = {draw()};
    std::uint64_t item = first_item_of(creature.id);
    for (Item& thing : creature.items) thing.id = {item++};
    fold(drawn, CreatureAdded{std::move(creature)});
  }
  return drawn;
}

Events founding_events(const State& state) {
  Events events;
  for (const Scene& scene : state.scenes) events.emplace_back(SceneAdded{scene});
  if (state.campaign.shown) events.emplace_back(SceneShown{state.campaign.shown});
  for (const auto& [key, value] : state.campaign.house_rules.all()) events.emplace_back(HouseRuleSet{key, value});
  for (const auto& [key, value] : state.campaign.strictness.all())
    events.emplace_back(StrictnessSet{key, static_cast<Strictness>(value)});
  for (const Creature& creature : state.creatures) events.emplace_back(CreatureAdded{creature});
  for (const Relation& relation : state.relations) events.emplace_back(RelationMade{relation});
  for (const Encounter& encounter : state.encounters) events.emplace_back(EncounterStarted{encounter});
  return events;
}

}  // namespace ft::table
