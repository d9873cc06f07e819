// What attacks, defences and effects bring along in full: the parts of them that turns need already.
#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/abilities.hpp"
#include "rules/systems/heimr/defence.hpp"
#include "rules/systems/heimr/effects.hpp"
#include "rules/systems/heimr/gear.hpp"

namespace ft::rules::heimr {

void note(Resolution& r, Key text, Params params, Key rule, Audience audience) {
  r.emit(Noted{text, std::move(params), rule, std::move(audience)});
}
void gain(Resolution& r, CreatureId on, Condition condition) {
  if (!condition.id) condition.id = {r.next_id()};
  r.emit(ConditionGained{on, std::move(condition)});
}
void lose(Resolution& r, CreatureId on, Key condition) {
  const std::vector<Condition> conditions = r.world().creature(on).conditions;
  for (const Condition& one : conditions)
    if (one.key == condition) r.emit(ConditionEnded{on, one.id, one.key});
}
void lose(Resolution& r, CreatureId on, ConditionId condition) {
  const std::vector<Condition> conditions = r.world().creature(on).conditions;
  for (const Condition& one : conditions)
    if (one.id == condition) r.emit(ConditionEnded{on, one.id, one.key});
}
void tick_effects(Resolution&, CreatureId) {}
void run_clocks(Resolution&, CreatureId, std::int64_t) {}
void publish_defence(Resolution& r, CreatureId who) {
  if (!Actor(r.world(), who).can_defend()) return;
  const Thrown thrown = throw_pool(r, who, pool_of(r, who, "agility"_k), key::dodge);
  lose(r, who, key::defence);
  Condition defence;
  defence.key = key::defence;
  defence.data = {{"kind"_k, key::dodge.hash},
                  {"d6"_k, thrown.d6},
                  {"raw"_k, thrown.raw},
                  {"potential"_k, thrown.pool.potential.total()},
                  {"result"_k, thrown.result}};
  gain(r, who, std::move(defence));
}
void publish_defences(Resolution& r, const std::vector<CreatureId>& who) {
  for (const CreatureId each : who) publish_defence(r, each);
}
const Item* wielded_shield(const System& system, const Actor& actor) {
  for (const Item& item : actor.creature().items)
    if (item.placement == key::off_hand && system.content().find(key::shield, item.kind)) return &item;
  return nullptr;
}

}  // namespace ft::rules::heimr
