// Learning techniques hour by hour, which of the learned ones are active, and points of attributes.
// Source: GW-LEARN-01 to 06, GW-LEVEL-03.
#include "rules/systems/grimwire/free_play/learning.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/creature/repertoire.hpp"
#include "rules/systems/grimwire/procedures.hpp"
#include "rules/systems/grimwire/turns/pause.hpp"

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
  log_line(r, "attribute_raised"_k, {{"who"_k, who}, {"attribute"_k, attribute}, {"n"_k, raised}}, "GW-LEVEL-03"_k);
}

std::int64_t effort_per_hour(const Ruleset& system, const Actor& actor, const Record& technique) {
  const std::int64_t rate = actor.attribute(attribute_named(technique.word("multiplier"_k)));
  if (rate <= 0) return 0;
  std::int64_t eased = 0;
  for (const Feature& feature : actor.creature().features)
    if (const Record* learned = system.content().find(key::technique, feature.key);
        learned && has_learned(actor, feature.key))
      eased += learned->numbers("eases"_k).get(technique.id);
  return rate + eased;
}

std::int64_t hours_needed(const Ruleset& system, const Actor& actor, const Record& technique) {
  const Feature* begun = technique_feature(actor, technique.id);
  const std::int64_t missing = technique.number("effort"_k) - (begun ? begun->data.get("progress"_k) : 0);
  const std::int64_t rate = effort_per_hour(system, actor, technique);
  return rate == 0 ? 0 : (missing + rate - 1) / rate;
}

Verdict unlearnable(const Resolution& r, CreatureId who, Key id, std::int64_t hours) {
  const Actor actor(r.world(), who);
  const std::int64_t left = actor.number("learning_hours"_k);
  if (left == 0) return Refusal{"E_NO_HOURS"_k, {{"who"_k, who}, {"left"_k, left}}, {}};
  const Record* technique = r.system().content().find(key::technique, id);
  const Params named{{"who"_k, who}, {"technique"_k, id}};
  if (!technique) return Refusal{"E_TECH_UNKNOWN"_k, named, "GW-LEARN-04"_k};
  if (has_learned(actor, id)) return Refusal{"E_LEARNED"_k, named, {}};
  if (effort_per_hour(r.system(), actor, *technique) == 0)
    return Refusal{
        "E_LEARN_RATE"_k, {{"who"_k, who}, {"technique"_k, id}, {"attribute"_k, technique->word("multiplier"_k)}}, {}};
  const std::int64_t needed = hours_needed(r.system(), actor, *technique);
  if (hours > 0 && std::min(hours, needed) > left)
    return Refusal{"E_NO_HOURS"_k, {{"who"_k, who}, {"left"_k, left}}, {}};
  return std::nullopt;
}

void study(Resolution& r, CreatureId who, Key id, std::int64_t hours) {
  const Record& technique = r.system().content().at(key::technique, id);
  const Actor actor(r.world(), who);
  const std::int64_t most = technique.number("effort"_k), left = actor.number("learning_hours"_k);
  const Feature* begun = technique_feature(actor, id);
  Feature feature = begun ? *begun : Feature{id, {{"learning"_k, 1}, {"inactive"_k, 1}}};
  const std::int64_t effort = feature.data.get("progress"_k) + hours * effort_per_hour(r.system(), actor, technique);
  feature.data.set("progress"_k, std::min(most, effort));  // surplus is lost
  log_line(r, "studies"_k, {{"who"_k, who}, {"technique"_k, id}, {"n"_k, std::min(most, effort)}, {"most"_k, most}},
           "GW-LEARN-04"_k);
  r.set(who, "learning_hours"_k, std::max<std::int64_t>(0, left - hours));
  if (effort < most) return r.emit(FeatureSet{who, feature});
  feature.data = {{"inactive"_k, 1}};
  r.emit(FeatureSet{who, feature});
  log_line(r, "learned"_k, {{"who"_k, who}, {"technique"_k, id}}, "GW-LEARN-04"_k);
  const Actor now(r.world(), who);
  if (active_ones(r.system(), now) < most_active(now)) set_active(r, who, id, true);  // GW-LEARN-02
}

void set_active(Resolution& r, CreatureId who, Key technique, bool active) {
  Feature feature = *technique_feature(Actor(r.world(), who), technique);
  if (active)
    feature.data.remove("inactive"_k);
  else
    feature.data.set("inactive"_k, 1);
  r.emit(FeatureSet{who, feature});
  log_line(r, active ? "activated"_k : "deactivated"_k, {{"who"_k, who}, {"technique"_k, technique}}, "GW-LEARN-02"_k);
}

}  // namespace ft::rules::grimwire
