// What a table may decide. Source: threed6.md section 6.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

std::vector<HouseRuleSchema> switches() {
  using namespace house;
  return {
      on_off("round_lift", "Whole pounds of lift", "Basic Lift is rounded.", "TD-ENC-01"),
      on_off("minimum_one", "At least 1 damage", "Instead of 0.", "TD-DMG-01"),
      on_off("off_hand_penalty", "Off-hand penalty", "-4 on every attack with the off hand.", "TD-HIT-06", 1),
      on_off("idle_stays_awake", "No consciousness roll when stunned", "Those who can only Do Nothing do not roll.",
             "TD-INJ-03"),
      on_off("npc_order_asked", "GM settles the order", "Of creatures of one side with equal speed.", "TD-TURN-02"),
      on_off("fright_recover", "Roll against fright", "An IQ roll each turn also ends a timed stun.", "TD-FRIGHT-03"),
      on_off("attack_modifier_asked", "GM modifies attacks", "The GM is asked for a modifier before each attack.",
             "TD-RNG-02"),
      on_off("wait_keeps_aim", "Wait keeps an aim", "A Wait does not lose it, and its shot has the bonus.",
             "TD-AIM-02"),
      on_off("critical_miss_table", "Critical misses", "A roll on a table of mishaps after each.", "TD-HIT-05"),
      on_off("failure_by_ten", "Critical failure by 10", "A failure by 10 or more is critical, not 17 and 18 alone.",
             "TD-DICE-03", 1),
      on_off("suppression_fire", "Suppression fire", "All-Out Attacks may cover a zone with fire.", "TD-RNG-09", 1),
      on_off("back_attack", "Attacks from behind", "No active defence against those who attack from behind.",
             "TD-DEF-04"),
      number("parry_cumulative", "Penalty for each further parry", "Of a turn; 0: none.", "TD-PARRY-03", 0, 0, 9),
      on_off("jump_uses_move", "Load shortens jumps", "Jumps count by Move, not Basic Move.", "TD-JUMP-02"),
      number("rope_down_penalty", "Penalty of climbing down a rope", "Instead of 1.", "TD-CLIMB-02", 1, 0, 9),
      on_off("drown_at_zero", "Drown at 0 FP", "Without a Will roll, once a failure leaves 0 FP.", "TD-SWIM-05"),
      number("fright_cap", "Cap on fright checks", "The highest number rolled against; 0: none.", "TD-FRIGHT-05", 0, 0,
             20),
  };
}

}  // namespace ft::rules::threed6
