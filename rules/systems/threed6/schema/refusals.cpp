// Every refusal code with its sentence. Source: threed6.md 4.2.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

std::vector<RefusalSchema> refusals() {
  constexpr bool absolute = true;  // a fact, which the GM cannot override
  return {
      {"E_NOT_YOUR_TURN", "It is not {who}'s turn.", "TD-TURN-01"},
      {"E_ALREADY_ACTED", "{who} has chosen a maneuver this turn.", "TD-TURN-08"},
      {"E_DEAD", "{who} is dead.", "TD-INJ-04"},
      {"E_UNCONSCIOUS", "{who} is unconscious.", "TD-REC-01"},
      {"E_COLLAPSED", "{who} has collapsed.", "TD-FAT-04"},
      {"E_STUNNED", "{who} is stunned and can only Do Nothing.", "TD-NOTH-02"},
      {"E_SURPRISED", "{who} is surprised and can only Do Nothing.", "TD-NOTH-02"},
      {"E_WEAPON_NOT_READY", "{item} is not ready.", "TD-MAN-02"},
      {"E_NO_WEAPON", "No such weapon in hand.", "TD-HIT-01", absolute},
      {"E_OUT_OF_REACH", "Out of reach: {distance yd}.", "TD-HIT-01"},
      {"E_OUT_OF_RANGE", "Out of range: {distance yd}, at most {most yd}.", "TD-RNG-01"},
      {"E_TOO_CLOSE", "Too close: {distance yd}, at least {least yd}.", "TD-RNG-01"},
      {"E_NO_LOS", "The target cannot be seen.", "TD-AIM-01"},
      {"E_TOO_HEAVY", "Too heavy: {n} lb, at most {most} lb.", "TD-ENC-06"},
      {"E_MOVE_TOO_FAR", "Too far: {distance yd}, {most yd} left.", "TD-MOVE-01"},
      {"E_NOT_FORWARD", "Only forward.", "TD-MAN-04"},
      {"E_PATH_BLOCKED", "Blocked at {cell}.", "TD-MAN-03"},
      {"E_NO_STEP", "No step left.", "TD-MAN-01"},
      {"E_BAD_POSTURE", "Not in this posture.", "TD-POST-01"},
      {"E_BAD_OPTION", "Not possible with this weapon or option.", "TD-AOA-01", absolute},
      {"E_NO_FREE_HAND", "No empty hand.", "TD-PARRY-02"},
      {"E_NO_TRIGGER", "Needs a trigger and a reaction.", "TD-WAIT-01", absolute},
      {"E_NO_AMMO", "Not enough shots.", "TD-RNG-04"},
      {"E_TARGET_MISMATCH", "Both must be against the same foe.", "TD-AOA-01", absolute},
      {"E_JUMP_TOO_FAR", "Too far to jump: {distance ft}.", "TD-JUMP-04"},
      {"E_NOT_IN_COMBAT", "Only in combat.", "TD-TURN-01", absolute},
      {"E_IN_COMBAT", "Not in combat.", "TD-TURN-06", absolute},
      {"E_NO_SUCH_TARGET", "Not a possible target.", "TD-HIT-01", absolute},
      {"E_BAD_ARG", "Not possible like this.", "TD-DICE-08", absolute},
      {"E_DEEP_WATER", "The water is too deep to walk.", "TD-SWIM-01"},
      {"E_NO_CLIMB", "Nothing to climb there.", "TD-CLIMB-01", absolute},
      {"E_RESTRAINED", "{who} is restrained.", "TD-DEF-04"},
  };
}

}  // namespace ft::rules::threed6
