// The common rejections and the budget of a turn. Source: VG-TURN-01, VG-TURN-02, VG-TURN-05, VG-ACT-01, VG-REACT-06, G-12,
// VG-ENC-04, VG-REC-04, VG-REC-07, VG-SHOCK-10.
#include "rules/systems/vigor/turns/budget.hpp"

namespace ft::rules::vigor {

void require_in_encounter(Resolution& r) {
  const bool there = r.world().encounter_of(r.actor()) != nullptr;
  r.require(there, {"E_PHASE"_k, {{"mode"_k, "in_encounter"_k}}, "VG-ENC-01"_k});
}

bool is_paid_in(const Actor& actor) {
  const Condition* act = actor.find(key::committed);
  return act && act->data.has("does"_k) && act->data.get("actions_paid"_k) >= act->data.get("actions_needed"_k);
}

void require_can_act(Resolution& r, const Price& price) {
  const CreatureId who = r.actor();
  const Encounter* encounter = r.world().encounter_of(who);
  const Actor actor(r.world(), who);
  r.require(!encounter || responds(r) || encounter->turn == who, {"E_NOT_YOUR_TURN"_k, {{"who"_k, who}}, {}});
  r.require(!actor.has(key::dead), {"E_DEAD"_k, {{"who"_k, who}}, {}});
  r.require(!actor.has(key::escaped), {"E_ESCAPED"_k, {{"who"_k, who}}, {}});
  const bool fit = price.physical ? !actor.incapacitated() : actor.conscious();
  r.require(fit, {"E_INCAP"_k, {{"who"_k, who}}, {}});
  r.require(!actor.has(key::winded), {"E_WINDED"_k, {{"who"_k, who}}, {}});
  r.require(!actor.has(key::committed) || responds(r) || is_paid_in(actor), {"E_COMMITTED"_k, {{"who"_k, who}}, {}});
}

namespace {
/// A table may let a readied response cost Vigor of its own. Source: G-12.
std::int64_t vigor_of(const Resolution& r, const Price& price) {
  return price.vigor + (responds(r) ? r.house_rule("ready_vigor"_k) : 0);
}
}  // namespace

void require_payable(Resolution& r, const Price& price) {
  const Actor actor(r.world(), r.actor());
  const std::int64_t actions = actor.number(key::actions_left), vigor = actor.number(key::vigor),
                     mana = actor.number(key::mana);
  if (is_paid_in(actor)) return;
  const bool enough = !actor.encounter() || responds(r) || actions >= (price.spans ? 1 : price.actions);
  r.require(enough, {"E_NO_ACTIONS"_k, {{"cost"_k, price.actions}, {"left"_k, actions}}, {}});
  const std::int64_t cost = vigor_of(r, price);
  r.require(vigor >= cost, {"E_VIGOR"_k, {{"cost"_k, cost}, {"left"_k, vigor}}, {}});
  r.require(mana >= price.mana, {"E_MANA"_k, {{"cost"_k, price.mana}, {"left"_k, mana}}, {}});
}

void pay(Resolution& r, const Price& price) {
  const CreatureId who = r.actor();
  const Actor actor(r.world(), who);
  const std::int64_t actions = actor.number(key::actions_left), mana = actor.number(key::mana);
  if (responds(r))  // before any question of the act
    log_line(r, "acts_at_once"_k, {{"who"_k, who}, {"action"_k, r.command().action}}, "VG-REACT-06"_k);
  if (actor.encounter() && !responds(r))
    r.set(who, key::actions_left, std::max<std::int64_t>(0, actions - price.actions));
  for (const Key chance : {key::offhand_open, key::offhand_awaited})
    if (actor.flag(chance)) r.set(who, chance, 0);  // VG-ACT-03: straight after the attack
  if (price.mana > 0) r.set(who, key::mana, std::max<std::int64_t>(0, mana - price.mana));
  if (const std::int64_t vigor = vigor_of(r, price); vigor > 0) pay_vigor(r, who, vigor);
}

}  // namespace ft::rules::vigor
