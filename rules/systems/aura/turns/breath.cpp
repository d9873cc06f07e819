// Catching one's breath. Source: AU-STA-07.

#include "rules/systems/aura/turns/actions.hpp"

namespace ft::rules::aura {

namespace {

Cost breath_cost(Resolution& r);
void check_breath(Resolution& r);
Effect breath_lock(Resolution& r, Execution&);

}  // namespace

const ActionDefinition catch_breath{
    .kind = ActionDefinition::Kind::ordinary, .check = check_breath, .cost = breath_cost, .lock = breath_lock};

namespace {

/// 3 Energy; with 1 or 2 for the whole Round all of it, untouched (`catch_breath_all`: or what is left).
Cost breath_cost(Resolution& r) {
  const Actor actor(r, r.actor());
  const bool remaining = actor.house_rule("catch_breath_all"_k) != 0;  // G-52
  const std::int64_t all = actor.number(remaining ? key::energy : key::energyAllotment);
  return {.energy = all == 1 || all == 2 ? all : 3, .no_swap = true};
}

/// In a fight, which has Rounds and an allotment; elsewhere breath comes back in a rest (AU-STA-08).
void check_breath(Resolution& r) {
  const Actor actor(r, r.actor());
  r.require(actor.encounter() != nullptr, {"not_in_encounter"_k, {{"who"_k, r.actor()}}, "AU-STA-07"_k});
  const std::int64_t most = actor.stamina_max(), now = actor.number(key::stamina) + actor.number(key::staminaReserved);
  r.require(now < most, {"stamina_full"_k, {{"who"_k, r.actor()}, {"most"_k, most}}, {}});
}

Effect breath_lock(Resolution& r, Execution&) {
  const CreatureId who = r.actor();
  return {.happens = [who](Resolution& later) { gain_stamina(later, who, 1); }};
}

}  // namespace

}  // namespace ft::rules::aura
