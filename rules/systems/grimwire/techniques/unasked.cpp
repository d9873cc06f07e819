// Answers given as commands when nothing was asked: they say why there was no question. Source: section 4 (react and the
// answers below it), GW-REACT-02, GW-REACT-04, GW-SHIELD-01.
#include "rules/systems/grimwire/combat/shielding.hpp"
#include "rules/systems/grimwire/conditions/moments.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/techniques/techniques.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"

namespace ft::rules::grimwire {

namespace {

void require_payable(Resolution& r, ReactionCost kind) {
  const bool can = may_react(r, r.actor(), kind);
  const Key code = kind == ReactionCost::auxiliary ? "E_NO_AUX_REACTION"_k : "E_NO_REACTION"_k;
  r.require(can, {code, {{"who"_k, r.actor()}}, {}});
}

}  // namespace

void unasked(Resolution& r) { r.require(false, {"E_NO_WINDOW"_k, {}, {}}); }

void react(Resolution& r) {
  const Key technique = r.choice("technique"_k);
  r.require(technique_refusal(r, r.actor(), technique));
  const Record* record = known_technique(r.system(), Actor(r.world(), r.actor()), technique);
  if (is_reaction(*record)) require_payable(r, payment_of(*record));
  unasked(r);
}

void catch_gear(Resolution& r) {  // Source: GW-GEAR-02, GW-REACT-04
  require_payable(r, ReactionCost::auxiliary);
  unasked(r);
}

void shield_other(Resolution& r) {
  const CreatureId attacker = r.creature("target"_k);
  const CreatureId against = shields_against(r.world(), r.actor());
  r.require(!against || against == attacker, {"E_SHIELD_OTHER"_k, {{"who"_k, r.actor()}}, {}});
  if (!against) require_payable(r, ReactionCost::auxiliary);
  unasked(r);
}

}  // namespace ft::rules::grimwire
