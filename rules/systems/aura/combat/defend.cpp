// Defending, and refusing to. Source: AU-DEFD-01, AU-DEFD-04, AU-DFN-02.
#include "rules/systems/aura/combat/actions.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"

namespace ft::rules::aura {

namespace {

Effect defend_lock(Resolution& r, Execution&);
Effect refuse_lock(Resolution& r, Execution&);
Cost one_energy(Resolution&);

}  // namespace

const ActionDefinition defend{.kind = ActionDefinition::Kind::ordinary, .cost = one_energy, .lock = defend_lock};
const ActionDefinition refuse_defence{.kind = ActionDefinition::Kind::free, .lock = refuse_lock};

namespace {

Cost one_energy(Resolution&) { return {.energy = 1}; }

Effect defend_lock(Resolution& r, Execution&) {
  const CreatureId who = r.actor();
  return {.happens = [who](Resolution& later) {
    recover_guard(later, who);
    if (!Actor(later, who).has(key::defending)) impose(later, who, key::defending, {});
    later.set(who, key::metresSinceDefend, 0);
  }};
}

Effect refuse_lock(Resolution& r, Execution&) {
  const CreatureId who = r.actor();
  return {.happens = [who](Resolution& later) {
    later.set(who, key::refuseDefence, Actor(later, who).flag(key::refuseDefence) ? 0 : 1);
  }};
}

}  // namespace

}  // namespace ft::rules::aura
