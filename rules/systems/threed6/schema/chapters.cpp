// What the chapters of the book are called: the beginnings of rule ids, in words. Source: threed6.md section 3.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

std::vector<TextSchema> chapters() {
  return {
      {"TD-DICE", "Rolls"},
      {"TD-ENC", "Encumbrance"},
      {"TD-CLIMB", "Climbing"},
      {"TD-HIKE", "Hiking"},
      {"TD-JUMP", "Jumping"},
      {"TD-LIFT", "Lifting"},
      {"TD-RUN", "Running"},
      {"TD-SWIM", "Swimming"},
      {"TD-THROW", "Throwing"},
      {"TD-SENSE", "Senses"},
      {"TD-INFL", "Influence"},
      {"TD-WILL", "Will"},
      {"TD-FRIGHT", "Fright"},
      {"TD-TURN", "Turns"},
      {"TD-MAN", "Maneuvers"},
      {"TD-AIM", "Aim"},
      {"TD-AOA", "All-Out Attack"},
      {"TD-AOD", "All-Out Defense"},
      {"TD-ATK", "Attack"},
      {"TD-POST", "Posture"},
      {"TD-CONC", "Concentrate"},
      {"TD-NOTH", "Do Nothing"},
      {"TD-EVAL", "Evaluate"},
      {"TD-FEINT", "Feint"},
      {"TD-MOVE", "Move"},
      {"TD-MNA", "Move and Attack"},
      {"TD-READY", "Ready"},
      {"TD-WAIT", "Wait"},
      {"TD-RNG", "Ranged attacks"},
      {"TD-HIT", "Attack rolls"},
      {"TD-DEF", "Defences"},
      {"TD-DODGE", "Dodge"},
      {"TD-BLOCK", "Block"},
      {"TD-PARRY", "Parry"},
      {"TD-DMG", "Damage"},
      {"TD-INJ", "Injury"},
      {"TD-SHOCK", "Shock"},
      {"TD-STUN", "Stun"},
      {"TD-REC", "Recovery"},
      {"TD-FAT", "Fatigue"},
      {"TD-ORD", "Order of changes"},
  };
}

}  // namespace ft::rules::threed6
