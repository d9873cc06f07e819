// Taking a breather: ongoing, or upcoming. Source: HM-OTH-01, HM-FAT-09, HM-REST-03.
#include "rules/systems/heimr/turns/breather.hpp"

#include "rules/systems/heimr/turns/budget.hpp"
#include "rules/systems/heimr/turns/upcoming.hpp"

namespace ft::rules::heimr {

void breather(Resolution& r) {
  const bool upcoming = r.has("manner"_k) && r.choice("manner"_k) == "upcoming"_k;
  require_can(r, upcoming ? ActionType::upcoming : ActionType::ongoing);
  const Encounter* combat = r.world().encounter_of(r.actor());
  if (upcoming && combat) return begin_upcoming(r);
  pay(r, ActionType::ongoing);
  catch_breath(r, r.actor());
}

}  // namespace ft::rules::heimr
