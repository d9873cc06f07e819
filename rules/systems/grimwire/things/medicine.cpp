// First aid. Source: GW-COND-06, GW-WIN-21.
#include "rules/systems/grimwire/things/medicine.hpp"

#include <algorithm>

#include "rules/systems/grimwire/creature/actor.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/dice/gm_number.hpp"
#include "rules/systems/grimwire/turns/assisting.hpp"

namespace ft::rules::grimwire {

namespace {

bool knows(const Actor& actor, Key tag) {
  const auto& features = actor.creature().features;
  return std::any_of(features.begin(), features.end(), [&](const Feature& feature) { return feature.key == tag; });
}

/// The GM may set another number; silence leaves the book's. Source: GW-COND-06, GW-WIN-21.
Sum stabilising_number(Resolution& r, Sum usual, Key purpose, CreatureId patient) {
  return number_by_gm(r, {"q_stabilise_tn"_k, {{"purpose"_k, purpose}, {"target"_k, patient}}, "GW-COND-06"_k},
                      std::move(usual));
}

}  // namespace

bool passes_treatment(Resolution& r, CreatureId patient) {
  const CreatureId medic = r.actor();
  if (!knows(Actor(r.world(), medic), "medical"_k)) {
    Sum understanding;
    understanding.keep("base_number"_k, 13, "GW-COND-06"_k);
    understanding = stabilising_number(r, understanding, "stabilise_understand"_k, patient);
    understanding.hide();
    const std::vector<Side> helpers = waiting_helpers(r, medic, "stabilise_understand"_k);
    if (!passes_together(r, {{medic, MND, "stabilise_understand"_k, {}}, understanding, "GW-COND-06"_k, patient},
                         helpers))
      return false;
  }
  const std::int64_t below = std::max<std::int64_t>(0, -Actor(r.world(), patient).number(key::condition));
  Sum treatment;
  treatment.keep("base_number"_k, 11, "GW-COND-06"_k).add("below_zero"_k, below, "GW-COND-06"_k);
  treatment = stabilising_number(r, treatment, "stabilise_treat"_k, patient);
  treatment.hide();
  const std::vector<Side> helpers = waiting_helpers(r, medic, "stabilise_treat"_k);
  return passes_together(r, {{medic, COR, "stabilise_treat"_k, {}}, treatment, "GW-COND-06"_k, patient}, helpers);
}

}  // namespace ft::rules::grimwire
