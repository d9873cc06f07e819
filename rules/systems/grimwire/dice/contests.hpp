// Two creatures against each other. Source: 1.5, GW-PVP-01 to 03.
#pragma once

#include "rules/systems/grimwire/dice/checks.hpp"

namespace ft::rules::grimwire {

/// Two creatures against each other by the table of 1.5; opponents' attributes fixed beforehand.
struct Contest {
  Roller initiator;
  Roller opponent;
  Key rule;
  bool attack_naturals = false;  // a natural 20 of the initiator always succeeds (GW-DICE-04)
  bool tie_is_settled = false;   // the opponent wins ties by rule; else the GM decides (GW-PVP-02)
};

struct ContestResult {
  bool won = false;                    // the initiator succeeded
  bool tie = false;                    // PC against PC, totals equal
  std::int64_t initiator_natural = 0;  // 0: did not roll
  std::int64_t opponent_natural = 0;
  std::int64_t initiator_total = 0, opponent_total = 0;
};

/// Whether the GM lets `who` win a tie. Asks. Source: GW-PVP-02, GW-PVP-03.
[[nodiscard]] bool wins_tie(Resolution& r, CreatureId who, CreatureId other, bool otherwise);
/// Plays the contest and logs its rolls. Ties of PC against PC go to the opponent unless the GM decides otherwise.
/// An opponent that cannot defend loses undiced. Source: 1.5, GW-PVP-01..03, GW-DICE-09, G-10.
[[nodiscard]] ContestResult contest(Resolution& r, const Contest& c);
/// Whether both sides roll, PCs or not (house rule npc_contests). Source: 1.5.
[[nodiscard]] bool both_roll(const Resolution& r, CreatureId a, CreatureId b);

}  // namespace ft::rules::grimwire
