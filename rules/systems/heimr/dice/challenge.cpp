// Throwing, keeping, tiring, trying again. Source: HM-DICE-01 to 04, HM-FAT-02 to 08.
#include "rules/systems/heimr/dice/challenge.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/creature/resting.hpp"

namespace ft::rules::heimr {

namespace {

/// The kept die and its adjustment; every other die is dropped, but for further tens or ones that count. HM-DICE-01.
std::int64_t keep(std::vector<Die>& dice, std::int64_t consistency) {
  const auto kept =
      consistency > 0   ? std::max_element(dice.begin(), dice.end(), [](auto& a, auto& b) { return a.face < b.face; })
      : consistency < 0 ? std::min_element(dice.begin(), dice.end(), [](auto& a, auto& b) { return a.face < b.face; })
                        : dice.begin();
  const std::int32_t face = kept->face;
  const std::int32_t counts = consistency > 0 ? 10 : consistency < 0 ? 1 : 0;
  const auto extra = [&](const Die& die) { return die.face == counts && die.face == face; };
  const std::int64_t more = std::max<std::int64_t>(0, std::count_if(dice.begin(), dice.end(), extra) - 1);
  for (Die& die : dice) die.dropped = &die != &*kept && !extra(die);
  return consistency > 0 ? face + more : face - more;
}

}  // namespace

RollResult roll_pool(Resolution& r, CreatureId who, Pool pool, Key purpose) {
  interrupt_rest(r, who);  // HM-REST-02
  RollResult thrown;
  const std::int64_t consistency = pool.consistency.total();
  thrown.d6 = r.roll(6, who, purpose);
  thrown.dice.push_back({6, static_cast<std::int32_t>(thrown.d6)});
  for (std::int64_t i = 0; i < std::abs(consistency); ++i) thrown.dice.push_back({10, r.roll(10, who, purpose)});
  thrown.raw = keep(thrown.dice, consistency);
  thrown.result = thrown.raw + pool.potential.total();
  thrown.exhausted = pool.physical && thrown.raw < Actor(r.world(), who).number(key::fatigue);
  thrown.pool = std::move(pool);
  return thrown;
}

void grow_fatigue(Resolution& r, CreatureId who, const RollResult& thrown) {  // Source: HM-FAT-03 to 05
  const Actor actor(r.world(), who);
  const std::int64_t fatigue = actor.number(key::fatigue);
  const bool in_combat = static_cast<bool>(actor.creature().encounter);
  const bool capped = in_combat && actor.number(key::fatigue_raised) != 0;
  if (!thrown.pool.physical || thrown.d6 >= fatigue || fatigue >= 20 || capped) return;
  r.set(who, key::fatigue, fatigue + 1);
  if (in_combat) r.set(who, key::fatigue_raised, 1);
}

void log_roll(Resolution& r, CreatureId who, const RollResult& thrown, Key purpose, const Sum& target, Key outcome,
              Key rule, Ref against, const Audience& audience) {
  Sum total;
  total.keep("raw"_k, thrown.raw, "HM-DICE-02"_k).add(thrown.pool.potential);
  r.emit(Calculated{who, "consistency"_k, thrown.pool.consistency, "HM-DICE-03"_k, audience});
  r.emit(RollMade{who, purpose, against, thrown.dice, total, target, outcome, rule, audience});
}

}  // namespace ft::rules::heimr
