// What the chapters of the book are called: the beginnings of rule ids, in words. Source: heimr.md section 3.
#include "rules/systems/heimr/schema/schema.hpp"

namespace ft::rules::heimr {

std::vector<TextSchema> chapters() {
  return {
      {"HM-DICE", "Challenges"},
      {"HM-ATTR", "Attributes"},
      {"HM-ABIL", "Abilities"},
      {"HM-XP", "Training"},
      {"HM-GRID", "Locations and borders"},
      {"HM-CLUS", "Combat clusters"},
      {"HM-HP", "Health"},
      {"HM-INJ", "Injuries"},
      {"HM-REST", "Resting"},
      {"HM-EFF", "Effects"},
      {"HM-INIT", "Initiative"},
      {"HM-READY", "Delaying and readying"},
      {"HM-ACT", "Actions"},
      {"HM-FAT", "Fatigue"},
      {"HM-ATK", "Attacks"},
      {"HM-DEF", "Defence"},
      {"HM-BRAWL", "Brawling"},
      {"HM-GRAB", "Binding and holding"},
      {"HM-MOVE", "Movement"},
      {"HM-ITEM", "Items"},
      {"HM-OTH", "Other actions"},
      {"HM-GUARD", "Guarding"},
      {"HM-POS", "Positions"},
      {"HM-CONC", "Concealment and light"},
      {"HM-HIDE", "Hiding and finding"},
      {"HM-HGT", "Heights"},
      {"HM-CLIMB", "Climbing"},
      {"HM-FALL", "Falling"},
      {"HM-CHASE", "Chases"},
      {"HM-BLIND", "The blind-spot module"},
      {"HM-ARM", "The armoury module"},
  };
}

}  // namespace ft::rules::heimr
