// Losing Condition and getting it back. Source: GW-COND-01, 02, 05, 08, 09.
#include "rules/systems/grimwire/conditions/injuries.hpp"

#include <algorithm>

#include "rules/systems/grimwire/conditions/conditions.hpp"

namespace ft::rules::grimwire {

namespace {

/// Temporary Condition goes first, oldest first. Returns what is left to lose.
std::int64_t take_temporary(Resolution& r, CreatureId who, std::int64_t amount) {
  std::vector<Condition> reserves;
  for (const Condition* reserve : Actor(r.world(), who).all(key::temp_condition)) reserves.push_back(*reserve);
  for (Condition& reserve : reserves) {
    const std::int64_t taken = std::min(amount, reserve.data.get("n"_k));
    if (taken == 0) continue;
    amount -= taken;
    reserve.data.set("n"_k, reserve.data.get("n"_k) - taken);
    if (reserve.data.get("n"_k) == 0)
      lose(r, who, reserve.id);
    else
      r.emit(ConditionChanged{who, reserve});
  }
  return amount;
}

}  // namespace

void lose_condition(Resolution& r, CreatureId who, std::int64_t amount) {
  const std::int64_t left = take_temporary(r, who, amount);
  const std::int64_t before = Actor(r.world(), who).number(key::condition);
  const bool was_dying = Actor(r.world(), who).has(key::dying);
  r.set(who, key::condition, before - left);
  if (amount > 0) rouse(r, who);
  if (before - left <= -11)
    die(r, who);
  else if (before - left <= 0 && !was_dying)
    start_dying(r, who);
}

void heal(Resolution& r, CreatureId who, std::int64_t amount) {  // Source: GW-COND-01, 08, 09
  const Actor actor(r.world(), who);
  if (actor.has(key::dead)) return;
  const std::int64_t most = actor.has(key::dying) ? 0 : actor.condition_cap();
  const std::int64_t before = actor.number(key::condition);
  r.set(who, key::condition, std::max(before, std::min(most, before + amount)));
}

}  // namespace ft::rules::grimwire
