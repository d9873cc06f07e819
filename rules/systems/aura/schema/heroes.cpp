// The form of character making, and what a table allows in it. Source: aura.md 2.1, AU-STAT-01, AU-MPL-05.
#include "rules/systems/aura/schema/record_words.hpp"
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

RecordSchema hero() {
  using namespace record;
  RecordField scores = numbers_of("scores", "Scores", abilities_of_people(), 0, 99);
  scores.default_value = 10;
  return {
      "hero",
      "Character",
      {with_help("Default: Human.", of_kinds({"race"}, word("race", "Race"))),
       with_help("Default: the race's.", of_kinds({"size"}, word("size", "Size"))),
       with_help("10 gives a Modifier of +0.", std::move(scores)), number("level", "Level", 1, 0, 30),
       number("mpl", "Martial Proficiency Level", 0, 0, 20),
       with_help("One point for each level of martial proficiency.",
                 numbers_of("mplBonuses", "Proficiency bonuses", {"armStrength", "legStrength", "initiative"}, 0, 20)),
       with_help("Before proficiency bonuses.",
                 numbers_of("numbers", "Strengths and bonuses",
                            {"armStrength", "legStrength", "initiative", "sprintBonus", "jumpBonus", "agilityBonus"},
                            -20, 99)),
       with_help("One at a Martial Proficiency Level of 3, another at 6.",
                 of_kinds({"style"}, words("combatStyles", "Combat Styles"))),
       of_kinds({"ability"}, words("abilities", "Abilities")), numbers_of("skills", "Skills", {}, -20, 40),
       with_help("Two hands.", of_kinds({"weapon", "shield", "gear"}, words("held", "In hand"))),
       with_help("One suit, and items worn over it.", of_kinds({"armour", "gear"}, words("worn", "Worn"))),
       with_help("Everything else.", of_kinds({"weapon", "armour", "shield", "gear"}, words("pack", "Packed"))),
       with_help("Biography.", text("text", "Description"))},
      "A player character at creation."};
}

std::vector<HouseRuleSchema> hero_switches() {
  return {
      house::number("hero_points", "Modifiers of a new character", "Max sum of all six.", "AU-STAT-01", 12, -12, 60),
      house::number("hero_least", "Min Score of a new character", "Lower limit of each Score.", "AU-STAT-01", 7, 0, 10),
      house::number("hero_most", "Max Score of a new character", "Upper limit of each Score.", "AU-STAT-01", 16, 10,
                    99),
      house::number("hero_level", "Max level of a new character", "At campaign start.", "AU-STAT-07", 4, 0, 30),
      house::number("hero_mpl", "Max Martial Proficiency Level", "Of a new character.", "AU-MPL-05", 3, 0, 20),
      house::number("hero_abilities", "Abilities of a new character", "Max number.", "AU-ABIL-01", 3, 0, 30),
      house::number("hero_things", "Items of a new character", "Held, worn and packed in total.", "AU-ITEM-01", 10, 0,
                    99),
  };
}

std::vector<TextSchema> hero_texts() {
  return {{"modifier_points", "Modifiers"},
          {"proficiency_points", "Points of proficiency"},
          {"combat_styles", "Combat Styles"},
          {"abilities", "Abilities"},
          {"things", "Items"},
          {"suits_of_armour", "Suits of armour"},
          {"hero", "The character"},
          {"n", "n"}};
}

}  // namespace ft::rules::aura
