// Things as a viewer who is no GM is shown them.
#include <algorithm>

#include "rules/kernel/knowledge/remembered_map.hpp"
#include "rules/kernel/maps/areas.hpp"
#include "rules/kernel/maps/tiles_version.hpp"
#include "rules/kernel/names.hpp"
#include "rules/kernel/projection/disclosed_health.hpp"
#include "rules/kernel/projection/projector.hpp"
#include "rules/kernel/state/scene_frame.hpp"

namespace ft::rules {

namespace {
constexpr Ref unknown_creature{Ref::Kind::creature, 0};  // no creature has this id

template <class Is>
std::vector<TerrainRun> cells_among(const std::vector<TerrainRun>& runs, const Is& is) {
  std::vector<TerrainRun> cells;
  for (const TerrainRun& run : runs)
    for (std::int32_t row = 0; row < run.cells; ++row)
      if (const Cell cell{run.first.column, run.first.row + row}; is(cell)) cells.push_back({cell, 1, run.terrain});
  return cells;
}
}  // namespace

Condition Projector::redact(Condition condition) const {
  if (!known(condition.source)) condition.source = {};
  if (!known(condition.ends.counts_turns_of)) condition.ends.counts_turns_of = {};
  return condition;
}

Condition Projector::redact(const Sight& sight, Condition area) const {
  const Scene& scene = sight.scene();
  Area lies = area_of(area);
  if (!has_fog(scene) || !lies.center || sight.sees(*lies.center)) return area;
  const std::vector<Cell> cells = cells_of(scene, lies, unit_of(system_.schema(), scene));
  const auto seen = std::ranges::find_if(cells, [&](Cell cell) { return sight.sees(cell); });
  if (seen != cells.end()) lies.center = *seen;
  lies.radius = 0;
  put_area(area, lies);
  return area;
}

Condition Projector::redact(Ref on, Condition condition) const {
  const Scene* scene = on.kind == Ref::Kind::scene ? scene_in(state_, {on.id}) : nullptr;
  condition = redact(std::move(condition));
  return scene ? redact(sight_of(*scene), std::move(condition)) : condition;
}

std::optional<Numbers::Entry> Projector::health_of(const Creature& creature) const {
  if (may_read(creature, system_.health_number())) return std::nullopt;
  if (!world_) world_.emplace(state_);
  return health_as_disclosed(system_, *world_, creature);
}

std::optional<NumberSet> Projector::health_set(NumberSet set, const Creature& creature) const {
  if (!is_health(system_, set.key)) return std::nullopt;
  const auto now = health_of(creature);
  Creature past = creature;
  past.numbers.set(set.key, set.before);
  const auto then = health_of(past);
  if (!now || (now == then && set.before != 0)) return std::nullopt;  // before 0 it may have been none
  return NumberSet{set.owner, now->first, now->second, then ? then->second : 0};
}

Creature Projector::redact(Creature creature) const {
  Numbers numbers;
  for (const auto& [key, value] : creature.numbers.all())
    if (may_read(creature, key)) numbers.set(key, value);
  if (const auto disclosed = health_of(creature)) numbers.set(disclosed->first, disclosed->second);
  std::erase_if(creature.conditions, [&](const Condition& c) { return !may_see(creature, c); });
  for (Condition& condition : creature.conditions) condition = redact(std::move(condition));
  std::erase_if(creature.items, [&](const Item& item) { return !may_see(creature, item); });
  for (Item& item : creature.items) item = redact(&creature, std::move(item));
  if (!allowed(Visibility::side, creature)) creature.features.clear();
  creature.numbers = std::move(numbers);
  creature.hidden = false;
  return creature;
}

Item Projector::redact(const Creature* owner, Item item) const {
  while (const auto number = concealing(owner, item)) item.numbers.remove(*number);
  return item;
}

Item Projector::redact(Ref owner, Item item) const {
  return redact(creature_in(state_, owner.creature()), std::move(item));
}

std::vector<CreatureId> Projector::redact(std::vector<CreatureId> order) const {
  std::erase_if(order, [&](CreatureId id) { return !known(id); });
  return order;
}

std::vector<Condition> Projector::redact(std::vector<Condition> conditions) const {
  std::erase_if(conditions, [&](const Condition& condition) { return !may_see(condition); });
  for (Condition& condition : conditions) condition = redact(std::move(condition));
  return conditions;
}

Numbers Projector::redact(const Numbers& numbers) const {
  Numbers open;
  for (const auto& [key, value] : numbers.all())
    if (may_read(key)) open.set(key, value);
  return open;
}

Scene Projector::redact(const Scene& whole) const {
  const Sight& sight = sight_of(whole);
  const std::optional<Scene> remembered = remembered_map(whole, viewer_);
  const Scene& map = remembered ? *remembered : whole;
  Scene scene;  // not a copy: of maps with vision most is not for the viewer
  scene.id = whole.id;
  copy_frame(whole, scene);
  scene.folder.clear();
  scene.archived = false;
  scene.picture = picture_of(whole);
  if (scene.vision_mode != VisionMode::vision) scene.darkness = 0;
  scene.numbers = redact(whole.numbers);
  for (const Condition& area : whole.areas)
    if (sees_area(sight, area) && may_see(area)) scene.areas.push_back(redact(sight, redact(area)));
  for (const Item& item : whole.items)
    if (is_found(sight, item)) scene.items.push_back(redact(nullptr, item));
  scene.terrain = revealed_terrain(map, viewer_);
  scene.walls = walls_of(map);
  for (const RevealedArea& area : whole.revealed)
    if (is_for(whole, area)) scene.revealed.push_back(area);
  scene.ghosts = ghosts_of(whole, sight);
  if (const std::vector<Light> lights = sight.lights(); !lights.empty()) scene.lights.set(lights);
  scene.notes = notes_of(whole);
  const LitArea lit = sight.lit();
  scene.seen = sight.seen();
  scene.bright = lit.bright;
  scene.dim = lit.dim - lit.bright;
  return scene;
}

std::vector<Ghost> Projector::ghosts_of(const Scene& scene, const Sight& sight) const {
  std::vector<Ghost> ghosts;
  if (scene.vision_mode != VisionMode::vision) return ghosts;
  for (Ghost ghost : scene.ghosts) {
    if (!rules::is_for(scene, ghost.to, viewer_) || sight.sees(ghost)) continue;
    if (ghost.item ? sees(ghost.item) : known(ghost.creature)) continue;
    ghost.to = {};
    remember(ghosts, std::move(ghost));
  }
  return ghosts;
}

SceneWalls Projector::walls_of(const Scene& scene) const {
  SceneWalls walls = has_fog(scene) ? SceneWalls() : scene.walls;
  std::vector<Wall> changed;
  for (const Wall& wall : scene.walls.with_doors())  // of others players know all, or under fog nothing
    if (const auto known = redact(scene, wall); known && (has_fog(scene) || *known != wall)) changed.push_back(*known);
  if (!changed.empty()) walls.set(changed);
  for (const auto& [wall, is] : scene.walls.doors())
    walls.set_door({wall, is == DoorState::Is::locked ? DoorState::Is::closed : is});
  return walls;
}

SceneNotes Projector::notes_of(const Scene& scene) const {
  std::vector<Note> known;
  for (const Note& note : scene.notes.all())
    if (in(note.audience) && is_revealed(scene, viewer_, note)) known.push_back(note);
  for (Note& note : known) note.audience = {};
  SceneNotes notes;
  if (!known.empty()) notes.set(known);
  return notes;
}

MapPicture Projector::picture_of(const Scene& scene) {
  MapPicture picture = scene.picture;
  if (!has_fog(scene)) return picture;
  picture.tiles = tiles_version(scene);
  picture.asset.clear();
  return picture;
}

std::vector<TerrainRun> Projector::redact(const Scene& scene, const std::vector<TerrainRun>& runs) const {
  if (!has_fog(scene)) return runs;
  return cells_among(runs, [&](Cell cell) { return sees_now(scene, cell); });
}

std::optional<Wall> Projector::redact(const Scene& scene, Wall wall) const {
  if (wall.door == Wall::Door::secret)
    wall.door = is_door_to(scene, viewer_, wall) ? Wall::Door::door : Wall::Door::none;
  wall.found_by.clear();
  if (has_fog(scene) && (wall.door == Wall::Door::none || !is_revealed(scene, viewer_, wall))) return std::nullopt;
  return wall;
}

Encounter Projector::redact(Encounter encounter) const {
  const CreatureId turn = shown_turn(encounter);
  encounter.numbers = redact(encounter.numbers);
  encounter.conditions = redact(std::move(encounter.conditions));
  encounter.order = redact(std::move(encounter.order));
  encounter.turn = turn;
  return encounter;
}

CreatureId Projector::shown_turn(const Encounter& encounter) const {
  if (!encounter.turn || known(encounter.turn)) return encounter.turn;
  const auto& order = encounter.order;
  const auto acting = std::find(order.begin(), order.end(), encounter.turn);
  if (acting == order.end()) return {};
  const auto is_known = [&](CreatureId id) { return known(id); };
  const auto before = std::find_if(std::reverse_iterator(acting), order.rend(), is_known);
  if (before != order.rend() && !viewer_.plays(*before)) return *before;
  const auto after = std::find_if(acting, order.end(), is_known);
  return after != order.end() && !viewer_.plays(*after) ? *after : CreatureId{};
}

Params Projector::redact(Params params) const {
  for (Param& param : params)
    if (!known(param.value)) param.value = unknown_creature;
  return params;
}

}  // namespace ft::rules
