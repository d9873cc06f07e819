// Giving a creature conditions, and ending them. Source: HM-EFF-02.
#include "rules/systems/heimr/creature/states.hpp"

#include "rules/kernel/resolution/conditions.hpp"

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
    return replace_condition(r, on, present, std::move(condition));
  }
  (void)add_condition(r, on, std::move(condition));
}

void lose(Resolution& r, CreatureId on, Key condition) {
  end_conditions(r, on, [&](const Condition& present) { return present.key == condition; });
}

void count_down(Resolution& r, CreatureId who, Key unit, std::int64_t by) {
  const auto left = [&](const Condition& one) {
    return one.ends.unit == unit ? std::optional(one.ends.left - by) : std::nullopt;
  };
  const auto end = [](Resolution& in, CreatureId on, const Condition& one) { end_condition(in, on, one.id); };
  run_conditions_down(r, who, left, end);
}

}  // namespace ft::rules::heimr
