// House-rule switches. Source: grimwire.md section 6.
#include "rules/systems/grimwire/schema/schema.hpp"

namespace ft::rules::grimwire {

std::vector<SwitchSchema> switches() {
  return {
      {"npc_contests", "NPC contests", "Whether NPCs stand on fixed numbers or roll like player characters.", "GW-PVP-01", {"standing", "rolled"}},
      {"open_numbers", "Numbers to reach", "Whether players see the numbers they roll against.", "GW-DICE-03", {"closed", "open"}},
      {"side_effects", "Extras of a natural 20 or 1", "Whether the GM is asked for a side effect.", "GW-DICE-05", {"off", "on"}, 1},
      {"npcs_die_at_0", "NPCs die at 0", "NPCs die at 0 Condition instead of dying turn by turn.", "GW-COND-02", {"off", "on"}},
      {"burnout_on_revive_too", "Burnout on reviving too", "A second level when revived.", "GW-COND-07", {"off", "on"}},
      {"friendly_fire_model", "Wild attacks", "Who may be hit by a natural 1.", "GW-FF-03", {"friendly_fire", "collateral"}},
      {"shield_saves_1", "Shields against a natural 1", "Whether a raised shield may turn a natural 1.", "GW-DICE-06", {"off", "on"}},
      {"roll_vs_helpless", "Rolling against the helpless", "Attacks on the helpless are rolled, for natural 20s only.", "GW-DICE-09", {"off", "on"}},
      {"block_cost", "Cost of blocking a passer", "What a try to block somebody's way costs.", "GW-MOVE-05", {"block_free", "block_aux"}},
      {"fall_timing", "Time of a fall", "When a falling creature hits the ground.", "GW-FALL-05", {"slots", "immediate", "own_turns"}},
      {"suffocation_dry", "Suffocating on land", "Choking and vacuum damage the unconscious too.", "GW-BREATH-03", {"off", "on"}, 1},
      {"free_first_draw", "First draw is free", "The first weapon drawn in a conflict costs nothing.", "GW-GEAR-03", {"off", "on"}, 1},
      {"agony_caps", "Agony lowers the cap", "Agony's level of burnout lowers the Condition cap at once.", "GW-AGONY", {"off", "on"}, 1},
      {"debt_blocks_turn", "Debts cost the whole turn", "A round whose action is owed has no movement either.", "GW-REACT-03", {"off", "on"}},
      {"ranged_penalty", "Ranged and thrown attacks", "Penalty on every ranged or thrown attack.", "GW-DICE-08", {}, 2, 0, 5},
      {"speech_words", "Words in one breath", "How many words one auxiliary action speaks.", "GW-TURN-08", {}, 20, 1, 100},
      {"pressure_turns", "Turns of pressure", "After how many turns of pressure a bleeding stops.", "GW-BLEED", {}, 3, 1, 10},
      {"max_debt", "Actions owed", "How many actions a creature may owe.", "GW-REACT-03", {}, 1, 0, 1},
  };
}

}  // namespace ft::rules::grimwire
