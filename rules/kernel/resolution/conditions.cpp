// Conditions: giving, replacing and ending them, with their daughters.
#include "rules/kernel/resolution/conditions.hpp"

#include <algorithm>

namespace ft::rules {

ConditionId add_condition(Resolution& r, Ref on, Condition made) {
  const ConditionId id{r.next_id()};
  made.id = id;
  r.emit(ConditionGained{on, std::move(made)});
  return id;
}

void replace_condition(Resolution& r, CreatureId on, const Condition& present, Condition made) {
  made.id = present.id;
  if (made != present) r.emit(ConditionChanged{on, std::move(made)});
}

void end_condition(Resolution& r, CreatureId on, ConditionId id) {
  const auto& all = r.world().creature(on).conditions;
  const auto at = std::find_if(all.begin(), all.end(), [&](const Condition& one) { return one.id == id; });
  if (at == all.end()) return;
  r.emit(ConditionEnded{on, id, Key(at->key)});
  end_conditions(r, on, [&](const Condition& one) { return one.parent == id; });
}

}  // namespace ft::rules
