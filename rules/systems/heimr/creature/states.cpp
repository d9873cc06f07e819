// Giving a creature conditions, and ending them. Source: HM-EFF-02.
#include "rules/systems/heimr/creature/states.hpp"

#include <algorithm>

namespace ft::rules::heimr {

namespace {

bool same_matter(const Condition& a, const Condition& b) {
  return a.key == b.key && a.data.get("part"_k) == b.data.get("part"_k) &&
         a.data.get("item"_k) == b.data.get("item"_k) && (a.key != "skill_effect"_k || a.source_key == b.source_key) &&
         a.key != "penalty"_k;
}

/// In seconds, of which a turn takes 2.
std::int64_t length_of(const Duration& ends) {
  if (!ends.unit) return INT64_MAX;
  return ends.unit == "seconds"_k ? ends.left : 2 * ends.left;
}

}  // namespace

void gain(Resolution& r, CreatureId on, Condition condition) {
  for (const Condition& present : r.world().creature(on).conditions) {
    if (!same_matter(present, condition)) continue;
    if (length_of(condition.ends) < length_of(present.ends)) return;
    condition.id = present.id;
    if (present != condition) r.emit(ConditionChanged{on, std::move(condition)});
    return;
  }
  condition.id = {r.next_id()};
  r.emit(ConditionGained{on, std::move(condition)});
}

void lose(Resolution& r, CreatureId on, Key condition) {
  std::vector<ConditionId> ended;
  for (const Condition* present : Actor(r.world(), on).all(condition)) ended.push_back(present->id);
  for (const ConditionId id : ended) r.emit(ConditionEnded{on, id, condition});
}

void lose(Resolution& r, CreatureId on, ConditionId id) {
  const auto& all = r.world().creature(on).conditions;
  const auto at = std::find_if(all.begin(), all.end(), [&](const Condition& one) { return one.id == id; });
  if (at != all.end()) r.emit(ConditionEnded{on, id, Key(at->key)});
}

void count_down(Resolution& r, CreatureId who, Key unit, std::int64_t by) {
  const std::vector<Condition> conditions = r.world().creature(who).conditions;
  for (Condition one : conditions) {
    if (one.ends.unit != unit) continue;
    one.ends.left -= by;
    if (one.ends.left > 0)
      r.emit(ConditionChanged{who, one});
    else
      lose(r, who, one.id);
  }
}

}  // namespace ft::rules::heimr
