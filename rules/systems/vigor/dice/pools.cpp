// Pools and their steps. Source: VG-DICE-01, VG-DICE-03 to 06, VG-DICE-10, VG-DICE-12.
#include "rules/systems/vigor/dice/pools.hpp"

#include <algorithm>

#include "rules/systems/vigor/dice/bursting.hpp"

namespace ft::rules::vigor {

Pool pool_for(const Resolution& r, CreatureId who, Key purpose, Scope scope, const std::vector<Key>& kinds) {
  return pool_for(r.system(), Actor(r.world(), who), purpose, scope, kinds);
}

Pool pool_for(const Ruleset& system, const Actor& actor, Key purpose, Scope scope, const std::vector<Key>& kinds) {
  const PoolChanges changes = pool_changes(system, actor, scope, kinds);
  return {actor.id(), purpose, scope, changes.dice, changes.step};
}

void leave_out_charges(const Resolution& r, Pool& pool) {
  if (r.house_rule("reactions_allow_charges"_k) != 0) return;
  Sum left;
  for (const Part& part : pool.step.parts())
    if (part.value < 0) left.add(Sum{part});
  pool.step = left;
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
