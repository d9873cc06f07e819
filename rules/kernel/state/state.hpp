// The state of a campaign as one generic value that every system shares (law R10). What a number means is the schema's.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/kernel/state/fixture_list.hpp"
#include "rules/kernel/state/fog.hpp"
#include "rules/kernel/state/map_memory.hpp"
#include "rules/kernel/values/ids.hpp"
#include "rules/kernel/values/numbers.hpp"
#include "rules/kernel/values/place.hpp"

namespace ft::rules {

/// When something ends. unit: a duration of the schema (rounds, end_of_turn, until_rest ...); none: when removed.
struct Duration {
  Key unit;
  std::int64_t left = 0;  // in units; what is left, never a point in time (law T10)
  Ref counts_turns_of;    // the creature whose turns count, when the unit needs one
  bool operator==(const Duration&) const = default;
};

/// A change to one number or roll while a condition lasts.
struct Modifier {
  Key target;  // a number, or a kind of roll, of the schema
  std::int64_t value = 0;
  Key when;  // a word of the schema that limits it, or none
  bool operator==(const Modifier&) const = default;
};

/// A condition, effect, intent or clock on its owner. Several of one key may stand side by side with other sources.
struct Condition {
  ConditionId id;
  Key key;
  Ref source;          // the creature or thing that caused it
  Key source_key;      // the technique, item or rule it came from
  ConditionId parent;  // ends with it; none for most
  Duration ends;
  Numbers data;
  std::vector<Modifier> modifiers;
  bool gm_only = false;
  bool operator==(const Condition&) const = default;
};

/// A relation between two things with its own lifetime: grapples, guards, aim, clusters, hidden-from. Between two
/// cells: a border.
struct Relation {
  RelationId id;
  Key key;
  Ref from;
  Ref to;
  Numbers data;
  bool gm_only = false;
  bool operator==(const Relation&) const = default;
};

/// Something a creature knows or can do: a technique, an ability, a tag of knowledge.
struct Feature {
  Key key;
  Numbers data;
  bool operator==(const Feature&) const = default;
};

/// An item with state. kind: its content record. placement: held, worn, pack, ground ... of the schema.
struct Item {
  ItemId id;
  Key kind;
  Key placement;
  Place place;  // when it lies in a scene
  Numbers numbers;
  bool operator==(const Item&) const = default;
};

/// Anything with a sheet; its place is its token. The first members fill one cache line: searches among creatures read
/// only them.
struct Creature {
  CreatureId id;
  SceneId scene;
  Place place;
  std::int32_t size = 1;  // width in cells
  bool hidden = false;    // GM only
  EncounterId encounter;
  Key side;                   // creatures of one side are allies
  Key record;                 // the content record it was made from, or none
  std::vector<SeatId> seats;  // its players; empty: the GM
  std::string name;
  std::string picture;      // asset hash, name of an icon, or none
  std::int32_t facing = 0;  // degrees clockwise from the top of the map; its direction: facing.hpp
  Numbers numbers;
  std::vector<Condition> conditions;  // as they arose
  std::vector<Feature> features;
  std::vector<Item> items;
  bool operator==(const Creature&) const = default;
};

/// A picture under the grid. Pixels of the picture; the grid's first cell starts at the offset.
struct MapPicture {
  std::string asset;  // hash; empty: an empty board
  std::int32_t width_px = 0, height_px = 0;
  std::int32_t cell_milli_px = 64000;  // width of a cell in 1/1000 pixel of the picture
  std::int32_t offset_x_milli_px = 0, offset_y_milli_px = 0;
  std::string tiles = {};  // as players know a map with fog: tiles_version, and no asset. Never stored
  bool operator==(const MapPicture&) const = default;
};

/// A map. Zones: a board of squares, each one location of no fixed size (see zones.hpp). Gridless: rules count in squares that
/// are not drawn, and creatures and things stand anywhere in theirs (`Place::shift`).
struct Scene {
  enum class Grid : std::uint8_t { square, hex_rows, hex_columns, gridless, zones };
  SceneId id;
  std::string name;
  Grid grid = Grid::square;
  std::int32_t columns = 30, rows = 20;
  Length cell = metres(1);
  MapPicture picture;
  SceneTerrain terrain;
  std::vector<Item> items;       // lying about
  std::vector<Condition> areas;  // persistent areas; their cells are in data or relations
  Numbers numbers;
  SceneWalls walls = {};
  VisionMode vision_mode = VisionMode::open;
  std::vector<RevealedArea> revealed = {};  // by creature; none is empty
  std::int32_t darkness = 0;  // of a map with vision, where no light is: 0 bright, 5 dim ... 10 pitch dark
  SceneLights lights = {};
  std::vector<Ghost> ghosts = {};  // of a map with vision; sorted (see `remember`)
  SceneNotes notes = {};
  std::string folder = {};               // of the GM's list of scenes; empty: none
  bool archived = false;                 // put away: it cannot be shown
  std::vector<MapMemory> memories = {};  // of a map with vision; sorted (see `remember`)
  SceneRegions regions = {};
  bool grid_hidden = false;  // no lines between cells are drawn: the picture has its own, or needs none
  // As players know a map with vision, never stored: what they see of it now, and what of that is lit brightly or dimly if it is dark.
  Raster seen = {}, bright = {}, dim = {};
  /// Whether its cells are squares, drawn or not.
  [[nodiscard]] bool has_squares() const { return grid == Grid::square || grid == Grid::gridless; }
  bool operator==(const Scene&) const = default;
};

/// A fight or other conflict with its own clock and turn order.
struct Encounter {
  EncounterId id;
  SceneId scene;
  Key phase;
  std::int32_t round = 0;
  std::vector<CreatureId> order;  // participants in acting order
  CreatureId turn;                // whose turn it is, or none
  std::int64_t clock_s = 0;
  Numbers numbers;
  std::vector<Condition> conditions;
  bool operator==(const Encounter&) const = default;
};

/// How a table treats a refusal that is a rule (law R12).
enum class Strictness : std::uint8_t { forbid, warn, off };

/// A custom record of the campaign. It replaces the rulebook's of that kind and id.
struct CustomRecord {
  Key kind, id;
  std::string text;      // TOML as in content files; empty: the rulebook's
  bool removed = false;  // retired: no longer offered; owners keep it
  bool operator==(const CustomRecord&) const = default;
};

struct Campaign {
  SceneId shown;  // the scene players see
  std::int64_t clock_s = 0;
  Numbers house_rules;  // house rules: value or symbol by key; absent: the schema's default
  Numbers strictness;   // by refusal code; absent: forbid
  Numbers numbers;
  std::vector<CustomRecord> records = {};  // in the order they were first written
  bool operator==(const Campaign&) const = default;
};

/// Everything at a table that rules may read. A value: stored, copied, compared.
struct State {
  Campaign campaign;
  std::vector<Creature> creatures;    // by id
  std::vector<Scene> scenes;          // by id
  std::vector<Encounter> encounters;  // by id
  std::vector<Relation> relations;    // as they arose
  bool operator==(const State&) const = default;
};

}  // namespace ft::rules
