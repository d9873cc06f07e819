// Opening and closing doors.
#include "rules/kernel/doors.hpp"

#include <algorithm>

#include "rules/kernel/knowledge/fog.hpp"
#include "rules/kernel/maps/cell_points.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/names.hpp"
#include "rules/kernel/resolution/able_to_act.hpp"

namespace ft::rules {

namespace {

constexpr std::int32_t reach = square_units;           // from the middle of a cell: a door up to one step away
constexpr std::int32_t in_the_way = square_units / 3;  // a creature this near stands in the door

/// A door of a map as a viewer knows it. Valid as long as their view.
struct DoorOf {
  const Scene& scene;
  const Wall& wall;
};

/// Whether a door comes that near to the middles of a creature's cells, along both axes, or lies between them.
bool is_near(const DoorOf& door, const Creature& creature, std::int32_t distance) {
  if (creature.place.kind != Place::Kind::cell) return false;
  MapPoint low{farthest_point, farthest_point}, high{-farthest_point, -farthest_point};
  for (const Cell cell : footprint(door.scene, creature.place.cell, creature.size)) {
    const MapPoint middle = center_of(door.scene.grid, cell);
    low = {std::min(low.x, middle.x), std::min(low.y, middle.y)};
    high = {std::max(high.x, middle.x), std::max(high.y, middle.y)};
  }
  return meets_box(door.wall.line, {low.x - distance, low.y - distance}, {high.x + distance, high.y + distance});
}

/// Whether it is a door to this viewer, and they see it.
bool is_door_to(const View& view, const DoorOf& door) {
  return is_revealed(door.scene, view.viewer(), door.wall) && is_door_to(door.scene, view.viewer(), door.wall);
}

DoorOf required_door(Resolution& r, const View& view) {
  const Creature& actor = r.world().creature(r.actor());
  const Scene* scene = r.world().find(actor.scene);
  const Scene* map = scene ? &view.map(scene->id) : nullptr;
  const Ref* named = r.field("door"_k).as<Ref>();
  const Wall* wall =
      map && named && *named == Ref(map->id, named->fixture()) ? map->walls.find(named->fixture()) : nullptr;
  r.require(wall && is_door_to(view, {*map, *wall}), {"E_NO_SUCH"_k, {{"field"_k, "door"_k}}, {}});
  r.require(is_near({*map, *wall}, actor, reach), {"E_DOOR_FAR"_k, {}, {}});
  require_able(r, "E_DOOR_UNABLE"_k, "E_DOOR_TURN"_k);
  return {*map, *wall};
}

DoorState::Is state_now(const Resolution& r, const DoorOf& door) {
  return r.world().scene(door.scene.id).walls.door(door.wall.id);
}

void set_door(Resolution& r, const DoorOf& door, DoorState::Is state, Key text) {
  r.emit(DoorSet{door.scene.id, {door.wall.id, state}});
  log_line(r, text, {{"who"_k, r.actor()}}, {});
}

}  // namespace

void open_door(Resolution& r) {
  const View view = r.known();
  const DoorOf door = required_door(r, view);
  r.require(!door.scene.walls.is_open(door.wall), {"E_DOOR_STAYS"_k, {}, {}});
  const DoorState::Is is = state_now(r, door);
  r.require(is != DoorState::Is::open, {"E_DOOR_STAYS"_k, {}, {}});
  r.require(is != DoorState::Is::locked, {"E_DOOR_LOCKED"_k, {}, {}});
  set_door(r, door, DoorState::Is::open, "opens_door"_k);
}

void close_door(Resolution& r) {
  const View view = r.known();
  const DoorOf door = required_door(r, view);
  const bool is_open = door.scene.walls.is_open(door.wall) && state_now(r, door) == DoorState::Is::open;
  r.require(is_open, {"E_DOOR_STAYS"_k, {}, {}});
  for (const Creature* other : view.in_scene(door.scene.id))
    r.require(!is_near(door, *other, in_the_way), {"E_DOOR_BLOCKED"_k, {{"who"_k, other->id}}, {}});
  set_door(r, door, DoorState::Is::closed, "closes_door"_k);
}

std::vector<Params> door_forms(const View& view, CreatureId id, Key action) {
  const Creature* creature = view.find(id);
  std::vector<Params> forms;
  if (!creature || !view.world().find(creature->scene)) return forms;
  const Scene& map = view.map(creature->scene);
  for (const Wall& wall : map.walls.with_doors()) {
    const DoorOf door{map, wall};
    if (is_door_to(view, door) && map.walls.is_open(wall) == (action == "close_door"_k) &&
        is_near(door, *creature, reach))
      forms.push_back({{"door"_k, Ref(map.id, wall.id)}});
  }
  return forms;
}

}  // namespace ft::rules
