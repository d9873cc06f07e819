// Words and house rules of things: questions, log lines. Source: threed6.md 3.6, 3.9, 3.13, section 6.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

std::vector<TextSchema> thing_texts() {
  return {
      {"q_team", "May others help {who} with {n} lb?"},
      {"q_balance", "Is what {who} shoves badly balanced ({n} lb, at most {most} lb)?"},
      {"q_footing", "How much of the usual can {who} shift on this footing, in percent?"},
      {"draws", "{who} draws {item}."},
      {"picks_up", "{who} picks up {item}."},
      {"lifts_on", "{who} lifts {item}: {n} of {most} Readies."},
      {"raises", "{who} and others raise {item}."},
      {"readies_again", "{who} has {item} ready again."},
      {"loads_on", "{who} reloads {item}: {n} of {most} Readies."},
      {"reloads", "{who} has reloaded {item}."},
      {"sets_reach", "{who} holds {item} for {n yd}."},
      {"puts_away", "{who} puts {item} away."},
      {"readies", "{who} is busy with the hands."},
      {"drops", "{who} drops {item}."},
      {"sets_down", "{who} sets down {target}."},
      {"gives", "{who} gives {item} to {target}."},
      {"shoves", "{who} pushes {n} lb over."},
      {"shifts", "{who} shifts {n} lb."},
      {"takes_on_back", "{who} takes {item} on the back."},
      {"carries_line", "{who} takes {target} on the back."},
      {"thrown_lands", "{item} lands at {cell}."},
      {"thrown_creature_lands", "{who} lands at {cell}."},
      {"thing_hurt", "{item} takes {n} damage."},
      {"thing_breaks", "{item} breaks."},
      {"concentrates_on", "{who} concentrates: {n} of {most} turns."},
      {"task_done", "{who} has completed the task."},
      {"concentration_roll", "Concentration"},
      {"lob_roll", "Lob"},
      {"scatter", "Scatter"},
      {"specific_target", "no thrown weapon"},
  };
}

std::vector<HouseRuleSchema> thing_switches() {
  using namespace house;
  return {
      on_off("lob_scatter", "Lobs scatter", "A lob that misses lands elsewhere.", "TD-THROW-07", 1),
      on_off("fatigue_shocks", "Fatigue shocks", "HP lost by fatigue shock like any injury.", "TD-FAT-01", 1),
  };
}

}  // namespace ft::rules::threed6
