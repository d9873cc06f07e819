// Getting up, and helping a creature up. Source: GW-MOVE-08.
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/creature/nearby.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

void stand_up(Resolution& r) {
  require_can_command(r);
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  const bool unused = actor.number(key::moved_m) == 0 && actor.number(key::move_given_up) == 0;
  r.require(!r.world().encounter_of(who) || unused, {"E_MOVE_USED"_k, {}, {}});
  r.require(actor.has(key::knocked_down), {"E_NOT_DOWN"_k, {{"who"_k, who}}, {}});
  r.require(actor.burnout() < 3, {"E_BURNOUT"_k, {{"level"_k, actor.burnout()}}, "GW-MOVE-08"_k});
  log_line(r, "stands"_k, {{"who"_k, who}}, "GW-MOVE-08"_k);
  lose(r, who, key::knocked_down);
  if (!r.world().encounter_of(who)) return;
  r.set(who, key::move_given_up, 1);
  r.set(who, key::light_left, 0);  // movement ends an attack action (GW-MELEE-02)
  has_acted(r, who);
}

void help_up(Resolution& r) {
  require_can_command(r);
  require_auxiliary(r);
  require_any_target_near(r, [](const Actor& other) { return other.has(key::knocked_down) && other.able(); });
  const CreatureId target = r.creature("target"_k);
  const Actor helper(r.world(), r.actor()), fallen(r.world(), target);
  r.require(fallen.has(key::knocked_down), {"E_NOT_DOWN"_k, {{"who"_k, target}}, {}});
  r.require(helper.standing(), {"E_CANNOT_ACT"_k, {{"who"_k, r.actor()}}, "GW-MOVE-08"_k});
  require_within(r, target, 3, "GW-MOVE-08"_k);
  r.require(target != r.actor() && fallen.able(), {"E_TARGET"_k, {{"target"_k, target}}, {}});
  r.require(fallen.burnout() < 3, {"E_BURNOUT"_k, {{"level"_k, fallen.burnout()}}, "GW-MOVE-08"_k});
  spend_auxiliary(r, r.actor());
  log_line(r, "stands"_k, {{"who"_k, target}}, "GW-MOVE-08"_k);
  lose(r, target, key::knocked_down);
}

}  // namespace ft::rules::grimwire
