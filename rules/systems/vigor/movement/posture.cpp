// Being knocked down, lying down, standing up. Source: VG-ACT-13, VG-ACT-16, VG-PRONE-01, VG-PRONE-04, VG-PRONE-05, G-13.
#include "rules/systems/vigor/movement/posture.hpp"

#include "rules/systems/vigor/turns/budget.hpp"
#include "rules/systems/vigor/turns/hooks.hpp"

namespace ft::rules::vigor {

void stand(Resolution& r) {  // Source: VG-ACT-13, VG-PRONE-04
  constexpr Price price{.actions = 1};
  const CreatureId who = r.actor();
  require_can_act(r, price);
  r.require(Actor(r.world(), who).has(key::knocked_down), {"E_NOT_DOWN"_k, {{"who"_k, who}}, {}});
  require_payable(r, price);
  pay(r, price);
  if (!hooks(r).create_opening(r, who)) return;
  log_line(r, "stands"_k, {{"who"_k, who}}, "VG-PRONE-04"_k);
  lose(r, who, key::knocked_down);
}

void drop_prone(Resolution& r) {  // Source: VG-ACT-16
  const CreatureId who = r.actor();
  require_can_act(r, {});
  r.require(!Actor(r.world(), who).has(key::knocked_down), {"E_TARGET"_k, {}, "VG-ACT-16"_k});
  pay(r, {});
  log_line(r, "lies_down"_k, {{"who"_k, who}}, "VG-ACT-16"_k);
  gain(r, who, key::knocked_down);
}

void knock_down_by_gm(Resolution& r) {
  const CreatureId who = r.creature("target"_k);
  r.require(!Actor(r.world(), who).has(key::dead), {"E_TARGET"_k, {}, "VG-SHOCK-08"_k});
  knock_down(r, who);
}

}  // namespace ft::rules::vigor
