// What the chapters of the book are called: the beginnings of rule ids, in words. Source: vigor.md section 3.
#include "rules/systems/vigor/schema/schema.hpp"

namespace ft::rules::vigor {

std::vector<TextSchema> chapters() {
  return {{"VG-DICE", "Rolls"},
          {"VG-ENC", "Encounters"},
          {"VG-INIT", "Initiative"},
          {"VG-TURN", "Turns"},
          {"VG-ACT", "Actions"},
          {"VG-ATK", "Attacks"},
          {"VG-REACT", "Reactions"},
          {"VG-OPEN", "Openings"},
          {"VG-POS", "Position"},
          {"VG-PRONE", "Knocked down"},
          {"VG-RES", "Resistance"},
          {"VG-REC", "Vigor and recovery"},
          {"VG-DMG", "Damage"},
          {"VG-ARM", "Armor and quality"},
          {"VG-TYPE", "Damage types"},
          {"VG-OBJ", "Objects"},
          {"VG-SHOCK", "Wounds and death"},
          {"VG-SIZE", "Size"},
          {"VG-VIS", "Visibility"},
          {"VG-COV", "Cover"},
          {"VG-DATA", "Content"}};
}

}  // namespace ft::rules::vigor
