// From attributes, base consistency and trainings to what is rolled. Source: HM-ABIL-01 to 05, HM-DICE-03, HM-DICE-04.
#include "rules/systems/heimr/creature/abilities.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/attributes.hpp"
#include "rules/systems/heimr/schema/attribute_records.hpp"
#include "rules/systems/heimr/schema/house_rule.hpp"
#include "rules/systems/heimr/schema/schema.hpp"

namespace ft::rules::heimr {

namespace {

/// Whether a penalty on `scope` (an ability, an attribute, a group) reaches this roll.
bool reaches(const Content& content, Key scope, Key ability, const std::vector<Key>& attributes) {
  if (scope == ability) return true;
  return std::any_of(attributes.begin(), attributes.end(), [&](Key attribute) {
    return scope == attribute || scope == (physical_attribute(content, attribute) ? "physical"_k : "mental"_k);
  });
}

/// One penalty counts once on a roll, different ones add. Source: HM-DICE-04, G-03.
void add_penalties(const Content& content, Sum& consistency, const Actor& actor, Key ability,
                   const std::vector<Key>& attributes) {
  for (const Condition& condition : actor.creature().conditions) {
    std::int64_t worst = 0;
    for (const Modifier& modifier : condition.modifiers)
      if (modifier.when == "consistency"_k && reaches(content, modifier.target, ability, attributes))
        worst = std::min(worst, modifier.value);
    consistency.add(condition.source_key ? condition.source_key : condition.key, worst, "HM-DICE-04"_k);
  }
}

/// floor of the mean. Source: HM-ABIL-02, G-06.
std::int64_t mean(std::int64_t sum, std::int64_t of) { return sum >= 0 ? sum / of : -((-sum + of - 1) / of); }

/// The parts of a single attribute, or of several the attributes and what the mean takes off.
Sum base_potential(const Ruleset& system, const Actor& actor, const std::vector<Key>& attributes) {
  Sum potential;
  for (const Key attribute : attributes) potential.add(attribute_sum(system, actor, attribute));
  const std::int64_t all = potential.total(), count = static_cast<std::int64_t>(attributes.size());
  if (count > 1) potential.add("average"_k, mean(all, count) - all, "HM-ABIL-02"_k);
  return potential;
}

}  // namespace

bool physical(const Ruleset& system, const Campaign& campaign, Key ability) {
  const Record* record = system.content().find(key::ability, ability);
  if (!record) return physical_attribute(system.content(), ability);
  const auto& attributes = record->words("attributes"_k);
  const bool by_mind = house_rule(campaign, "mixed_abilities"_k) != 0;  // G-08
  const auto is_physical = [&](Key attribute) { return physical_attribute(system.content(), attribute); };
  return by_mind ? std::all_of(attributes.begin(), attributes.end(), is_physical)
                 : std::any_of(attributes.begin(), attributes.end(), is_physical);
}

Pool pool_of(const Ruleset& system, const World& world, CreatureId who, Key ability) {
  const Actor actor(world, who);
  const Record& record = system.content().at(key::ability, ability);
  const bool given = record.number("base_c"_k) != base_c_not_given;
  const std::int64_t base = given ? record.number("base_c"_k) : house_rule(world.campaign(), "default_base_c"_k);
  Pool pool;
  pool.consistency.keep("base_c"_k, base, "HM-ABIL-03"_k);
  pool.potential = base_potential(system, actor, record.words("attributes"_k));
  for (const Feature& feature : actor.creature().features) {
    if (feature.key != ability) continue;
    pool.consistency.add("trained_c"_k, feature.data.get("trained_c"_k), "HM-ABIL-02"_k);
    pool.potential.add("trained_p"_k, feature.data.get("trained_p"_k), "HM-ABIL-02"_k);
  }
  add_penalties(system.content(), pool.consistency, actor, ability, record.words("attributes"_k));
  pool.physical = physical(system, world.campaign(), ability);
  return pool;
}

Pool pool_of(const Resolution& r, CreatureId who, Key ability) { return pool_of(r.system(), r.world(), who, ability); }

Pool pool_of_attribute(const Resolution& r, CreatureId who, Key attribute, std::int64_t consistency) {
  const Actor actor(r.world(), who);
  Pool pool;
  pool.consistency.keep("reliability"_k, consistency, "HM-DICE-08"_k);
  pool.potential = attribute_sum(r.system(), actor, attribute);
  add_penalties(r.system().content(), pool.consistency, actor, attribute, {attribute});
  pool.physical = physical_attribute(r.system().content(), attribute);
  return pool;
}

Key best_ability(const Resolution& r, CreatureId who, const Record& record) {
  return best_ability(r.system(), r.world(), who, record);
}

Key best_ability(const Ruleset& system, const World& world, CreatureId who, const Record& record) {
  Key best;
  std::int64_t worth = INT64_MIN;
  for (const Key ability : record.words("abilities"_k)) {
    const Pool pool = pool_of(system, world, who, ability);
    const std::int64_t now = 2 * pool.consistency.total() + pool.potential.total();
    if (now > worth) best = ability, worth = now;
  }
  return best;
}

}  // namespace ft::rules::heimr
