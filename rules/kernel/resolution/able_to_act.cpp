// Incapacitated creatures, and those out of turn.
#include "rules/kernel/resolution/able_to_act.hpp"

#include <algorithm>

#include "rules/kernel/content/ruleset.hpp"
#include "rules/kernel/names.hpp"

namespace ft::rules {

bool is_incapacitated(const Ruleset& system, const Creature& creature) {
  return std::ranges::any_of(creature.conditions, [&](const Condition& condition) {
    const ConditionSchema* declared = system.condition(condition.key);
    return declared && declared->incapacitates;
  });
}

void require_able(Resolution& r, Key unable, Key other_turn) {
  const Creature& actor = r.world().creature(r.actor());
  r.require(!is_incapacitated(r.system(), actor), {unable, {{"who"_k, actor.id}}, {}});
  const Encounter* encounter = r.world().encounter_of(actor.id);
  r.require(!encounter || !encounter->turn || encounter->turn == actor.id, {other_turn, {}, {}});
}

}  // namespace ft::rules
