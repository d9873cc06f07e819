// Working a mechanism, or doing something else with one's body that no other action names. Source: GW-TURN-07.
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

void activate(Resolution& r) {
  require_can_command(r);
  require_action(r);
  const auto* what = r.field("text"_k).as<std::string>();
  const std::string text = what ? *what : "";
  const Place to = r.has("to"_k) ? r.place("to"_k) : r.world().creature(r.actor()).place;
  const Creature& actor = r.world().creature(r.actor());
  const std::int64_t distance = metres_between(r.world(), r.world().scene(actor.scene), actor.place, to);
  r.require(distance <= 3, {"E_RANGE"_k, {{"distance"_k, distance}, {"most"_k, 3}}, "GW-TURN-07"_k});
  spend_action(r, r.actor());
  if (stopped_by_hold(r, r.actor())) return;
  log_line(r, "does"_k, {{"who"_k, r.actor()}, {"text"_k, text}}, "GW-TURN-07"_k);
}

}  // namespace ft::rules::grimwire
