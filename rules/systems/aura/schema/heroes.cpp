// The form of character making, and what a table allows in it. Source: aura.md 2.1, AU-STAT-01, AU-MPL-05.
#include "rules/systems/aura/schema/record_words.hpp"
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

RecordSchema hero() {
  using namespace record;
  return {
      "hero",
      "Hero",
      {told("Human if it is left out.", of_kinds({"race"}, word("race", "Race"))),
       told("Otherwise the race's.", of_kinds({"size"}, word("size", "Size"))),
       told("10 is usual: 3 more make a Modifier of +3.", numbers_of("scores", "Scores", abilities_of_people(), 0, 99)),
       number("level", "Level", 1, 0, 30), number("mpl", "Martial Proficiency Level", 0, 0, 20),
       told("One point for each level of martial proficiency.",
            numbers_of("mplBonuses", "What proficiency gave", {"armStrength", "legStrength", "initiative"}, 0, 20)),
       told("Before what proficiency gave.",
            numbers_of("numbers", "Strengths and bonuses",
                       {"armStrength", "legStrength", "initiative", "sprintBonus", "jumpBonus", "agilityBonus"}, -20,
                       99)),
       told("One at a Martial Proficiency Level of 3, another at 6.",
            of_kinds({"style"}, words("combatStyles", "Combat Styles"))),
       of_kinds({"ability"}, words("abilities", "Abilities")), numbers_of("skills", "Skills", {}, -20, 40),
       told("What two hands can hold.", of_kinds({"weapon", "shield", "gear"}, words("held", "In hand"))),
       told("One suit, and what is worn over it.", of_kinds({"armour", "gear"}, words("worn", "Worn"))),
       told("Everything else.", of_kinds({"weapon", "armour", "shield", "gear"}, words("pack", "Packed"))),
       told("Who this is.", text("text", "Description"))},
      "A player's character, as it begins."};
}

std::vector<HouseRuleSchema> hero_switches() {
  return {
      house::number("hero_points", "Modifiers of a new hero", "What all six may come to.", "AU-STAT-01", 12, -12, 60),
      house::number("hero_least", "Lowest Score of a new hero", "None is lower.", "AU-STAT-01", 7, 0, 10),
      house::number("hero_most", "Highest Score of a new hero", "None is higher.", "AU-STAT-01", 16, 10, 99),
      house::number("hero_level", "Highest level of a new hero", "As the campaign begins.", "AU-STAT-07", 4, 0, 30),
      house::number("hero_mpl", "Highest Martial Proficiency Level", "Of a new hero.", "AU-MPL-05", 3, 0, 20),
      house::number("hero_abilities", "Abilities of a new hero", "How many.", "AU-ABIL-01", 3, 0, 30),
      house::number("hero_things", "Things of a new hero", "Held, worn and packed together.", "AU-ITEM-01", 10, 0, 99),
  };
}

std::vector<TextSchema> hero_texts() {
  return {{"modifier_points", "Modifiers"},
          {"proficiency_points", "Points of proficiency"},
          {"combat_styles", "Combat Styles"},
          {"abilities", "Abilities"},
          {"things", "Things"},
          {"suits_of_armour", "Suits of armour"},
          {"hero", "The hero"},
          {"n", "n"}};
}

}  // namespace ft::rules::aura
