// Effects of a successful manoeuvre on its target. Source: AU-CM-04, AU-CM-05, AU-CM-11, AU-AGI-02.
#include "rules/systems/aura/combat/manoeuvre_effects.hpp"

#include <algorithm>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/creature/carried.hpp"
#include "rules/systems/aura/movement/displacing.hpp"
#include "rules/systems/aura/movement/terrain.hpp"

namespace ft::rules::aura {

void take_hold(Resolution& r, CreatureId holder, CreatureId held) {
  relate(r, key::holds, holder, held);
  impose(r, held, key::restrained, {}, holder);
  impose(r, holder, key::restraining, {}, held);
}

namespace {

/// The cells into which a target may be pushed by one metre: free, and strictly farther from the pusher; straight away
/// first, then by how little they turn off from that. Source: AU-CM-11.
std::vector<Cell> pushed_to(const Resolution& r, CreatureId pusher, CreatureId target) {
  const Creature& from = r.world().creature(pusher);
  const Actor pushed(r, target);
  const Creature& body = pushed.creature();
  const Scene& scene = r.world().scene(body.scene);
  const std::int64_t distance = cell_distance(scene, from, body);
  const std::int32_t straight = direction_of(scene, facing_toward(scene, from, body));
  std::vector<Cell> cells = neighbors(scene, body.place.cell);
  std::erase_if(cells, [&](Cell cell) {
    return distance_from(scene, body, cell, from) <= distance ||
           way_open(r.known(), pushed, {cell}, {MovementType::pushed});
  });
  std::stable_sort(cells.begin(), cells.end(), [&](Cell a, Cell b) {
    const auto off = [&](Cell cell) {
      return angle_between(scene, straight, direction_of_step(scene, body.place.cell, cell));
    };
    return off(a) < off(b);
  });
  return cells;
}

Question where_to(const Resolution& r, CreatureId asked, Key about, CreatureId target, const std::vector<Cell>& cells) {
  return {.asked = asked,
          .prompt = about,
          .params = {{"who"_k, asked}, {"target"_k, target}},
          .shape = Shape::place,
          .cells = cells,
          .default_answer = Place::at(cells.front()),
          .seconds = r.house_rule("declare_s"_k)};
}

}  // namespace

void push_away(Resolution& r, CreatureId pusher, CreatureId target, std::int64_t metres) {
  for (std::int64_t pushed = 0; pushed < metres; ++pushed) {
    std::vector<Cell> cells = pushed_to(r, pusher, target);
    if (cells.empty()) return;
    const Cell here = r.world().creature(target).place.cell;
    if (pushed > 0) cells.push_back(here);  // far enough
    Cell to = cells.front();
    if (cells.size() > 1) {
      Question question = where_to(r, pusher, "q_push"_k, target, cells);
      question.rule = "AU-CM-11"_k;
      to = r.ask(std::move(question)).as<Place>()->cell;
    }
    if (to == here || !push_one(r, target, to)) return;
  }
}

namespace {

/// 1 Agility that is not held back, and no hindrance to use it; outside fights it is not accounted. Source: AU-CM-04,
/// AU-AGI-03.
bool may_fling(const Actor& attacker, const Record& weapon) {
  const bool has_agility = !attacker.encounter() || attacker.number(key::agility) > 0;
  return weapon.word("weight"_k) != "heavy"_k && has_agility && !attacker.has(key::slowed);
}

constexpr std::int64_t fling_m = 2;

/// Distance of a cell from the creature's nearest cell.
std::int64_t off(const Scene& scene, const Creature& body, Cell cell) {
  return least_distance(scene, footprint(scene, body.place.cell, body.size), {cell});
}

/// Its own cell first, then those near enough.
std::vector<Cell> flung_to(const Scene& scene, const Creature& body) {
  std::vector<Cell> cells{body.place.cell};
  for (const Cell cell : cells_within(scene, body.place.cell, fling_m + body.size))
    if (cell != body.place.cell && off(scene, body, cell) <= fling_m && !blocks_move(scene, cell))
      cells.push_back(cell);
  return cells;
}

/// The cell, or the last free one in front of what the flinger could not know of.
Cell lands_in(const Scene& scene, Cell from, Cell to) {
  if (!blocks_move(scene, to)) return to;
  for (const Cell next : straight_path(scene, from, to)) {
    if (blocks_move(scene, next)) break;
    from = next;
  }
  return from;
}

/// Refuses the answer that is too far or no place for it.
void require_flung(Resolution& r, CreatureId target, Cell to) {
  const Creature& body = r.world().creature(target);
  const View known = r.known();
  const Scene& scene = known.map(body.scene);
  const std::int64_t metres = off(scene, body, to);
  r.require(inside(scene, to), {"E_OFF_MAP"_k, {{"cell"_k, Place::at(to)}}, {}});
  r.require(metres <= fling_m, {"out_of_range"_k, {{"distance"_k, metres}, {"most"_k, fling_m}}, "AU-CM-04"_k});
  const bool lies_free = to == body.place.cell || !blocks_move(scene, to);
  r.require(lies_free, {"path_blocked"_k, {{"cell"_k, Place::at(to)}}, "AU-CM-04"_k});
}

}  // namespace

void knock_away(Resolution& r, CreatureId attacker, CreatureId target, ItemId weapon) {
  const Item* item = Actor(r, target).item(weapon);
  if (!item) return;
  const Place feet = r.world().creature(target).place;
  Place to = feet;
  if (may_fling(Actor(r, attacker), *Actor(r, target).record(*item))) {
    const Creature& body = r.world().creature(target);
    Question question = where_to(r, attacker, "q_fling"_k, target, flung_to(r.known().map(body.scene), body));
    question.rule = "AU-CM-04"_k;
    question.rules_check_place = true;
    const Cell chosen = r.ask(std::move(question)).as<Place>()->cell;
    r.perform(r.command(), [&](Resolution& inner) { require_flung(inner, target, chosen); });
    if (chosen != feet.cell) {
      to = Place::at(lands_in(r.world().scene(r.world().creature(target).scene), feet.cell, chosen));
      const Actor flinger(r, attacker);
      const std::int64_t left = std::max<std::int64_t>(0, flinger.number(key::agility) - 1);
      if (flinger.encounter()) r.set(attacker, key::agility, left);
    }
  }
  lay_down(r, target, weapon, to);
}

}  // namespace ft::rules::aura
