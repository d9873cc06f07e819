// Every refusal code with its sentence. Source: vigor.md section 4.
#include "rules/systems/vigor/schema/schema.hpp"

namespace ft::rules::vigor {

std::vector<RefusalSchema> refusals() {
  constexpr bool absolute = true;  // a fact, which the GM cannot override
  return {
      {"E_PHASE", "Only possible {mode}.", "VG-ENC-01", absolute},
      {"E_PROMPT", "{who} has a question to answer first.", "VG-ACT-01", absolute},
      {"E_NOT_GM", "Only the GM can do this.", "VG-ENC-01", absolute},
      {"E_NOT_YOUR_TURN", "It is not {who}'s turn.", "VG-TURN-01"},
      {"E_OWN_TURN", "No reactions on the own turn.", "VG-REACT-03"},
      {"E_DEAD", "{who} is dead.", "VG-SHOCK-08", absolute},
      {"E_ESCAPED", "{who} has left the encounter.", "VG-ACT-05", absolute},
      {"E_INCAP", "{who} is incapacitated.", "VG-SHOCK-10"},
      {"E_WINDED", "{who} is winded.", "VG-REC-04"},
      {"E_COMMITTED", "{who} has to continue or abandon what is in progress.", "VG-TURN-05"},
      {"E_NO_ACTIONS", "Not enough actions: {cost} needed, {left} left.", "VG-TURN-02"},
      {"E_VIGOR", "{cost} Vigor needed, {left} left.", "VG-ACT-09"},
      {"E_MANA", "{cost} Mana needed, {left} left.", "VG-ACT-09"},
      {"E_REACH", "Out of reach: {distance ft} (max {most ft}).", "VG-ATK-05"},
      {"E_RANGE", "Out of range: {distance ft} (max {most ft}).", "VG-ATK-06"},
      {"E_VIS_RANGE", "Too far to see: {distance ft} (max {most ft}).", "VG-VIS-03"},
      {"E_BLOCKED", "The way to the target is blocked.", "VG-ATK-05"},
      {"E_UNSEEN", "{who} does not know where the target is.", "VG-VIS-06"},
      {"E_VACUUM", "No sound carries through a vacuum.", "VG-TYPE-01"},
      {"E_AMMO", "Out of ammunition, or not loaded.", "VG-ATK-04"},
      {"E_ITEM", "{who} does not carry this.", "VG-ACT-10", absolute},
      {"E_WEAPON", "No such weapon in hand.", "VG-ACT-01", absolute},
      {"E_OFFHAND", "No off-hand attack possible now.", "VG-ACT-03"},
      {"E_PATH", "{who} cannot go this way.", "VG-ACT-06"},
      {"E_TARGET", "Invalid target.", "VG-ATK-09"},
      {"E_NO_WINDOW", "Nothing to react to.", "VG-REACT-01", absolute},
      {"E_TRIGGER_USED", "{who} has already reacted to this.", "VG-REACT-02"},
      {"E_FORM_OF_DEFENSE", "{who} cannot defend this way.", "VG-REACT-04"},
      {"E_NOT_CREATOR", "Only the creature that created the opening can be attacked.", "VG-OPEN-03"},
      {"E_OPENING_ATTACK", "An opening is taken with one ordinary melee attack.", "VG-OPEN-03"},
      {"E_READY_ACTION", "This action cannot be readied.", "VG-ACT-08"},
      {"E_READY_CONDITION", "Nothing to wait for.", "VG-ACT-08"},
      {"E_NOTHING_BEGUN", "{who} has nothing in progress.", "VG-TURN-05", absolute},
      {"E_NOT_DOWN", "{who} is not knocked down.", "VG-PRONE-04"},
      {"E_CHANCE", "No Chances on reactions.", "VG-DICE-11"},
      {"E_TALENT", "{who} does not have {ability}, or not what it requires.", "VG-ACT-09", absolute},
      {"E_HANDS", "No free hand.", "VG-DATA-07"},
      {"E_NO_USE", "This item has no use of its own.", "VG-ACT-10", absolute},
      {"E_TAKES_PART", "{who} takes part already.", "VG-INIT-04", absolute},
  };
}

}  // namespace ft::rules::vigor
