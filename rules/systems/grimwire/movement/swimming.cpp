// Staying above water. Source: GW-MOVE-06, GW-BREATH-01.
#include "rules/systems/grimwire/movement/swimming.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/creature/carried.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/dice/gm_number.hpp"

namespace ft::rules::grimwire {

namespace {

bool rushes(const Scene& scene, Cell cell) {
  const CellTerrain* ground = terrain_at(scene, cell);
  return ground && ground->numbers.get("surface"_k) == "rushing_water"_k.hash;
}

bool is_hard(const World& world, CreatureId who, const Path& path) {
  const Creature& swimmer = world.creature(who);
  const Scene& scene = world.scene(swimmer.scene);
  const bool rushing = rushes(scene, swimmer.place.cell) ||
                       std::any_of(path.begin(), path.end(), [&](Cell cell) { return rushes(scene, cell); });
  return rushing || !swimmer.items.empty();
}

Sum number_by_gm(Resolution& r, CreatureId who) {
  Sum number;
  number.keep("base_number"_k, 11, "GW-MOVE-06"_k).add(armour_against(r.system(), Actor(r.world(), who), "edged"_k));
  const std::int64_t wanted = r.ask_number({.prompt = "q_swim_tn"_k,
                                            .params = {{"who"_k, who}},
                                            .rule = "GW-MOVE-06"_k,
                                            .min = 1,
                                            .max = 40,
                                            .default_answer = number.total(),
                                            .secrecy = Secrecy::secret});
  return number.add("gm_modifier"_k, wanted - number.total());
}

}  // namespace

bool keeps_head_up(Resolution& r, CreatureId who, const Path& path) {
  if (!is_hard(r.world(), who, path) || Actor(r.world(), who).number("swim_tried"_k) != 0) return true;
  if (r.world().encounter_of(who)) r.set(who, "swim_tried"_k, 1);
  if (passes(r, {{who, TOG, "swim_roll"_k, {}}, number_by_gm(r, who), "GW-MOVE-06"_k, {}})) return true;
  log_line(r, "goes_under"_k, {{"who"_k, who}}, "GW-MOVE-06"_k);
  Condition breath = condition("holding_breath"_k, {});
  breath.data.set("under_water"_k, 1);
  if (!Actor(r.world(), who).has(key::suffocating)) gain(r, who, breath);
  return false;
}

void surface(Resolution& r, CreatureId who) {
  lose(r, who, "holding_breath"_k);
  const Condition* drowning = Actor(r.world(), who).find(key::suffocating);
  if (drowning && drowning->data.get("under_water"_k) != 0) lose(r, who, drowning->id);
}

}  // namespace ft::rules::grimwire
