// Being moved by force. Source: VG-POS-07.
#include "rules/systems/vigor/movement/forced.hpp"

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/movement/movement.hpp"
#include "rules/systems/vigor/creature/distances.hpp"
#include "rules/systems/vigor/movement/walking.hpp"

namespace ft::rules::vigor {

void knock_back_by_gm(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  const Cell from = r.place("to"_k).cell;
  const std::int64_t feet = r.number("distance"_k);
  const Creature& target = r.world().creature(who);
  const Scene* scene = r.world().find(target.scene);
  const bool away = scene && target.place.kind == Place::Kind::cell && !occupies(*scene, target, from);
  r.require(away, {"E_TARGET"_k, {}, "VG-POS-07"_k});
  knock_back(r, who, from, feet);
}

void knock_back(Resolution& r, CreatureId who, Cell from, std::int64_t feet) {
  const Cell start = r.world().creature(who).place.cell;
  const SceneId scene = r.world().creature(who).scene;
  const std::int64_t squares = feet / feet_per_square(r.world().scene(scene));
  for (std::int32_t n = 1; n <= squares; ++n) {
    const View view = View::full(r.world());
    const Creature& target = r.world().creature(who);
    const Cell next = extrapolate(r.world().scene(scene), from, start, n);
    if (path_legal(view, target, {next}) || barred(view, Actor(r.world(), who), next, true)) break;
    r.emit(Moved{who, scene, target.place, Place::at(next, {target.place.height}), {}});
  }
}

}  // namespace ft::rules::vigor
