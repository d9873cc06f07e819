// Pushing and pulling. Source: GW-OTH-03, GW-DATA-05.
#include "rules/systems/grimwire/movement/pushing.hpp"

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/falling.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/movement/pace.hpp"

namespace ft::rules::grimwire {

Pushed push(Resolution& r, CreatureId by, CreatureId target, std::int64_t most_m, Toward toward) {
  Pushed pushed;
  const Cell from = r.world().creature(by).place.cell, start = r.world().creature(target).place.cell;
  const SceneId scene_id = r.world().creature(target).scene;
  const std::int64_t step = step_m(r.world().scene(scene_id));
  while (pushed.metres + step <= most_m) {
    const Place at = r.world().creature(target).place;
    const Scene& scene = r.world().scene(scene_id);
    const auto steps = static_cast<std::int32_t>(pushed.metres / step) + 1;
    const Cell next = extrapolate(scene, from, start, toward == Toward::away ? steps : -steps);
    const bool free = inside(scene, next) && !blocks_move(scene, next) &&
                      !walls_block_step(scene, r.world().creature(target).size, at.cell, next) &&
                      !occupant(View::full(r.world()), scene_id, next, target);
    if (next == at.cell || !free) break;
    const std::int64_t ground = ground_tenths(scene, next);
    pushed.drop_tenths = at.height / tenth - ground;
    const bool over_an_edge = pushed.drop_tenths >= least_fall_tenths;
    const Length height{over_an_edge || pushed.drop_tenths <= 0 ? at.height : ground * tenth};
    r.emit(Moved{target, scene_id, at, Place::at(next, height), "pushed"_k});
    pushed.metres += step;
    if (over_an_edge) break;
  }
  rouse(r, target);
  part_holds(r, target);
  return pushed;
}

void push_and_fall(Resolution& r, CreatureId by, CreatureId target, std::int64_t most_m, Toward toward) {
  const Pushed pushed = push(r, by, target, most_m, toward);
  if (pushed.drop_tenths >= least_fall_tenths) begin_fall(r, target, pushed.drop_tenths, Intent::fell);
}

}  // namespace ft::rules::grimwire
