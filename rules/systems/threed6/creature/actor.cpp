// Attributes and states of a creature. Source: threed6.md 2.1, 2.3.
#include "rules/systems/threed6/creature/actor.hpp"

#include <algorithm>

#include "rules/kernel/resolution/relations.hpp"

namespace ft::rules::threed6 {

Sum Actor::attribute(Key attribute) const {
  Sum sum;
  if (attribute == key::will) return sum.keep(key::IQ, number(key::IQ)).add("will_plus"_k, number("will_plus"_k));
  if (attribute == key::per) return sum.keep(key::IQ, number(key::IQ)).add("per_plus"_k, number("per_plus"_k));
  return attribute == key::ST ? strength_now() : sum.keep(attribute, number(attribute));
}

Sum Actor::basic_move() const {
  Sum sum;
  sum.keep("basic_speed"_k, basic_speed() / 4).add("move_plus"_k, number("move_plus"_k));
  return sum.add("least"_k, std::max<std::int64_t>(0, 1 - sum.total()));
}

Sum Actor::strength_now() const {
  Sum sum;
  sum.keep(key::ST, number(key::ST));
  if (very_tired()) halve_up(sum, "exhausted"_k, "TD-FAT-02"_k);
  return sum;
}

Key Actor::posture() const {
  for (const Key posture : postures)
    if (has(posture)) return posture;
  return key::standing;
}

bool Actor::increases(Key defence) const {
  const Condition* increased = find(key::increased_defense);
  return increased && increased->source_key == defence;
}

bool Actor::aware_of(CreatureId attacker) const { return !find_relation(world(), key::hidden_from, attacker, id()); }

bool Actor::may_defend_against(CreatureId attacker) const {
  const bool gave_up = encounter() && number(key::maneuver) == key::all_out_attack.hash;  // TD-AOA-04
  return able() && !has(key::restrained) && !gave_up && aware_of(attacker);
}

PostureEffects effects_of(Key posture) {  // Source: TD-POST-02
  if (posture == key::kneeling || posture == key::sitting) return {-2, -2, -2};
  if (posture == key::crawling) return {-4, -3, -2};
  if (posture == key::prone || posture == key::supine) return {-4, -3, -4};
  return {};
}

void halve_up(Sum& sum, Key source, Key rule) {
  const std::int64_t total = sum.total();
  sum.add(source, (total + 1) / 2 - total, rule);
}

}  // namespace ft::rules::threed6
