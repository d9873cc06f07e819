// Checks against surroundings and against those who hold on. Source: HM-GRAB-04.
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

}  // namespace ft::rules::heimr
