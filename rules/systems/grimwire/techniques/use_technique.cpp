// Using a technique on one's own turn. Source: GW-DATA-06, GW-FOCUS-02, G-A2.
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/techniques/targets.hpp"

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/techniques/play.hpp"

namespace ft::rules::grimwire {

namespace {

std::int64_t metres_to(const Resolution& r, const Use& use) {
  return use.target ? metres_between(r.world(), use.who, use.target) : 0;
}

}  // namespace

void use_technique(Resolution& r) {
  require_can_command(r);
  const CreatureId who = r.actor();
  const Key id = r.choice("technique"_k);
  r.require(technique_refusal(r, who, id));
  const Record* technique = known_technique(r.system(), Actor(r.world(), who), id);
  const Key type = technique->word("type"_k);
  const bool on_own_turn = type == "action"_k || type == "auxiliary"_k || type == "free"_k;
  r.require(on_own_turn, {"E_NO_WINDOW"_k, {}, {}});
  const ReactionCost payment = payment_of(*technique);
  if (payment == ReactionCost::action) require_action(r);
  if (payment == ReactionCost::auxiliary) require_auxiliary(r);
  r.require(requirement_refusal(r, who, *technique));
  Use use{who, technique, {}, {}, {}};
  if (aims_at_creature(*technique)) use.target = r.creature("target"_k);
  if (aims_at_place(*technique)) use.place = r.place("to"_k);
  if (r.has("weapon"_k))
    use.weapon = named_weapon(r, *technique, r.item("weapon"_k));
  else if (const auto weapon = weapon_for(r, who, *technique, use.target))
    use.weapon = *weapon;
  r.require(technique->word("range"_k) != "weapon"_k || use.weapon.record,
            {"E_RANGE"_k, {{"distance"_k, metres_to(r, use)}, {"most"_k, 3}}, {}});
  r.require(use.place ? aimable_at(r, use, *use.place) : aimable(r, use));
  if (use.place) use.place = place_reached(r, who, *use.place);
  use.others = further_targets(r, use);
  const bool paid = focus_at_hand(r, use);
  const Record* cost = technique->record("cost"_k);
  r.require(paid, {"E_FOCUS"_k, {{"cost"_k, cost ? cost->number("focus"_k) : 0}}, {}});
  if (payment == ReactionCost::action) spend_action(r, who);
  if (payment == ReactionCost::auxiliary) spend_auxiliary(r, who);
  if (payment == ReactionCost::free) has_acted(r, who);
  if (payment == ReactionCost::action && stopped_by_hold(r, who)) return;
  play_technique(r, use);
}

}  // namespace ft::rules::grimwire
