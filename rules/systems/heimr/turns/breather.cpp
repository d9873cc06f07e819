// Taking a breather: ongoing, or upcoming. Source: HM-OTH-01, HM-FAT-09, HM-REST-03.
#include "rules/systems/heimr/turns/breather.hpp"

#include <algorithm>

#include "rules/kernel/system.hpp"
#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/conditions/effects.hpp"
#include "rules/systems/heimr/procedures.hpp"
#include "rules/systems/heimr/turns/upcoming.hpp"

namespace ft::rules::heimr {

void catch_breath(Resolution& r, CreatureId who) {
  const Actor actor(r.world(), who);
  const std::int64_t fatigue = actor.number(key::fatigue), base = actor.base_fatigue(r.system()).total();
  const bool at_rest = !actor.creature().encounter;  // out of combat half a minute brings it all back (HM-REST-03)
  note(r, "breathes"_k, {{"who"_k, who}}, "HM-FAT-09"_k);
  r.set(who, key::fatigue, std::min(fatigue, at_rest ? base : std::max(base, fatigue - 2)));
}

void breather(Resolution& r) {
  const bool upcoming = r.has("manner"_k) && r.choice("manner"_k) == "upcoming"_k;
  require_can(r, upcoming ? ActionType::upcoming : ActionType::ongoing);
  const Encounter* combat = r.world().encounter_of(r.actor());
  if (upcoming && combat) return begin_upcoming(r);
  pay(r, ActionType::ongoing);
  catch_breath(r, r.actor());
}

}  // namespace ft::rules::heimr
