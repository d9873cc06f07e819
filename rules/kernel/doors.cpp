// Opening and closing doors.
#include "rules/kernel/doors.hpp"

#include <algorithm>

#include "rules/kernel/maps/cell_points.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/names.hpp"

namespace ft::rules {

namespace {

constexpr std::int32_t reach = square_units;           // from the middle of a cell: what lies up to one step away
constexpr std::int32_t in_the_way = square_units / 3;  // as near to a door stands who is in it

/// Whether a door comes that near to the middle of a cell of a creature's footprint, along both axes.
bool is_near(const Scene& scene, const Creature& creature, const Wall& door, std::int32_t distance) {
  if (creature.place.kind != Place::Kind::cell) return false;
  return std::ranges::any_of(footprint(scene, creature.place.cell, creature.size), [&](Cell cell) {
    const MapPoint middle = center_of(scene.grid, cell);
    return meets_box(door.line, {middle.x - distance, middle.y - distance}, {middle.x + distance, middle.y + distance});
  });
}

/// Whether it is a door to this viewer: a secret one only while it is open.
bool is_door_to(const View& view, const Scene& scene, const Wall& wall) {
  return wall.door == Wall::Door::door ||
         (wall.door == Wall::Door::secret && (view.viewer().is_gm() || scene.walls.is_open(wall)));
}

const Wall& required_door(Resolution& r) {
  const Creature& actor = r.world().creature(r.actor());
  const Scene* scene = r.world().find(actor.scene);
  const Ref named = *r.field("door"_k).as<Ref>();
  const Wall* wall = scene && SceneId{named.within} == scene->id ? scene->walls.find(named.fixture()) : nullptr;
  r.require(wall && is_door_to(r.known(), *scene, *wall), {"E_NO_SUCH"_k, {{"field"_k, "door"_k}}, {}});
  r.require(is_near(*scene, actor, *wall, reach), {"E_DOOR_FAR"_k, {}, {}});
  const Encounter* encounter = r.world().encounter_of(actor.id);
  r.require(!encounter || encounter->turn == actor.id, {"E_DOOR_TURN"_k, {}, {}});
  return *wall;
}

void set_door(Resolution& r, FixtureId door, DoorState::Is state, Key text) {
  const SceneId scene = r.world().creature(r.actor()).scene;
  r.emit(DoorSet{scene, {door, state}});
  log_line(r, text, {{"who"_k, r.actor()}}, {});
}

}  // namespace

void open_door(Resolution& r) {
  const Wall& door = required_door(r);
  const DoorState::Is is = r.world().scene(r.world().creature(r.actor()).scene).walls.door(door.id);
  r.require(is != DoorState::Is::open, {"E_DOOR_STAYS"_k, {}, {}});
  r.require(is != DoorState::Is::locked, {"E_DOOR_LOCKED"_k, {}, {}});
  set_door(r, door.id, DoorState::Is::open, "opens_door"_k);
}

void close_door(Resolution& r) {
  const Wall& door = required_door(r);
  const Scene& scene = r.world().scene(r.world().creature(r.actor()).scene);
  r.require(scene.walls.is_open(door), {"E_DOOR_STAYS"_k, {}, {}});
  for (const Creature* other : r.known().in_scene(scene.id))
    r.require(!is_near(scene, *other, door, in_the_way), {"E_DOOR_BLOCKED"_k, {{"who"_k, other->id}}, {}});
  set_door(r, door.id, DoorState::Is::closed, "closes_door"_k);
}

std::vector<Params> door_forms(const View& view, CreatureId id, Key action) {
  const Creature* creature = view.find(id);
  const Scene* scene = creature ? view.world().find(creature->scene) : nullptr;
  std::vector<Params> forms;
  if (!scene) return forms;
  for (const Wall& wall : scene->walls.all())
    if (is_door_to(view, *scene, wall) && scene->walls.is_open(wall) == (action == "close_door"_k) &&
        is_near(*scene, *creature, wall, reach))
      forms.push_back({{"door"_k, Ref(scene->id, wall.id)}});
  return forms;
}

}  // namespace ft::rules
