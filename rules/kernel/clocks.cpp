// Beginning at the campaign's clock, and giving the time back.
#include "rules/kernel/clocks.hpp"

namespace ft::rules {

void begin_encounter(Resolution& r, Encounter encounter) {
  encounter.clock_s = r.world().campaign().clock_s;
  r.emit(EncounterStarted{std::move(encounter)});
}

void close_encounter(Resolution& r, EncounterId id) {
  const std::int64_t ahead = r.world().encounter(id).clock_s - r.world().campaign().clock_s;
  r.emit(EncounterEnded{id});
  if (ahead > 0) r.emit(ClockAdvanced{Ref::campaign(), ahead});
}

}  // namespace ft::rules
