// Trip, Disarm, Restrain, Push, and letting go. Source: AU-CM-03 to 05, AU-CM-09, AU-CM-10.
#include "rules/kernel/offers/fillable_fields.hpp"
#include "rules/kernel/resolution/relations.hpp"
#include "rules/systems/aura/combat/attack_deed.hpp"
#include "rules/systems/aura/conditions/conditions.hpp"
#include "rules/systems/aura/deeds.hpp"

namespace ft::rules::aura {

namespace {

template <Attack::Manner manner>
Attack manoeuvre_said(Resolution& r) {
  return requested_attack(r, manner);
}

bool holds(const Resolution& r, CreatureId other) {
  return find_relation(r.world(), key::holds, r.actor(), other) != nullptr;
}

void check_release(Resolution& r) {
  const auto held = [&](CreatureId other) { return holds(r, other); };
  require_any_target(r, "target"_k, {"invalid_target"_k, {{"target"_k, r.actor()}}, {}}, held);
  const CreatureId target = r.creature("target"_k);
  r.require(held(target), {"invalid_target"_k, {{"target"_k, target}}, {}});
}

Effect let_go(Resolution& r, Course&) {
  const CreatureId holder = r.actor(), held = r.creature("target"_k);
  return {.moves = {}, .happens = [=](Resolution& now) { end_hold(now, holder, held); }, .last = {}};
}

}  // namespace

const ActionDefinition trip = attack_action<manoeuvre_said<Attack::Manner::trip>>();
const ActionDefinition disarm = attack_action<manoeuvre_said<Attack::Manner::disarm>>();
const ActionDefinition restrain = attack_action<manoeuvre_said<Attack::Manner::restrain>>();
const ActionDefinition push = attack_action<manoeuvre_said<Attack::Manner::push>>();
const ActionDefinition release = {.kind = ActionDefinition::Kind::free, .check = check_release, .lock = let_go};

}  // namespace ft::rules::aura
