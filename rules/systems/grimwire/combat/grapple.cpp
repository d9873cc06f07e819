// Grabbing and holding. Source: GW-GRAP-01, GW-GRAP-12.
#include "rules/systems/grimwire/conditions/holds.hpp"

#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/movement/stealth.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/techniques/targets.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

namespace {

bool grabs(Resolution& r, CreatureId target) {
  const Contest grab{{r.actor(), COR, "grab"_k, {}}, {target, AGL, "evasion"_k, {}}, "GW-GRAP-01"_k, {}, true, true};
  return contest(r, grab).won;
}

bool holds(Resolution& r, CreatureId target) {
  if (fails_undiced(r.world(), target, TOG)) return true;
  const Key with = choose_attribute(r, r.actor(), {TOG, COR}, "hold"_k, "GW-GRAP-01"_k);
  const Key against = choose_attribute(r, target, {TOG, COR}, "struggle"_k, "GW-GRAP-01"_k);
  const Contest grip{
      {r.actor(), with, "hold"_k, {}}, {target, against, "struggle"_k, {}}, "GW-GRAP-01"_k, {}, false, true};
  return contest(r, grip).won;
}

}  // namespace

void grapple(Resolution& r) {
  require_can_command(r);
  require_action(r);
  require_any_target_near(r);
  const CreatureId target = r.creature("target"_k);
  const std::int64_t distance = metres_between(r.world(), r.actor(), target);
  r.require(distance <= 3, {"E_RANGE"_k, {{"distance"_k, distance}, {"most"_k, 3}}, "GW-GRAP-01"_k});
  r.require(line_between(r.world(), r.actor(), target), {"E_NO_LINE"_k, {}, "GW-ATK-01"_k});
  r.require(!Actor(r.world(), r.actor()).grappling(target), {"E_ALREADY_GRAPPLED"_k, {{"who"_k, r.actor()}}, {}});
  const bool possible = target != r.actor() && !Actor(r.world(), target).has(key::dead);
  r.require(possible, {"E_TARGET"_k, {{"target"_k, target}}, "GW-GRAP-01"_k});
  require_located(r, target);
  spend_action(r, r.actor());
  reveal_position(r, r.actor());
  if (held_back(r, r.actor()) || !grabs(r, target) || !holds(r, target)) return;
  r.emit(RelationMade{{{r.next_id()}, key::grappling, r.actor(), target, {}, false}});
  rouse(r, target);
  note(r, "holds"_k, {{"who"_k, r.actor()}, {"target"_k, target}}, "GW-GRAP-01"_k);
}

}  // namespace ft::rules::grimwire
