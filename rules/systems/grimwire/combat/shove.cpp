// Shoving a creature away. Source: GW-OTH-03, G-60.
#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/grimwire/combat/touch.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/falling.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/dice/contests.hpp"
#include "rules/systems/grimwire/movement/pushing.hpp"
#include "rules/systems/grimwire/movement/stealth.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

namespace {

std::int64_t distance_by_gm(Resolution& r, CreatureId target) {
  return r.ask_number({.prompt = "q_shove_distance"_k,
                       .params = {{"target"_k, target}},
                       .rule = "GW-OTH-03"_k,
                       .min = 0,
                       .max = 3,
                       .default_answer = std::int64_t{3}});
}

void keep_balance(Resolution& r, CreatureId target) {
  const Creature& shoved = r.world().creature(target);
  const CellTerrain* ground = terrain_at(r.world().scene(shoved.scene), shoved.place.cell);
  Sum number;
  number.keep("base_number"_k, 11, "GW-OTH-03"_k).add(TOG, Actor(r.world(), r.actor()).attribute(TOG), "GW-OTH-03"_k);
  if (ground && ground->difficult) number.add("difficult_terrain"_k, 2, "GW-OTH-03"_k);
  if (!passes(r, {{target, AGL, "balance"_k, {}}, number, "GW-OTH-03"_k, r.actor()}))
    gain(r, target, condition(key::knocked_down, r.actor()));
}

}  // namespace

void shove(Resolution& r) {
  require_can_command(r);
  require_action(r);
  const CreatureId target = touch_target(r, "GW-OTH-03"_k);
  spend_action(r, r.actor());
  reveal_position(r, r.actor());
  if (stopped_by_hold(r, r.actor())) return;
  const Contest aim{.initiator = {r.actor(), COR, "shove_aim"_k},
                    .opponent = {target, AGL, "evasion"_k},
                    .rule = "GW-OTH-03"_k,
                    .attack_naturals = true,
                    .tie_is_settled = true};
  if (!contest(r, aim).won) return;
  const Contest strength{.initiator = {r.actor(), TOG, "shove_push"_k},
                         .opponent = {target, TOG, "struggle"_k},
                         .rule = "GW-OTH-03"_k,
                         .tie_is_settled = true};
  if (!contest(r, strength).won) return;
  const Pushed pushed = push(r, r.actor(), target, distance_by_gm(r, target));
  log_line(r, "pushed_back"_k, {{"who"_k, target}, {"n"_k, pushed.metres}}, "GW-OTH-03"_k);
  if (pushed.drop_tenths >= least_fall_tenths) return begin_fall(r, target, pushed.drop_tenths, Intent::fell);
  keep_balance(r, target);
}

}  // namespace ft::rules::grimwire
