// The words that content is written in. Source: aura.md 2.1, 2.2, AU-ABIL-01.
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

std::vector<TextSchema> record_texts() {
  return {
      {"pc", "player character"},
      {"npc", "other creature"},
      {"str", "Strength"},
      {"dex", "Dexterity"},
      {"con", "Constitution"},
      {"int", "Intelligence"},
      {"wis", "Wisdom"},
      {"cha", "Charisma"},
      {"light", "light"},
      {"normal", "normal"},
      {"heavy", "heavy"},
      {"hand", "hand crossbow"},
      {"two_handed", "two-handed crossbow"},
      {"siege", "siege crossbow"},
      {"bow", "bow"},
      {"blunt", "blunt"},
      {"slash", "slashing"},
      {"pierce", "piercing"},
      {"other", "other"},
      {"evasion", "Evasion"},
      {"fortitude", "Fortitude"},
      {"will", "Will"},
      {"end_of_round", "the end of the Round"},
      {"end_of_next_round", "the end of the next Round"},
      {"short_rest", "the next Short Rest"},
      {"removed", "something removes it"},
  };
}

}  // namespace ft::rules::aura
