// Rolls against surroundings and against those who hold on. Source: HM-GRAB-04.
#include "rules/systems/heimr/conditions/held_check.hpp"

#include "rules/systems/heimr/combat/defence.hpp"
#include "rules/systems/heimr/combat/grab.hpp"

namespace ft::rules::heimr {

HeldCheck held_check(Resolution& r, const Check& what) {
  const std::vector<HoldCheck> grips = what.pool.physical ? stopping_rolls(r, what.who) : std::vector<HoldCheck>();
  const Checked checked = check(r, what);
  const bool held = !escapes_holds(r, what.who, grips, checked.thrown);
  for (const HoldCheck& grip : grips) defence_returns(r, grip.grabber);
  return {checked.passed && !held, held};
}

HeldThrow held_secret_throw(Resolution& r, CreatureId who, const Pool& pool, Key purpose, Key rule) {
  const Audience own{Audience::Kind::players_of, {who}};
  const std::vector<HoldCheck> grips = pool.physical ? stopping_rolls(r, who) : std::vector<HoldCheck>();
  const RollResult thrown = roll_pool(r, who, pool, purpose);
  log_roll(r, who, thrown, purpose, {}, thrown.exhausted ? "exhausted"_k : Key(), rule, {}, own);
  grow_fatigue(r, who, thrown);
  const bool held = !escapes_holds(r, who, grips, thrown, own);
  for (const HoldCheck& grip : grips) defence_returns(r, grip.grabber);
  return {thrown, held};
}

}  // namespace ft::rules::heimr
