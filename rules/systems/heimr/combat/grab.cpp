// Binding by brawl, and letting go. Source: HM-GRAB-01 to 03.
#include "rules/systems/heimr/combat/grab.hpp"

#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/heimr/conditions/binds.hpp"
#include "rules/systems/heimr/conditions/hands.hpp"
#include "rules/systems/heimr/conditions/holds.hpp"
#include "rules/systems/heimr/conditions/published_defence.hpp"

namespace ft::rules::heimr {

void grab(Resolution& r, CreatureId grabber, CreatureId held, Key part) {
  const Key at = bound_part(part);
  relate(r, key::grabs, grabber, held, {{"part"_k, at.hash}});
  log_line(r, "grabs_hold"_k, {{"who"_k, grabber}, {"target"_k, held}, {"part"_k, at}}, "HM-GRAB-01"_k);
  discard_defence(r, grabber);
  hands_changed(r, held);
}

void release(Resolution& r) {  // Source: HM-GRAB-03
  const RefusalSpec::Param who{"who"_k, r.actor()};
  r.require(!Actor(r.world(), r.actor()).held_ones().empty(), {"E_NOT_HOLDING"_k, {who}, {}});
  const CreatureId held = r.creature("target"_k);
  r.require(find_relation(r.world(), key::grabs, r.actor(), held) != nullptr, {"E_NOT_HOLDING"_k, {who}, {}});
  let_go(r, r.actor(), held);
}

}  // namespace ft::rules::heimr
