// Recovery, fatigue and the order of halvings. Source: threed6.md 3.18 to 3.20.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

std::vector<RuleSchema> rules_of_recovery() {
  return {
      {"TD-REC-01", "Unconscious", "No maneuver, no defence, no reaction."},
      {"TD-REC-02", "At 1 HP or more", "Wakes after 15 minutes."},
      {"TD-REC-03", "At 0 HP or less", "HT each hour to wake."},
      {"TD-REC-04", "Awake again", "No consciousness rolls until the next injury."},
      {"TD-REC-05", "Badly hurt", "One HT roll after 12 hours to wake; who fails it dies without help."},
      {"TD-REC-06", "Change of state", "The time starts again when the state of the HP changes."},
      {"TD-REC-07", "Natural healing", "HT after a day of rest and food restores 1 HP."},
      {"TD-REC-08", "Faint", "Ends at its time."},
      {"TD-FAT-01", "Paying FP", "Each FP below 0 costs 1 HP too."},
      {"TD-FAT-02", "Very tired", "Below a third of FP, Move, Dodge and ST are halved."},
      {"TD-FAT-03", "Verge of collapse", "At 0 FP or less a Will roll comes before each maneuver."},
      {"TD-FAT-04", "Collapse", "Who fails it can do nothing until FP are above 0."},
      {"TD-FAT-05", "Out of FP", "At the full negative FP a creature falls unconscious."},
      {"TD-FAT-06", "Spending", "FP for powers may go below 0, at the cost in HP."},
      {"TD-FAT-07", "Resting", "1 FP for each ten minutes."},
      {"TD-FAT-08", "Other restoration", "Drugs and spells restore what the GM says."},
      {"TD-FAT-09", "Starting FP", "Usually HT."},
      {"TD-ORD-01", "Order for Move", "Encumbrance, reeling, tiredness, posture."},
      {"TD-ORD-02", "Order for Dodge", "Encumbrance, reeling, tiredness, modifiers."},
      {"TD-ORD-03", "At once", "Everything is computed again after each change."},
  };
}

}  // namespace ft::rules::threed6
