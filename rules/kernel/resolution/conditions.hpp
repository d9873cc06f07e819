// Conditions: giving, replacing, counting down and ending them. Which one refreshes which is each rulebook's.
#pragma once

#include <optional>
#include <vector>

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules {

/// Gives the condition under a new id, which it returns.
ConditionId add_condition(Resolution& r, Ref on, Condition made);
/// `made` takes the place and the id of a present condition; nothing is emitted where it is equal.
void replace_condition(Resolution& r, CreatureId on, const Condition& present, Condition made);
/// Ends the condition, then its daughters (Condition::parent) and theirs. Nothing happens if it is not there.
void end_condition(Resolution& r, CreatureId on, ConditionId id);
/// Ends every condition for which `fits` holds. end: a rulebook's own, with what follows from an end.
template <class Fits>
void end_conditions(Resolution& r, CreatureId on, const Fits& fits,
                    void (*end)(Resolution&, CreatureId, ConditionId) = &end_condition) {
  std::vector<ConditionId> ended;
  for (const Condition& present : r.world().creature(on).conditions)
    if (fits(present)) ended.push_back(present.id);
  for (const ConditionId id : ended) end(r, on, id);
}
/// Counts durations down. left_after: what is then left of a condition, none where it does not count now. run_out: ends one of
/// which nothing is left.
template <class LeftAfter>
void run_conditions_down(Resolution& r, CreatureId on, const LeftAfter& left_after,
                         void (*run_out)(Resolution&, CreatureId, const Condition&)) {
  const std::vector<Condition> conditions = r.world().creature(on).conditions;
  for (Condition each : conditions) {
    const std::optional<std::int64_t> left = left_after(each);
    if (!left) continue;
    each.ends.left = *left;
    if (*left > 0)
      r.emit(ConditionChanged{on, each});
    else
      run_out(r, on, each);
  }
}

}  // namespace ft::rules
