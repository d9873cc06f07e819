// What a creature's own state adds to its rolls. Source: GW-DICE-08, GW-BURN-01, GW-GRAP-02, GW-MOVE-04, GW-STUN,
// GW-SENSE.
#include "rules/systems/grimwire/dice/modifiers.hpp"

#include "rules/kernel/maps/geometry.hpp"
#include "rules/systems/grimwire/creature/carried.hpp"
#include "rules/systems/grimwire/creature/ground.hpp"

namespace ft::rules::grimwire {

namespace {

bool in_difficult_terrain(const World& world, const Creature& creature) {
  const Scene* scene = world.find(creature.scene);
  const CellTerrain* ground = scene ? terrain_at(*scene, creature.place.cell) : nullptr;
  return ground && ground->difficult;
}

bool needs_senses(Key attribute, Key purpose) {
  return attribute == PER || purpose == "attack"_k || purpose == "throw_roll"_k || purpose == "evasion"_k;
}

/// Roll modifiers that conditions carry (data effects `modify roll`): by attribute or by purpose.
void add_condition_modifiers(Sum& sum, const Creature& creature, Key attribute, Key purpose) {
  for (const Condition& condition : creature.conditions)
    for (const Modifier& modifier : condition.modifiers) {
      const bool roll_of_attribute = modifier.target == attribute && modifier.when == "roll"_k;
      const bool roll_of_purpose = modifier.target == purpose && (!modifier.when || modifier.when == "roll"_k);
      if (roll_of_attribute || roll_of_purpose)
        sum.add(condition.source_key ? condition.source_key : condition.key, modifier.value);
    }
}

}  // namespace

Sum state_modifiers(const Resolution& r, CreatureId who, Key attribute, Key purpose) {
  const Actor actor(r.world(), who);
  constexpr Key rule = "GW-DICE-08"_k;
  Sum sum;
  sum.add(key::burnout, actor.roll_penalty(), "GW-BURN-01"_k);
  if (attribute == AGL) {
    if (actor.has(key::knocked_down)) sum.add(key::knocked_down, -3, rule);
    if (actor.grappled()) sum.add("grappled"_k, -5, "GW-GRAP-02"_k);
    if (in_difficult_terrain(r.world(), actor.creature())) sum.add("difficult_terrain"_k, -2, "GW-MOVE-04"_k);
    sum.add(key::armour, -armour_deficit(r, actor), rule);
  }
  if ((attribute == AGL || attribute == MND) && actor.has(key::stunned)) sum.add(key::stunned, -3, "GW-STUN"_k);
  if (needs_senses(attribute, purpose) && senses_impaired(r.world(), who))
    sum.add(key::sensory_impairment, -5, "GW-SENSE"_k);
  add_condition_modifiers(sum, actor.creature(), attribute, purpose);
  return sum;
}

bool senses_impaired(const World& world, CreatureId who) {
  const Actor actor(world, who);
  return actor.has(key::sensory_impairment) || (actor.number("sightless"_k) == 0 && stands_in(world, who, "smoke"_k));
}

}  // namespace ft::rules::grimwire
