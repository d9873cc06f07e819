// Sprints: how fast they are and what they cost; facing where one goes. Source: TD-RUN-02, TD-RUN-05, TD-RUN-06, TD-MAN-03.
#include "rules/systems/threed6/movement/sprint.hpp"

#include <algorithm>

#include "rules/kernel/maps/facing.hpp"
#include "rules/kernel/resolution/turning.hpp"
#include "rules/systems/threed6/conditions/injury.hpp"
#include "rules/systems/threed6/dice/margins.hpp"

namespace ft::rules::threed6 {

namespace {
constexpr std::int64_t between_sprint_rolls_s = 15;
}

std::int64_t running_move(const Ruleset& system, const Actor& actor) {
  const std::int64_t move = ground_move(system, actor).total();
  return tires(actor) && !actor.very_tired() ? (move + 1) / 2 : move;
}

bool may_sprint(const Actor& actor) {
  return actor.encounter() && actor.flag("forward_before"_k) && actor.posture() == key::standing;
}

std::int64_t sprint_yards(const Ruleset& system, const Actor& actor) {
  const std::int64_t move = move_sum(system, actor).total();
  return may_sprint(actor) ? std::max(move, running_move(system, actor) * 6 / 5) : move;
}

void note_run(Resolution& r, CreatureId who, bool forward, std::int64_t before) {
  const Actor actor(r.world(), who);
  const std::int64_t most = move_sum(r.system(), actor).total(), moved = actor.number(key::moved);
  r.set(who, "ran"_k, forward && moved >= most ? 1 : 0);
  if (moved > most && before <= most && may_sprint(Actor(r.world(), who))) spend_in_sprint(r, who, 1);
}

void spend_in_sprint(Resolution& r, CreatureId who, std::int64_t seconds) {
  for (; seconds > 0 && Actor(r.world(), who).able(); --seconds) {
    const std::int64_t spent = Actor(r.world(), who).number("sprint_s"_k) + 1;
    r.set(who, "sprint_s"_k, spent % between_sprint_rolls_s);
    if (spent == between_sprint_rolls_s) roll_endurance(r, who);
  }
}

void roll_endurance(Resolution& r, CreatureId who) {
  const Sum health = attribute_now(Actor(r.world(), who), key::HT);
  if (!roll_success(r, {who, "endurance"_k, health, "TD-RUN-05"_k}).success) pay_fatigue(r, who, 1);
}

void face_along(Resolution& r, CreatureId who, const Path& path) {
  const Creature& creature = r.world().creature(who);
  const Scene& scene = r.world().scene(creature.scene);
  const bool arrived = !path.empty() && creature.place.cell == path.back();
  if (path.size() < 2 || !arrived || scene.grid == Scene::Grid::zones) return;
  (void)set_facing(r, who, facing_of(scene, direction_of_step(scene, path[path.size() - 2], path.back())));
}

}  // namespace ft::rules::threed6
