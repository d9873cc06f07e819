// Turning on the spot. Source: VG-ACT-07, VG-POS-03.
#include "rules/systems/vigor/movement/facing.hpp"

#include "rules/kernel/resolution/turning.hpp"
#include "rules/systems/vigor/turns/budget.hpp"

namespace ft::rules::vigor {

void face(Resolution& r) {
  require_can_act(r, {});
  pay(r, {});
  (void)turn_toward(r, r.actor(), r.number("degrees"_k));
}

}  // namespace ft::rules::vigor
