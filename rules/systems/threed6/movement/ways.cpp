// Ways on the grid: what they cost and what bars them. Source: TD-MAN-03, TD-MAN-04, TD-SWIM-01, TD-CLIMB-04.
#include "rules/systems/threed6/movement/ways.hpp"

#include <algorithm>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/threed6/conditions/deep_water.hpp"

namespace ft::rules::threed6 {

namespace {

std::int64_t cost_of_cell(const Scene& scene, Cell cell) {
  const CellTerrain* ground = terrain_at(scene, cell);
  const std::int64_t cost = ground ? ground->numbers.get("move_cost"_k) : 0;
  return cost > 0 ? cost : ground && ground->difficult ? 2 : 1;
}

}  // namespace

bool barred(const View& view, const Actor& mover, Cell cell, bool last) {
  const Creature* other = occupant(view, mover.creature().scene, cell, mover.id());
  if (!other || find_relation(view.world(), key::bears, mover.id(), other->id)) return false;
  const Actor who(view.world(), other->id);
  return last || (mover.hostile_to(who) && !who.has(key::dead));
}

bool leads_forward(const Scene& scene, const Creature& mover, const Path& path) {
  if (scene.grid == Scene::Grid::zones) return false;
  const std::int32_t ahead = direction_of(scene, mover.facing);
  Cell from = mover.place.cell;
  for (const Cell to : path) {
    if (angle_between(scene, ahead, direction_of_step(scene, from, to)) > 60) return false;
    from = to;
  }
  return true;
}

std::int64_t cost_of(const Scene& scene, const Path& path) {
  std::int64_t yards = 0;
  for (const Cell cell : path) yards += cost_of_cell(scene, cell);
  return yards;
}

namespace {

std::int64_t number_of(const Scene& scene, Cell cell, Key number) {
  const CellTerrain* ground = terrain_at(scene, cell);
  return ground ? ground->numbers.get(number) : 0;
}

}  // namespace

std::int64_t rise_between(const Scene& scene, Cell here, Cell there) {
  return number_of(scene, there, "height_ft"_k) - number_of(scene, here, "height_ft"_k);
}

Key climb_kind_between(const Scene& scene, Cell here, Cell there) {
  const std::int64_t rise = rise_between(scene, here, there);
  const std::int64_t kind = rise == 0 ? 0 : number_of(scene, rise > 0 ? there : here, "climb_kind"_k);
  for (const Key each : {"ladder"_k, "tree"_k, "mountain"_k, "stone_wall"_k, "building"_k, "rope"_k})
    if (kind == each.hash) return each;
  return {};
}

namespace {

/// Deep water is swum in, all but the last cell of the way; who hangs on a climb does neither. Source: TD-SWIM-01.
Verdict wrong_element(const Scene& scene, const Actor& mover, const Path& path, bool swims) {
  if (mover.has(key::on_a_climb)) return Refusal{"E_BAD_POSTURE"_k, {}, "TD-CLIMB-04"_k};
  const bool afloat = mover.has(key::in_deep_water);
  if (!swims) {
    const bool wades = std::none_of(path.begin(), path.end(), [&](Cell cell) { return is_deep(scene, cell); });
    return afloat || !wades ? Verdict(Refusal{"E_DEEP_WATER"_k, {}, {}}) : std::nullopt;
  }
  for (const Cell& cell : path) {
    const bool ends_ashore = &cell == &path.back() && (afloat || path.size() > 1);
    if (!is_deep(scene, cell) && !ends_ashore)
      return Refusal{"E_PATH_BLOCKED"_k, {{"cell"_k, Place::at(cell)}}, "TD-SWIM-01"_k};
  }
  return std::nullopt;
}

/// Whether it leads up or down what is climbed. Source: TD-CLIMB-01.
bool leads_up_a_climb(const Scene& scene, Cell from, const Path& path) {
  return scene.grid != Scene::Grid::zones && std::any_of(path.begin(), path.end(), [&](Cell to) {
           return climb_kind_between(scene, std::exchange(from, to), to);
         });
}

}  // namespace

Verdict as_blocked(Verdict bad) {
  if (bad && bad->code == "E_BLOCKED_CELL"_k) return Refusal{"E_PATH_BLOCKED"_k, bad->params, "TD-MAN-03"_k};
  return bad;
}

Verdict may_go(const View& view, const Actor& mover, const Path& path, const WayLimit& limit) {
  if (Verdict bad = path_legal(view, mover.creature(), path)) return as_blocked(bad);
  const Scene& scene = view.map(mover.creature().scene);
  const std::int64_t yards = cost_of(scene, path);
  if (Verdict bad = wrong_element(scene, mover, path, limit.swims)) return bad;
  if (!limit.swims && leads_up_a_climb(scene, mover.creature().place.cell, path))
    return Refusal{"E_PATH_BLOCKED"_k, {{"cell"_k, Place::at(path.back())}}, "TD-CLIMB-01"_k};
  if (mover.has(key::restrained)) return Refusal{"E_RESTRAINED"_k, {{"who"_k, mover.id()}}, {}};
  if (yards > limit.yards) return Refusal{"E_MOVE_TOO_FAR"_k, {{"distance"_k, yards}, {"most"_k, limit.yards}}, {}};
  if (limit.forward && !leads_forward(scene, mover.creature(), path)) return Refusal{"E_NOT_FORWARD"_k, {}, {}};
  for (const Cell& cell : path)
    if (barred(view, mover, cell, &cell == &path.back()))
      return Refusal{"E_PATH_BLOCKED"_k, {{"cell"_k, Place::at(cell)}}, {}};
  return std::nullopt;
}

}  // namespace ft::rules::threed6
