// Rolls against surroundings and against those who hold on. Source: HM-GRAB-04.
#include "rules/systems/heimr/held_check.hpp"

#include "rules/systems/heimr/defence.hpp"
#include "rules/systems/heimr/grab.hpp"

namespace ft::rules::heimr {

HeldCheck held_check(Resolution& r, const Check& what) {
  const std::vector<Grip> grips = what.pool.physical ? stopping_rolls(r, what.who) : std::vector<Grip>();
  const Checked checked = check(r, what);
  const bool held = !tears_loose(r, what.who, grips, checked.thrown);
  for (const Grip& grip : grips) defence_returns(r, grip.grabber);
  return {checked.passed && !held, held};
}

HeldThrow held_secret_throw(Resolution& r, CreatureId who, const Pool& pool, Key purpose, Key rule) {
  const Audience own{Audience::Kind::players_of, {who}};
  const std::vector<Grip> grips = pool.physical ? stopping_rolls(r, who) : std::vector<Grip>();
  const Thrown thrown = throw_pool(r, who, pool, purpose);
  log_roll(r, who, thrown, purpose, {}, thrown.exhausted ? "exhausted"_k : Key(), rule, {}, own);
  grow_fatigue(r, who, thrown);
  const bool held = !tears_loose(r, who, grips, thrown, own);
  for (const Grip& grip : grips) defence_returns(r, grip.grabber);
  return {thrown, held};
}

}  // namespace ft::rules::heimr
