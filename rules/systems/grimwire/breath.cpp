// Suffocation. Source: GW-BREATH-02 to 04, GW-ATTR-06, G-44.
#include "rules/systems/grimwire/breath.hpp"

#include "rules/systems/grimwire/checks.hpp"
#include "rules/systems/grimwire/conditions.hpp"
#include "rules/systems/grimwire/damage.hpp"

namespace ft::rules::grimwire {

void suffocate(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const Condition* without_air = actor.find(key::suffocating);
  if (!without_air || actor.has(key::dead)) return;
  const bool under_water = without_air->data.get("under_water"_k) != 0;
  const bool needs_air = actor.needs_air();
  if (!needs_air && !under_water) return;  // GW-BREATH-04
  if (actor.unconscious()) {
    if (!under_water && r.house_rule("suffocation_dry"_k) == 0) return;
    Damage damage{.on = who, .by = {}, .type = "drown"_k, .rolled = {}, .attack = false, .armour = false};
    damage.rolled.add(key::suffocating, 6, "GW-BREATH-03"_k);
    deal(r, damage);
    return;
  }
  Sum number;
  number.keep("base_number"_k, 11, "GW-BREATH-02"_k);
  if (passes(r, {{who, MND, "breath"_k, {}}, number, "GW-BREATH-02"_k, {}})) return;
  note(r, "passes_out"_k, {{"who"_k, who}}, "GW-BREATH-02"_k);
  Condition out = condition(key::knocked_out, {});
  out.source_key = key::suffocating;
  gain(r, who, out);
}

}  // namespace ft::rules::grimwire
