// A creature that the actor lays hands on. Source: GW-OTH-03, GW-OTH-04, GW-GRAP-01, GW-ATK-01.
#include "rules/systems/grimwire/combat/touch.hpp"

#include "rules/systems/grimwire/creature/nearby.hpp"
#include "rules/systems/grimwire/creature/notice.hpp"

namespace ft::rules::grimwire {

CreatureId target_in_reach(Resolution& r, Key rule) {
  require_any_target_near(r);
  const CreatureId target = r.creature("target"_k);
  require_within(r, target, 3, rule);
  r.require(line_between(r.world(), r.actor(), target), {"E_NO_LINE"_k, {}, "GW-ATK-01"_k});
  return target;
}

void require_touchable(Resolution& r, CreatureId target, Key rule) {
  const bool possible = target != r.actor() && !Actor(r.world(), target).has(key::dead);
  r.require(possible, {"E_TARGET"_k, {{"target"_k, target}}, rule});
  require_located(r, target);
}

CreatureId touch_target(Resolution& r, Key rule) {
  const CreatureId target = target_in_reach(r, rule);
  require_touchable(r, target, rule);
  return target;
}

}  // namespace ft::rules::grimwire
