// Taking something along from a table that one runs past. Source: AU-ITEM-03, AU-ITEM-06.
#include "rules/systems/aura/movement/pick_up_in_passing.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/aura/creature/carried.hpp"
#include "rules/systems/aura/dice/dice.hpp"
#include "rules/systems/aura/movement/terrain.hpp"

namespace ft::rules::aura {

namespace {

/// What lies on a table or shelf, in a cell of the way or beside one; null: nothing of that name.
const Item* lies_beside(const Resolution& r, const Path& path, ItemId wanted) {
  const Creature& runner = r.world().creature(r.actor());
  const Scene& scene = r.world().scene(runner.scene);
  const auto item = std::find_if(scene.items.begin(), scene.items.end(), [&](const Item& i) { return i.id == wanted; });
  if (item == scene.items.end() || item->place.kind != Place::Kind::cell) return nullptr;
  const CellTerrain* ground = terrain_at(scene, item->place.cell);
  const bool raised = item->placement == key::surface || (ground && ground->numbers.get("surface_cm"_k) > 0);
  const bool near = std::any_of(path.begin(), path.end(), [&](Cell cell) {
    const std::vector<Cell> cells = footprint(scene, cell, runner.size);
    return std::any_of(cells.begin(), cells.end(),
                       [&](Cell part) { return cell_distance(scene, part, item->place.cell) <= 1; });
  });
  return raised && near ? &*item : nullptr;
}

}  // namespace

void require_pick_up_in_passing(Resolution& r, const Path& path) {
  if (!r.has("scoop"_k)) return;
  const ItemId wanted = r.item("scoop"_k);
  const Item* item = lies_beside(r, path, wanted);
  r.require(item != nullptr,
            {"item_not_here"_k, {{"who"_k, r.actor()}, {"item"_k, item ? item->kind : "item"_k}}, "AU-ITEM-03"_k});
  require_hands(r, *item);
}

void pick_up_in_passing(Resolution& r, const Path& walked) {
  const Item* item = r.has("scoop"_k) ? lies_beside(r, walked, r.item("scoop"_k)) : nullptr;
  const CreatureId who = r.actor();
  if (!item || !Actor(r, who).conscious()) return;
  Item taken = *item;
  const bool falls = fumbles(r, who);
  const SceneId scene = r.world().creature(who).scene;
  taken.placement = falls ? key::ground : key::held;
  if (!falls) taken.place = {};
  log_line(r, falls ? "fumbles"_k : "scoops"_k, {{"who"_k, who}, {"item"_k, taken.kind}}, "AU-ITEM-03"_k);
  move_thing(r, scene, falls ? Ref(scene) : Ref(who), std::move(taken));
}

}  // namespace ft::rules::aura
