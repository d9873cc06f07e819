// Edits of scenes and of the table's rules.
#include <algorithm>
#include <functional>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/find_free_place.hpp"
#include "server/table/commands/edit_events.hpp"
#include "server/table/commands/redraw.hpp"
#include "server/table/history/table_state.hpp"

namespace ft::table {

using namespace rules;
using namespace rules::literals;

namespace {

constexpr std::int32_t widest = 500;                       // cells
constexpr std::int32_t fewest_zones = 3, most_zones = 40;  // a side

Verdict badly_drawn(const Scene& scene) {
  const bool zones = scene.grid == Scene::Grid::zones;
  const std::int64_t least = zones ? fewest_zones : 1, most = zones ? most_zones : widest;
  const auto out = [&](Key field) {
    return Refusal{"E_BOUNDS"_k, {{"field"_k, field}, {"least"_k, least}, {"most"_k, most}}, {}};
  };
  if (scene.columns < least || scene.columns > most) return out("columns"_k);
  if (scene.rows < least || scene.rows > most) return out("rows"_k);
  if (scene.cell.tenth_mm < 1) return out("size"_k);
  if (scene.name.empty()) return Refusal{"E_FORM"_k, {{"field"_k, "name"_k}}, {}};
  return std::nullopt;
}

/// Between cells and zones everyone on the map changes the kind of place; who would stand off the map, or in a closed
/// zone, the column and row too.
void stand_on(const Scene& scene, const Scene& before, const State& state, Events& events) {
  for (const Creature& creature : state.creatures) {
    if (creature.scene != scene.id) continue;
    Place place = as_on(scene, redrawn(before, scene, creature.place));
    if (!on_map(scene, place)) {
      place.cell = cell_on(scene, place);
      if (place.kind == Place::Kind::zone) place.cell = nearest_open_zone(scene, place.cell);
    }
    if (place != creature.place) events.emplace_back(Moved{creature.id, scene.id, creature.place, place, {}});
  }
}

/// A creature in a zone that would be closed, or null.
const Creature* creature_closed_in(const State& state, const codec::PaintGround& paint) {
  const SceneTerrain painted(paint.runs);
  const auto at = std::ranges::find_if(state.creatures, [&](const Creature& creature) {
    if (creature.scene != paint.scene || creature.place.kind != Place::Kind::zone) return false;
    const CellTerrain* terrain = painted.at(creature.place.cell);
    return terrain && terrain->blocks_move;
  });
  return at == state.creatures.end() ? nullptr : &*at;
}

/// Borders that end where a zone is no longer there.
void end_borders(const State& state, SceneId scene, Events& events, const std::function<bool(Cell)>& stays) {
  for (const Relation& border : state.relations)
    if (border.from.kind == Ref::Kind::cell && border.to.kind == Ref::Kind::cell && border.from.within == scene.value &&
        !(stays(unpack(border.from.id)) && stays(unpack(border.to.id))))
      events.emplace_back(RelationEnded{border.id, border.key, border.from, border.to});
}

}  // namespace

EditEvents events_of(const Editing& on, const codec::AddScene& add) {
  Scene scene = add.scene;
  scene.id = {on.id.value};
  if (scene.cell.tenth_mm == 0) scene.cell = on.system.schema().cell;
  if (const Verdict why_not = badly_drawn(scene)) return std::unexpected(*why_not);
  scene.archived = false;
  scene.terrain = {};
  scene.items.clear();
  scene.areas.clear();
  std::vector<Light> lights = add.lights;
  for (Light& light : lights) light.id = {};
  if (const Verdict why_not = placed(on, scene, lights)) return std::unexpected(*why_not);
  if (!lights.empty()) scene.lights.set(lights);
  return Events{SceneAdded{std::move(scene)}};
}

EditEvents events_of(const Editing& on, const codec::EditScene& edit) {
  const Scene* old = find_scene(on.state, edit.scene.id);
  if (!old) return no_such("scene"_k);
  Scene scene = edit.scene;
  if (scene.cell.tenth_mm == 0) scene.cell = old->cell;
  if (const Verdict why_not = badly_drawn(scene)) return std::unexpected(*why_not);
  if (scene.archived && scene.id == on.state.campaign.shown) return std::unexpected(Refusal{"E_SCENE_SHOWN"_k, {}, {}});
  Events events{SceneEdited{scene}};
  redraw(*old, scene, events);
  stand_on(scene, *old, on.state, events);
  end_borders(on.state, scene.id, events,
              [&](Cell cell) { return scene.grid == Scene::Grid::zones && inside(scene, cell); });
  return events;
}

EditEvents events_of(const Editing& on, const codec::ShowScene& show) {
  const Scene* scene = find_scene(on.state, show.scene);
  if (!scene) return no_such("scene"_k);
  if (scene->archived) return std::unexpected(Refusal{"E_SCENE_ARCHIVED"_k, {}, {}});
  return Events{SceneShown{show.scene}};
}

EditEvents events_of(const Editing& on, const codec::RemoveScene& remove) {
  if (!find_scene(on.state, remove.scene) || remove.scene == on.state.campaign.shown) return no_such("scene"_k);
  for (const Creature& creature : on.state.creatures)
    if (creature.scene == remove.scene) return std::unexpected(Refusal{"E_OPEN_NAMES"_k, {{"who"_k, creature.id}}, {}});
  Events events;
  end_borders(on.state, remove.scene, events, [](Cell) { return false; });
  events.emplace_back(SceneRemoved{remove.scene});
  return events;
}

EditEvents events_of(const Editing& on, const codec::PaintGround& paint) {
  const Scene* scene = find_scene(on.state, paint.scene);
  if (!scene) return no_such("scene"_k);
  for (const auto& [first, cells, terrain] : paint.runs)
    for (const Cell end : {first, Cell{first.column, first.row + cells - 1}})
      if (!inside(*scene, end))
        return std::unexpected(Refusal{"E_OFF_MAP"_k, {{"cell"_k, cell_ref(scene->id, end)}}, {}});
  if (const Creature* there = creature_closed_in(on.state, paint))
    return std::unexpected(Refusal{"E_STANDS_THERE"_k, {{"who"_k, there->id}}, {}});
  return Events{TerrainSet{paint.scene, paint.runs}};
}

EditEvents events_of(const Editing& on, const codec::SetSwitch& set) {
  const HouseRuleSchema* rule = on.system.house_rule(set.key);
  if (!rule) return no_such("switch"_k);
  const std::int64_t least = rule->values.empty() ? rule->min : 0;  // named values: the index
  const std::int64_t most = rule->values.empty() ? rule->max : static_cast<std::int64_t>(rule->values.size()) - 1;
  if (set.value < least || set.value > most)
    return std::unexpected(Refusal{"E_BOUNDS"_k, {{"field"_k, set.key}, {"least"_k, least}, {"most"_k, most}}, {}});
  return Events{HouseRuleSet{set.key, set.value}};
}

EditEvents events_of(const Editing& on, const codec::SetStrictness& set) {
  const RefusalSchema* refusal = on.system.refusal(set.code);
  if (!refusal || refusal->absolute) return no_such("code"_k);
  return Events{StrictnessSet{set.code, set.strictness}};
}

}  // namespace ft::table
