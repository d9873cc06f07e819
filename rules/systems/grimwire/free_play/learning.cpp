// Learning hours, effort, and the techniques that are active. Source: GW-LEARN-01 to 06.
#include "rules/systems/grimwire/free_play/learning.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/grimwire/conditions/conditions.hpp"
#include "rules/systems/grimwire/dice/checks.hpp"

namespace ft::rules::grimwire {

const Feature* technique_feature(const Actor& actor, Key technique) {
  const auto& features = actor.creature().features;
  const auto at = std::find_if(features.begin(), features.end(), [&](const Feature& f) { return f.key == technique; });
  return at == features.end() ? nullptr : &*at;
}

bool has_learned(const Actor& actor, Key technique) {
  const Feature* known = technique_feature(actor, technique);
  return known && known->data.get("learning"_k) == 0;
}

bool is_active(const Actor& actor, Key technique) {
  const Feature* known = technique_feature(actor, technique);
  return known && known->data.get("learning"_k) == 0 && known->data.get("inactive"_k) == 0;
}

std::int64_t most_active(const Actor& actor) { return actor.number(key::focus_max) / 2; }

std::int64_t active_ones(const Ruleset& system, const Actor& actor) {
  const auto& features = actor.creature().features;
  return std::count_if(features.begin(), features.end(), [&](const Feature& feature) {
    return system.content().find(key::technique, feature.key) && is_active(actor, feature.key);
  });
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
  note(r, "studies"_k, {{"who"_k, who}, {"technique"_k, id}, {"n"_k, std::min(most, effort)}, {"most"_k, most}},
       "GW-LEARN-04"_k);
  r.set(who, "learning_hours"_k, std::max<std::int64_t>(0, left - hours));
  if (effort < most) return r.emit(FeatureSet{who, feature});
  feature.data = {{"inactive"_k, 1}};
  r.emit(FeatureSet{who, feature});
  note(r, "learned"_k, {{"who"_k, who}, {"technique"_k, id}}, "GW-LEARN-04"_k);
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
  note(r, active ? "activated"_k : "deactivated"_k, {{"who"_k, who}, {"technique"_k, technique}}, "GW-LEARN-02"_k);
}

}  // namespace ft::rules::grimwire
