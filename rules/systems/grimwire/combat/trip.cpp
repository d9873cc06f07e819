// Tripping a creature. Source: GW-OTH-04.
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/creature/nearby.hpp"
#include "rules/systems/grimwire/creature/notice.hpp"
#include "rules/systems/grimwire/dice/contests.hpp"
#include "rules/systems/grimwire/movement/stealth.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

void trip(Resolution& r) {
  require_can_command(r);
  require_action(r);
  require_any_target_near(r);
  const CreatureId target = r.creature("target"_k);
  const std::int64_t distance = metres_between(r.world(), r.actor(), target);
  r.require(distance <= 3, {"E_RANGE"_k, {{"distance"_k, distance}, {"most"_k, 3}}, "GW-OTH-04"_k});
  r.require(line_between(r.world(), r.actor(), target), {"E_NO_LINE"_k, {}, "GW-ATK-01"_k});
  const bool possible = target != r.actor() && !Actor(r.world(), target).has(key::dead);
  r.require(possible, {"E_TARGET"_k, {{"target"_k, target}}, "GW-OTH-04"_k});
  require_located(r, target);
  spend_action(r, r.actor());
  reveal_position(r, r.actor());
  if (held_back(r, r.actor())) return;
  const Contest struggle{{r.actor(), AGL, "trip_roll"_k, {}}, {target, AGL, "balance"_k, {}}, "GW-OTH-04"_k, {}};
  if (contest(r, struggle).won) gain(r, target, condition(key::knocked_down, r.actor()));
}

}  // namespace ft::rules::grimwire
