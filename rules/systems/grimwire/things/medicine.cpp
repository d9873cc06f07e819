// Stabilising, waking, putting out flames, holding pressure. Source: GW-COND-06, 07, GW-UNC-03, 04, GW-BURN-ST,
// GW-BLEED, GW-WIN-21.
#include "rules/systems/grimwire/things/medicine.hpp"

#include <algorithm>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/conditions/holds.hpp"
#include "rules/systems/grimwire/creature/actor.hpp"
#include "rules/systems/grimwire/creature/ground.hpp"
#include "rules/systems/grimwire/creature/nearby.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"
#include "rules/systems/grimwire/dice/gm_number.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/assist.hpp"
#include "rules/systems/grimwire/turns/budget.hpp"
#include "rules/systems/grimwire/turns/clock.hpp"

namespace ft::rules::grimwire {

namespace {

const Item* medkit_of(const Actor& actor) {
  const auto& items = actor.creature().items;
  const auto at = std::find_if(items.begin(), items.end(), [](const Item& item) {
    return item.kind == "medkit"_k && item.placement != key::worn && item.numbers.get("uses"_k) > 0;
  });
  return at == items.end() ? nullptr : &*at;
}

}  // namespace

void stabilise(Resolution& r) {  // Source: GW-COND-06
  require_can_command(r);
  require_action(r);
  const Item* medkit = medkit_of(Actor(r.world(), r.actor()));
  r.require(medkit != nullptr, {"E_NO_MEDKIT"_k, {}, {}});
  require_any_target_near(r, [](const Actor& other) { return other.has(key::dying) && !other.has(key::dead); });
  const CreatureId patient = r.creature("target"_k);
  require_within(r, patient, 3, "GW-COND-06"_k);
  const Actor target(r.world(), patient);
  const bool can_be_saved =
      patient != r.actor() && target.has(key::dying) && !target.has(key::dead) && !target.has(key::powered_off);
  r.require(can_be_saved, {"E_TARGET"_k, {{"target"_k, patient}}, "GW-COND-06"_k});
  const ItemId used = medkit->id;
  const std::int64_t left = medkit->numbers.get("uses"_k) - 1;
  spend_action(r, r.actor());
  if (stopped_by_hold(r, r.actor())) return;
  r.emit(ItemNumberSet{r.actor(), used, "uses"_k, left});
  if (passes_treatment(r, patient)) revive(r, patient);
  if (!r.world().encounter_of(r.actor())) pass_time(r, 6);
}

void wake(Resolution& r) {  // Source: GW-UNC-03, GW-UNC-04
  require_can_command(r);
  require_auxiliary(r);
  require_any_target_near(r, [](const Actor& other) { return other.has(key::asleep) || other.has(key::knocked_out); });
  const CreatureId sleeper = r.creature("target"_k);
  require_within(r, sleeper, 3, "GW-UNC-04"_k);
  const Actor target(r.world(), sleeper);
  const bool deeper = target.has(key::out_cold) || target.has(key::dying) || target.has(key::suffocating);
  const Condition* sleep = target.find(key::asleep);
  const bool cursed = sleep && is_hex(*sleep);
  const bool wakes = !cursed && (target.has(key::asleep) || target.has(key::knocked_out)) && !deeper;
  r.require(wakes, {"E_TARGET"_k, {{"target"_k, sleeper}}, "GW-UNC-04"_k});
  spend_auxiliary(r, r.actor());
  lose(r, sleeper, key::asleep);
  lose(r, sleeper, key::knocked_out);
  log_line(r, "wakes"_k, {{"who"_k, sleeper}}, "GW-UNC-04"_k);
}

void extinguish(Resolution& r) {  // Source: GW-BURN-ST
  require_can_command(r);
  require_action(r);
  const CreatureId who = r.has("target"_k) ? r.creature("target"_k) : r.actor();
  require_within(r, who, 3, "GW-BURN-ST"_k);
  const Actor target(r.world(), who);
  const CellTerrain* ground = terrain_at(r.world().scene(target.creature().scene), target.creature().place.cell);
  const bool in_fire =
      (ground && ground->numbers.get(key::burning) != 0) || stands_in(r.world(), who, "burning_area"_k);
  r.require(!in_fire, {"E_STILL_BURNING"_k, {}, {}});
  r.require(target.has(key::burning), {"E_TARGET"_k, {{"target"_k, who}}, "GW-BURN-ST"_k});
  spend_action(r, r.actor());
  if (stopped_by_hold(r, r.actor())) return;
  lose_unless_hexed(r, who, key::burning);
  log_line(r, "flames_out"_k, {{"who"_k, who}}, "GW-BURN-ST"_k);
}

void hold_pressure(Resolution& r) {  // Source: GW-BLEED, G-51
  require_can_command(r);
  require_action(r);
  const CreatureId who = r.has("target"_k) ? r.creature("target"_k) : r.actor();
  require_within(r, who, 3, "GW-BLEED"_k);
  const Condition* bleeding = Actor(r.world(), who).find(key::bleeding);
  r.require(bleeding != nullptr, {"E_TARGET"_k, {{"target"_k, who}}, "GW-BLEED"_k});
  Condition held = *bleeding;
  spend_action(r, r.actor());
  if (stopped_by_hold(r, r.actor())) return;
  gain(r, who, condition("pressure"_k, r.actor(), {"rounds"_k, r.actor() == who ? 2 : 1, who}));  // over its next start
  const bool counted = held.data.get("pressed"_k) != 0;  // however many press, it is one turn
  held.data.set("held_turns"_k, held.data.get("held_turns"_k) + (counted ? 0 : 1));
  held.data.set("pressed"_k, 1);
  if (held.data.get("held_turns"_k) < r.house_rule("pressure_turns"_k)) {
    if (!counted) r.emit(ConditionChanged{who, held});
    return;
  }
  lose_unless_hexed(r, who, key::bleeding);
  log_line(r, "bleeding_stops"_k, {{"who"_k, who}}, "GW-BLEED"_k);
}

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
    const std::vector<Roller> helpers = waiting_helpers(r, medic, "stabilise_understand"_k);
    if (!passes_together(r, {{medic, MND, "stabilise_understand"_k, {}}, understanding, "GW-COND-06"_k, patient},
                         helpers))
      return false;
  }
  const std::int64_t below = std::max<std::int64_t>(0, -Actor(r.world(), patient).number(key::condition));
  Sum treatment;
  treatment.keep("base_number"_k, 11, "GW-COND-06"_k).add("below_zero"_k, below, "GW-COND-06"_k);
  treatment = stabilising_number(r, treatment, "stabilise_treat"_k, patient);
  treatment.hide();
  const std::vector<Roller> helpers = waiting_helpers(r, medic, "stabilise_treat"_k);
  return passes_together(r, {{medic, COR, "stabilise_treat"_k, {}}, treatment, "GW-COND-06"_k, patient}, helpers);
}

}  // namespace ft::rules::grimwire
