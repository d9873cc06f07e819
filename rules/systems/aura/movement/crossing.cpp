// Creatures that may make a Swift Attack when a mover crosses their reach. Source: AU-SWIFT-04, AU-SWIFT-05, AU-ARB-04.
#include "rules/systems/aura/movement/crossing.hpp"

#include <algorithm>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/aura/movement/terrain.hpp"
#include "rules/systems/aura/turns/interrupts.hpp"

namespace ft::rules::aura {

namespace {

// `swift_trigger` (G-30)
constexpr std::int64_t within = 1, enter_only = 2;

/// Could be asked about that mover: able, on the map, aware, of another side. Same-side creatures say by watching it
/// that they want to be asked.
bool watches_out(const Resolution& r, CreatureId who, CreatureId mover) {
  const Actor actor(r, who);
  const bool on_map =
      actor.creature().scene == r.world().creature(mover).scene && actor.creature().place.kind == Place::Kind::cell;
  const bool wants = !actor.same_side(mover) || find_relation(r.world(), key::watches, who, mover);
  return who != mover && on_map && wants && actor.able() && actor.aware_of(mover);
}

/// Whether one of the mover's cells within that reach lies before the watcher.
bool faces_within_reach(const Scene& scene, const Creature& watcher, const Creature& mover, std::int64_t reach) {
  const std::vector<Cell> cells = footprint(scene, mover.place.cell, mover.size),
                          own = footprint(scene, watcher.place.cell, watcher.size);
  return std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
    const auto near = [&](Cell part) { return cell_distance(scene, part, cell) <= reach; };
    return in_front_arc(scene, watcher, cell) && std::any_of(own.begin(), own.end(), near);
  });
}

enum class Moment : std::uint8_t { before, after };

bool gives_opening(std::int64_t trigger, Moment moment, bool was_inside, bool is_inside) {
  if (moment == Moment::before) return trigger != enter_only && was_inside && !is_inside;
  return is_inside && (trigger == within || !was_inside);
}

void ask(Resolution& r, const Crossing& step, Moment moment) {
  const Creature& mover = r.world().creature(step.mover);
  const Scene& scene = r.world().scene(mover.scene);
  std::vector<CreatureId> asked;
  for (const CreatureId who : by_join_index(r.world(), mover.encounter)) {
    if (!watches_out(r, who, step.mover)) continue;
    const Actor watcher(r, who);
    const std::int64_t reach = watcher.longest_reach();
    const bool was_inside = distance_from(scene, mover, step.from, watcher.creature()) <= reach;
    const bool is_inside = distance_from(scene, mover, step.to, watcher.creature()) <= reach;
    if (gives_opening(r.house_rule("swift_trigger"_k), moment, was_inside, is_inside) &&
        faces_within_reach(scene, watcher.creature(), mover, reach))
      asked.push_back(who);
  }
  if (!asked.empty()) swift_window(r, step.mover, asked, true);
}

}  // namespace

void ask_before_step(Resolution& r, const Crossing& step) { ask(r, step, Moment::before); }
void ask_after_step(Resolution& r, const Crossing& step) { ask(r, step, Moment::after); }

std::vector<CreatureId> reached_on(const Resolution& r, CreatureId mover, const Path& path) {
  std::vector<CreatureId> reached;
  const Creature& creature = r.world().creature(mover);
  if (!creature.encounter) return reached;
  const Scene& scene = r.world().scene(creature.scene);
  for (const CreatureId who : by_join_index(r.world(), creature.encounter)) {
    const Actor other(r, who);
    if (!watches_out(r, who, mover) || other.same_side(mover)) continue;
    const auto in_reach = [&](Cell cell) {
      return distance_from(scene, creature, cell, other.creature()) <= other.longest_reach();
    };
    if (std::any_of(path.begin(), path.end(), in_reach)) reached.push_back(who);
  }
  return reached;
}

}  // namespace ft::rules::aura
