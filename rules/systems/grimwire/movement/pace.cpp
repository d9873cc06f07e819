// How far a creature may go, and what a path costs. Source: GW-MOVE-01 to 04.
#include "rules/systems/grimwire/movement/pace.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/systems/grimwire/creature/passives.hpp"
#include "rules/systems/grimwire/schema/house_rule.hpp"

namespace ft::rules::grimwire {

namespace {
std::int64_t speed_of(const Ruleset& system, const Actor& actor) {
  return actor.speed_sum(passive_bonus(system, actor, key::speed)).total();
}
}  // namespace

std::int64_t allowance_m(const Ruleset& system, const World& world, CreatureId who, Swims swims) {
  const Actor actor(world, who);
  const std::int64_t walking = speed_of(system, actor), least = actor.crawls() && walking > 0 ? 1 : 0;
  const bool enters_water = swims == Swims::yes && actor.number("swims"_k) == 0;  // once in, the speed is a swimmer's
  const std::int64_t speed = enters_water ? std::max(least, walking / 2) : walking;
  const std::int64_t half = std::max(least, speed / 2);
  const std::int64_t once = actor.number(key::move_halved) != 0 ? half : speed;
  return actor.number(key::dashed) != 0 ? 2 * once : once;
}

std::int64_t left_m(const Ruleset& system, const World& world, CreatureId who, Swims swims) {
  return std::max<std::int64_t>(0, allowance_m(system, world, who, swims) - Actor(world, who).number(key::moved_m));
}

Verdict may_move(const World& world, CreatureId who) {
  if (!world.encounter_of(who)) return std::nullopt;
  const Actor actor(world, who);
  const bool barred = actor.number(key::move_given_up) != 0 || actor.has(key::falling) || actor.burnout() == 4;
  if (barred) return Refusal{"E_NO_MOVE"_k, {{"who"_k, who}}, {}};
  if (actor.number(key::move_phase) == key::closed.hash) return Refusal{"E_MOVE_SPLIT"_k, {}, {}};
  return std::nullopt;
}

std::int64_t step_m(const Scene& scene) { return std::max<std::int64_t>(1, scene.cell.tenth_mm / 10000); }

Cost cost_of_step(const World& world, const Scene& scene, Cell from, Cell to, std::int64_t rest) {
  const bool askew = scene.has_squares() && from.column != to.column && from.row != to.row;
  const bool as_the_crow_flies = house_rule(world.campaign(), "metric"_k) != 0;
  const std::int64_t length = askew && as_the_crow_flies ? scene.cell.tenth_mm * 14142 / 10000 : scene.cell.tenth_mm;
  return {(rest + length) / metres(1).tenth_mm, (rest + length) % metres(1).tenth_mm};
}

bool can_afford_step(const Ruleset& system, const World& world, CreatureId who, Cell to) {
  if (!world.encounter_of(who)) return true;
  const Creature& creature = world.creature(who);
  const std::int64_t rest = Actor(world, who).number("moved_rest"_k);
  return cost_of_step(world, world.scene(creature.scene), creature.place.cell, to, rest).metres <=
         left_m(system, world, who);
}

bool bars_way(const World& world, CreatureId mover, const Creature& other) {
  const Actor actor(world, other.id);
  const bool standing = !actor.has(key::dead) && !actor.unconscious() && !actor.has(key::knocked_down);
  return standing && actor.hostile_to(Actor(world, mover)) && !actor.grappling(mover) &&
         !Actor(world, mover).grappling(other.id);
}

const Creature* taken_by(const View& view, CreatureId mover, Cell cell) {
  const Creature* there = occupant(view, view.creature(mover).scene, cell, mover);
  const bool stands =
      there && !Actor(view.world(), mover).grappling(there->id) && !Actor(view.world(), there->id).has(key::dead);
  return stands ? there : nullptr;
}

namespace {

/// Enemies on the way, and creatures where it ends. Source: GW-MOVE-01.
Verdict in_the_way(const View& view, CreatureId mover_id, const Path& path) {
  const SceneId scene = view.creature(mover_id).scene;
  for (const Cell cell : path) {
    const Creature* other = occupant(view, scene, cell, mover_id);
    if (other && bars_way(view.world(), mover_id, *other))
      return Refusal{"E_BLOCKED_CELL"_k, {{"cell"_k, Place::at(cell)}}, "GW-MOVE-01"_k};
  }
  if (const Creature* there = taken_by(view, mover_id, path.back()))
    return Refusal{"E_OCCUPIED"_k, {{"who"_k, there->id}}, {}};
  return std::nullopt;
}

/// Metres of the movement that the path takes, up to each of its cells.
std::vector<std::int64_t> costs(const View& view, CreatureId mover, const Path& path) {
  const Creature& creature = view.creature(mover);
  const Scene& scene = view.world().scene(creature.scene);
  std::vector<std::int64_t> metres;
  Cost so_far{0, Actor(view.world(), mover).number("moved_rest"_k)};
  Cell from = creature.place.cell;
  for (const Cell to : path) {
    const Cost step = cost_of_step(view.world(), scene, from, to, so_far.rest);
    so_far = {so_far.metres + step.metres, step.rest};
    metres.push_back(so_far.metres);
    from = to;
  }
  return metres;
}

Verdict too_far(const Ruleset& system, const View& view, CreatureId mover, const Path& path, Swims swims) {
  if (!view.world().encounter_of(mover)) return std::nullopt;
  const std::int64_t cost = costs(view, mover, path).back();
  const std::int64_t left = left_m(system, view.world(), mover, swims);
  if (cost > left) return Refusal{"E_TOO_FAR"_k, {{"missing"_k, cost - left}, {"left"_k, left}}, {}};
  return std::nullopt;
}

/// One walks on land and swims in water, from shore to shore. Source: GW-MOVE-06.
Verdict wrong_ground(const View& view, CreatureId mover, const Path& path, Swims swims) {
  const Creature& creature = view.creature(mover);
  const Scene& scene = view.map(creature.scene);
  const auto refused = [](Cell cell) {
    return Refusal{"E_BLOCKED_CELL"_k, {{"cell"_k, Place::at(cell)}}, "GW-MOVE-06"_k};
  };
  bool in_water = is_water(scene, creature.place.cell);
  for (const Cell cell : path) {
    const bool water = is_water(scene, cell);
    if (swims == Swims::no ? water : !water && !in_water) return refused(cell);
    in_water = water;
  }
  return std::nullopt;
}

bool is(const Verdict& verdict, Key code) { return verdict && verdict->code == code; }

}  // namespace

bool is_water(const Scene& scene, Cell cell) {
  const CellTerrain* ground = terrain_at(scene, cell);
  const std::int64_t surface = ground ? ground->numbers.get("surface"_k) : 0;
  return surface == "water"_k.hash || surface == "rushing_water"_k.hash;
}

Verdict walkable(const Ruleset& system, const View& view, CreatureId mover, const Path& path, Swims swims) {
  const Verdict shape = path_legal(view, view.creature(mover), path);
  if (shape && !is(shape, "E_BLOCKED_CELL"_k)) return shape;
  if (const Verdict far = too_far(system, view, mover, path, swims)) return far;
  const Verdict pace = may_move(view.world(), mover);
  if (is(pace, "E_MOVE_SPLIT"_k)) return pace;
  if (shape) return shape;
  if (const Verdict wrong = wrong_ground(view, mover, path, swims)) return wrong;
  if (const Verdict blocked = in_the_way(view, mover, path)) return blocked;
  return pace;
}

bool rolls_for_ground(const View& view, CreatureId who, Cell cell) {
  const World& world = view.world();
  if (!world.encounter_of(who) || Actor(world, who).number("ground_tried"_k) != 0) return false;
  const CellTerrain* ground = terrain_at(view.map(world.creature(who).scene), cell);
  return ground && ground->difficult;
}

PathPreview preview_move(const Ruleset& system, const View& view, CreatureId mover, const Path& path) {
  PathPreview preview;
  const bool bounded = view.world().encounter_of(mover) != nullptr;
  const std::vector<std::int64_t> metres = costs(view, mover, path);
  const std::int64_t left = left_m(system, view.world(), mover);
  const Actor actor(view.world(), mover);
  const bool may_dash = actor.number(key::dashed) == 0 && actor.number(key::action_this) == 0;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const std::int64_t cost = metres[i];
    const bool within = !bounded || cost <= left;
    const bool dashing = may_dash && cost <= left + speed_of(system, actor);
    preview.cost.push_back(cost * 1000);
    preview.band.push_back(within ? "within_move"_k : dashing ? "within_dash"_k : "beyond"_k);
    if (within && !walkable(system, view, mover, Path(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(i) + 1)))
      preview.stops_at = i + 1;
    if (preview.rolls.empty() && rolls_for_ground(view, mover, path[i]))
      preview.rolls.push_back({i, "difficult_ground"_k});
  }
  preview.left = bounded ? (left - (metres.empty() ? 0 : metres.back())) * 1000 : 0;
  preview.refusal = walkable(system, view, mover, path);
  return preview;
}

}  // namespace ft::rules::grimwire
