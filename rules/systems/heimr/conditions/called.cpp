// What the GM calls: effects, treatment. Source: HM-EFF-01, HM-INJ-04, HM-INJ-05.
#include "rules/systems/heimr/conditions/effects.hpp"
#include "rules/systems/heimr/procedures.hpp"

namespace ft::rules::heimr {

void call_effect(Resolution& r) {  // Source: HM-EFF-01
  const CreatureId on = r.creature("target"_k);
  r.require(!Actor(r.world(), on).has(key::dead), {"E_TARGET_INVALID"_k, {}, "HM-EFF-01"_k});
  Effect effect{r.choice("effect"_k), 0, {}, {}};
  if (r.has("n"_k)) effect.amount = r.number("n"_k);
  if (r.has("part"_k)) effect.part = r.choice("part"_k);
  if (r.has("source"_k)) effect.source = r.creature("source"_k);
  (void)land(r, on, effect);
}

void treat(Resolution& r) {  // Source: HM-INJ-04, HM-INJ-05
  const CreatureId who = r.creature("target"_k);
  r.require(!Actor(r.world(), who).has(key::dead), {"E_TARGET_INVALID"_k, {}, "HM-INJ-05"_k});
  const bool* holds = r.has("stabilise"_k) ? r.field("stabilise"_k).as<bool>() : nullptr;
  if (r.has("n"_k) && r.number("n"_k) > 0) heal(r, who, r.number("n"_k));
  if (holds && *holds) stabilise(r, who);
}

}  // namespace ft::rules::heimr
