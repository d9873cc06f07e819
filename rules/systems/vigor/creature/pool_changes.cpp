// What changes a pool. Source: VG-DICE-03 to 07, VG-DICE-11, VG-SHOCK-01.
#include "rules/systems/vigor/creature/pool_changes.hpp"

#include <algorithm>

namespace ft::rules::vigor {

namespace {

bool counts_in(Key scope, Scope pool) {
  if (scope == "both_pools"_k) return true;
  return pool == Scope::effect ? scope == "effect_pool"_k : scope != "effect_pool"_k;
}

bool concerns(const std::vector<Key>& kinds, Key rolls) {
  return !rolls || rolls == "all"_k || std::ranges::find(kinds, rolls) != kinds.end();
}

/// Charges, Challenges and dice that conditions bring; each of them counts. Source: VG-DICE-05.
void add_conditions(PoolChanges& changes, const Actor& actor, Scope pool, const std::vector<Key>& kinds) {
  for (const Condition& one : actor.creature().conditions) {
    const Key scope(static_cast<std::uint32_t>(one.data.get("scope"_k)));
    const Key rolls(static_cast<std::uint32_t>(one.data.get("rolls"_k)));
    if (!counts_in(scope, pool) || !concerns(kinds, rolls)) continue;
    const std::int64_t n = one.data.get("n"_k, 1);
    if (one.key == "charged"_k) changes.step.add(one.key, n, "VG-DICE-05"_k);
    if (one.key == "challenged"_k) changes.step.add(one.key, -n, "VG-DICE-05"_k);
    if (one.key == "extra_dice"_k) changes.dice.add(one.key, n, "VG-DICE-03"_k);
  }
}

}  // namespace

bool reacts(const Actor& actor) {
  const Encounter* encounter = actor.encounter();
  return encounter && encounter->turn != actor.id();
}

PoolChanges pool_changes(const Ruleset& system, const Actor& actor, Scope scope, const std::vector<Key>& kinds) {
  PoolChanges changes;
  for (const RollChange& change : roll_changes(system, actor)) {
    const Record& modifier = *change.modifier;
    const Key of = modifier.has("skill"_k) ? modifier.word("skill"_k) : modifier.word("rolls"_k);
    if (!counts_in(modifier.word("scope"_k), scope) || !concerns(kinds, of)) continue;
    if (modifier.flag("chance"_k) && reacts(actor)) continue;  // VG-DICE-11
    changes.dice.add(change.source, modifier.number("dice"_k), "VG-DATA-02"_k);
    changes.step.add(change.source, modifier.number("charges"_k) - modifier.number("challenges"_k), "VG-DATA-02"_k);
  }
  add_conditions(changes, actor, scope, kinds);
  if (actor.wounded()) changes.step.add(key::wounded, -1, "VG-SHOCK-01"_k);
  return changes;
}

Sum bonus_die(const Ruleset& system, const Actor& actor) {
  Sum step = pool_changes(system, actor, Scope::action, {}).step;
  step.add("most"_k, std::min<std::int64_t>(0, 2 - step.total()), "VG-DICE-05"_k);
  return step.add("least"_k, std::max<std::int64_t>(0, -3 - step.total()), "VG-DICE-05"_k);
}

}  // namespace ft::rules::vigor
