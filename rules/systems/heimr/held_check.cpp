// Checks against surroundings and against those who hold on. Source: HM-GRAB-04.
#include "rules/systems/heimr/held_check.hpp"

#include "rules/systems/heimr/defence.hpp"
#include "rules/systems/heimr/grab.hpp"

namespace ft::rules::heimr {

Checked held_check(Resolution& r, const Check& what) {
  const std::vector<Grip> grips = what.pool.physical ? stopping_rolls(r, what.who) : std::vector<Grip>();
  Checked checked = check(r, what);
  if (!tears_loose(r, what.who, grips, checked.thrown)) checked.passed = false;
  for (const Grip& grip : grips) defence_returns(r, grip.grabber);
  return checked;
}

}  // namespace ft::rules::heimr
