// Pools and their steps. Source: VG-DICE-01, VG-DICE-03 to 07, VG-DICE-10 to 12, VG-SHOCK-01.
#include "rules/systems/vigor/dice/pools.hpp"

#include <algorithm>

#include "rules/systems/vigor/dice/bursting.hpp"

namespace ft::rules::vigor {

namespace {

bool counts_in(Key scope, Scope pool) {
  if (scope == "both_pools"_k) return true;
  return pool == Scope::effect ? scope == "effect_pool"_k : scope != "effect_pool"_k;
}

bool changes(const Pool& pool, Key rolls) {
  return !rolls || rolls == "all"_k || std::ranges::find(pool.kinds, rolls) != pool.kinds.end();
}

/// Whether what it rolls now is on another's turn. Source: VG-DICE-11.
bool reacts(const Actor& actor) {
  const Encounter* encounter = actor.encounter();
  return encounter && encounter->turn != actor.id();
}

/// Charges, Challenges and dice that conditions bring; each of them counts. Source: VG-DICE-05.
void add_conditions(Pool& pool, const Actor& actor) {
  for (const Condition& one : actor.creature().conditions) {
    const Key scope(static_cast<std::uint32_t>(one.data.get("scope"_k)));
    const Key rolls(static_cast<std::uint32_t>(one.data.get("rolls"_k)));
    if (!counts_in(scope, pool.scope) || !changes(pool, rolls)) continue;
    const std::int64_t n = one.data.get("n"_k, 1);
    if (one.key == "charged"_k) pool.step.add(one.key, n, "VG-DICE-05"_k);
    if (one.key == "challenged"_k) pool.step.add(one.key, -n, "VG-DICE-05"_k);
    if (one.key == "extra_dice"_k) pool.dice.add(one.key, n, "VG-DICE-03"_k);
  }
}

}  // namespace

Pool pool_for(const Resolution& r, CreatureId who, Key purpose, Scope scope, std::vector<Key> kinds) {
  return pool_for(r.system(), Actor(r.world(), who), purpose, scope, std::move(kinds));
}

Pool pool_for(const Ruleset& system, const Actor& actor, Key purpose, Scope scope, std::vector<Key> kinds) {
  Pool pool{actor.id(), purpose, scope, std::move(kinds), {}, {}};
  for (const RollChange& change : roll_changes(system, actor)) {
    const Record& modifier = *change.modifier;
    const Key of = modifier.has("skill"_k) ? modifier.word("skill"_k) : modifier.word("rolls"_k);
    if (!counts_in(modifier.word("scope"_k), scope) || !changes(pool, of)) continue;
    if (modifier.flag("chance"_k) && reacts(actor)) continue;  // VG-DICE-11
    pool.dice.add(change.source, modifier.number("dice"_k), "VG-DATA-02"_k);
    pool.step.add(change.source, modifier.number("charges"_k) - modifier.number("challenges"_k), "VG-DATA-02"_k);
  }
  add_conditions(pool, actor);
  if (actor.wounded()) pool.step.add(key::wounded, -1, "VG-SHOCK-01"_k);
  return pool;
}

void throw_effect_dice(Resolution& r, const Pool& pool, Throw& thrown) {
  const std::int64_t count = std::max<std::int64_t>(0, pool.dice.total());
  if (count == 0) return;  // VG-DICE-10
  const BonusDice bonus = throw_bonus_dice(r, pool.who, pool.purpose, count, sides_at(pool.step.total()), thrown.dice);
  thrown.total.keep("bonus_dice"_k, bonus.total, "VG-DICE-03"_k);
  if (pool.scope == Scope::effect)
    for (const Part& cause : pool.step.parts()) thrown.total.keep(cause.source, 0, cause.rule);  // they step the dice
  thrown.burst = bonus.burst;
}

Throw throw_pool(Resolution& r, const Pool& pool) {
  Throw thrown;
  const int face = r.roll(20, pool.who, pool.purpose);  // VG-DICE-06
  thrown.dice.push_back({20, face});
  thrown.total.keep("action_die"_k, face, "VG-DICE-01"_k);
  throw_effect_dice(r, pool, thrown);
  return thrown;
}

void log_roll(Resolution& r, const Pool& pool, const Throw& thrown, const Sum& target, Key outcome, Key rule,
              Ref against, const Audience& audience) {
  if (!pool.dice.parts().empty()) r.emit(Calculated{pool.who, "bonus_dice"_k, pool.dice, "VG-DICE-03"_k, {}});
  if (!pool.step.parts().empty() && pool.dice.total() > 0)
    r.emit(Calculated{pool.who, "dice_step"_k, pool.step, "VG-DICE-05"_k, {}});
  r.emit(RollMade{pool.who, pool.purpose, against, thrown.dice, thrown.total, target, outcome, rule, audience});
}

}  // namespace ft::rules::vigor
