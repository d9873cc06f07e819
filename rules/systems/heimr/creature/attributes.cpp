// The attributes of a creature, and the fatigue they stand for. Source: HM-ATTR-01, HM-ATTR-02, HM-FAT-01, HM-ARM-05.
#include "rules/systems/heimr/creature/attributes.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/carried.hpp"
#include "rules/systems/heimr/schema/attribute_records.hpp"

namespace ft::rules::heimr {

Sum attribute_sum(const Ruleset& system, const Actor& actor, Key attribute) {
  Sum sum;
  sum.keep(attribute, actor.number(attribute), "HM-ATTR-01"_k);
  for (const Condition& condition : actor.creature().conditions)
    for (const Modifier& modifier : condition.modifiers)
      if (modifier.target == attribute && !modifier.when)
        sum.add(condition.source_key ? condition.source_key : condition.key, modifier.value);
  const Item* shield = wielded_shield(system, actor);
  if (shield && attribute == fatigue_attribute(system.content()))
    sum.add(shield->kind, system.content().at(key::shield, shield->kind).number("sta_change"_k), "HM-ARM-05"_k);
  return sum;
}

Sum base_fatigue(const Ruleset& system, const Actor& actor) {  // Source: HM-FAT-01
  Sum sum;
  sum.keep("base_number"_k, 4, "HM-FAT-01"_k);
  const Sum stamina = attribute_sum(system, actor, fatigue_attribute(system.content()));
  for (const Part& part : stamina.parts()) sum.add(part.source, -part.value, part.rule);
  return sum.add("minimum"_k, std::max<std::int64_t>(0, 1 - sum.total()), "HM-FAT-01"_k);
}

}  // namespace ft::rules::heimr
