// Learned and active techniques. Source: GW-LEARN-01, GW-LEARN-02.
#include "rules/systems/grimwire/creature/repertoire.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"

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

}  // namespace ft::rules::grimwire
