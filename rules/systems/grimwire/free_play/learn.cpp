// Learning techniques, exchanging them, raising attributes. Source: GW-LEARN-02 to 05, GW-LEVEL-03.
#include "rules/systems/grimwire/free_play/learning.hpp"

#include <algorithm>

#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/pause.hpp"

#include "rules/kernel/system.hpp"

namespace ft::rules::grimwire {

void learn(Resolution& r) {  // Source: GW-LEARN-03 to 05
  require_waking_pause(r);
  const CreatureId who = r.actor();
  const std::int64_t left = Actor(r.world(), who).number("learning_hours"_k);
  r.require(left > 0, {"E_NO_HOURS"_k, {{"who"_k, who}, {"left"_k, left}}, {}});
  const Key technique = r.choice("technique"_k);
  const std::int64_t wanted = r.has("hours"_k) ? r.number("hours"_k) : 0;
  r.require(unlearnable(r, who, technique, wanted));
  const Record& record = r.system().content().at(key::technique, technique);
  const std::int64_t needed = hours_needed(r.system(), Actor(r.world(), who), record);
  const std::int64_t hours = std::min(needed, wanted > 0 ? wanted : left);
  if (spend_time(r, who, hours * 3600)) study(r, who, technique, hours);
}

namespace {

void require_exchange(Resolution& r) {  // Source: GW-LEARN-02
  require_pause(r);
  const bool resting = Actor(r.world(), r.actor()).has("rested"_k);
  r.require(resting, {"E_TECH_EXCHANGE"_k, {{"who"_k, r.actor()}}, {}});
}

/// A learned technique that rests.
Key resting_technique(Resolution& r, Key field) {
  const Key technique = r.choice(field);
  const Actor actor(r.world(), r.actor());
  const RefusalSpec::Param who{"who"_k, r.actor()}, named{"technique"_k, technique};
  const bool known = r.system().content().find(key::technique, technique) && has_learned(actor, technique);
  r.require(known, {"E_TECH_UNKNOWN"_k, {who, named}, {}});
  r.require(!is_active(actor, technique), {"E_TECH_ACTIVE"_k, {who, named}, {}});
  return technique;
}

}  // namespace

void activate_technique(Resolution& r) {
  require_exchange(r);
  const Actor actor(r.world(), r.actor());
  const std::int64_t most = most_active(actor);
  r.require(active_ones(r.system(), actor) < most, {"E_TECH_LIMIT"_k, {{"most"_k, most}}, {}});
  set_active(r, r.actor(), resting_technique(r, "technique"_k), true);
}

void swap_technique(Resolution& r) {
  require_exchange(r);
  const Key out = r.choice("technique"_k);
  const RefusalSpec::Param who{"who"_k, r.actor()}, named{"technique"_k, out};
  const Actor actor(r.world(), r.actor());
  r.require(has_learned(actor, out), {"E_TECH_UNKNOWN"_k, {who, named}, {}});
  r.require(is_active(actor, out), {"E_TECH_INACTIVE"_k, {who, named}, {}});
  const Key in = resting_technique(r, "with"_k);
  set_active(r, r.actor(), out, false);
  set_active(r, r.actor(), in, true);
}

void spend_attribute_point(Resolution& r) {  // Source: GW-LEVEL-03
  const CreatureId who = r.actor();
  const std::int64_t points = Actor(r.world(), who).number("pending_attr_points"_k);
  r.require(points > 0, {"E_NO_POINTS"_k, {{"who"_k, who}}, {}});
  const Key attribute = r.choice("attribute"_k);
  const std::int64_t raised = Actor(r.world(), who).number(attribute) + 1;
  r.require(raised <= 10, {"E_ATTR_CAP"_k, {}, "GW-LEVEL-03"_k});
  r.set(who, "pending_attr_points"_k, std::max<std::int64_t>(0, points - 1));
  r.set(who, attribute, raised);
  note(r, "attribute_raised"_k, {{"who"_k, who}, {"attribute"_k, attribute}, {"n"_k, raised}}, "GW-LEVEL-03"_k);
}

}  // namespace ft::rules::grimwire
