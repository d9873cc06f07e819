// Using a consumable on oneself or a creature near. Source: GW-DATA-04, GW-CRAFT-08, GW-INEB.
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/creature/nearby.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/techniques/effects.hpp"
#include "rules/systems/grimwire/things/consumables.hpp"
#include "rules/systems/grimwire/things/medicine.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"
#include "rules/systems/grimwire/turns/clock.hpp"

namespace ft::rules::grimwire {

namespace {

ReactionCost cost_of(const Record& record) {
  const Key cost = record.word("cost"_k);
  return cost == "auxiliary"_k ? ReactionCost::auxiliary : cost == "free"_k ? ReactionCost::free : ReactionCost::action;
}

void require_cost(Resolution& r, ReactionCost cost) {
  if (cost == ReactionCost::action) require_action(r);
  if (cost == ReactionCost::auxiliary) require_auxiliary(r);
}

/// Whether the grip of others lets it happen. Source: GW-GRAP-03.
bool pay(Resolution& r, ReactionCost cost) {
  if (cost == ReactionCost::auxiliary) spend_auxiliary(r, r.actor());
  if (cost == ReactionCost::free) has_acted(r, r.actor());
  if (cost != ReactionCost::action) return true;
  spend_action(r, r.actor());
  return !stopped_by_hold(r, r.actor());
}

/// Oneself, or a creature within 3 m that does not resist. Refuses: E_RANGE, E_NOT_WILLING, E_TARGET.
CreatureId receiver(Resolution& r, bool first_aid) {
  const CreatureId who = r.has("target"_k) ? r.creature("target"_k) : r.actor();
  require_within(r, who, 3, "GW-DATA-04"_k);
  const Actor target(r.world(), who);
  const bool resists = target.able() && target.hostile_to(Actor(r.world(), r.actor()));
  r.require(!resists, {"E_NOT_WILLING"_k, {}, {}});
  const bool fit = !target.has(key::dead) && !(first_aid && target.has(key::dying));  // that is stabilising
  r.require(fit, {"E_TARGET"_k, {{"target"_k, who}}, "GW-DATA-04"_k});
  return who;
}

}  // namespace

void use_item(Resolution& r) {
  require_can_command(r);
  const Consumable used = named_consumable(r);
  r.require(!area_of(*used.record), {"E_TARGET"_k, {{"target"_k, used.record->id}}, "GW-DATA-04"_k});
  const ReactionCost cost = cost_of(*used.record);
  require_cost(r, cost);
  const bool first_aid = used.record->has_word("tags"_k, "medical"_k);
  const CreatureId on = receiver(r, first_aid);
  if (!pay(r, cost)) return;
  log_line(r, "uses_item"_k, {{"who"_k, r.actor()}, {"item"_k, used.record->id}, {"target"_k, on}}, "GW-DATA-04"_k);
  const bool goes = works(r, r.actor(), used);
  use_up(r, r.actor(), used);
  if (!goes || (first_aid && !passes_treatment(r, on))) return;
  const Use use{.who = r.actor(), .technique = used.record, .target = on, .subject = {}, .weapon = {}};
  Effects effects;
  for (const Record& effect : used.record->records("effects"_k)) apply_effect(r, use, effect, effects, false);
  if (cost == ReactionCost::action && !r.world().encounter_of(r.actor())) pass_time(r, 6);
}

}  // namespace ft::rules::grimwire
