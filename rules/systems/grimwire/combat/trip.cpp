// Tripping a creature. Source: GW-OTH-04.
#include "rules/systems/grimwire/combat/touch.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/dice/contests.hpp"
#include "rules/systems/grimwire/movement/stealth.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

void trip(Resolution& r) {
  require_can_command(r);
  require_action(r);
  const CreatureId target = touch_target(r, "GW-OTH-04"_k);
  spend_action(r, r.actor());
  reveal_position(r, r.actor());
  if (stopped_by_hold(r, r.actor())) return;
  const Contest struggle{{r.actor(), AGL, "trip_roll"_k}, {target, AGL, "balance"_k}, "GW-OTH-04"_k};
  if (contest(r, struggle).won) gain(r, target, condition(key::knocked_down, r.actor()));
}

}  // namespace ft::rules::grimwire
