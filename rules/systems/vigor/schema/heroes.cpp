// The form of character making, and what a table allows in it. Source: G-02, G-27, VG-DATA-03.
#include "rules/systems/vigor/schema/schema.hpp"
#include "rules/systems/vigor/schema/words.hpp"

namespace ft::rules::vigor {

RecordSchema hero() {
  using namespace record;
  const std::vector<std::string> things{"weapon", "armor", "gear"};
  RecordField scores = numbers_of("abilities", "Abilities", abilities, 0, 100);
  scores.default_value = 10;
  return {"hero",
          "Character",
          {with_help("Unlisted: 10, as an ordinary person.", std::move(scores)),
           with_help("Bonus dice each.", of_kinds({"skill"}, numbers_of("skills", "Skills", {}, 0, 5))),
           with_help("Each after what it requires.", of_kinds({"talent"}, words("talents", "Talents"))),
           with_help("Techniques cost Vigor, spells cost Mana.",
                     of_kinds({"technique", "spell"}, words("arts", "Techniques and spells"))),
           with_help("One item.", of_kinds(things, words("main", "Main hand"))),
           with_help("One item, none beside a two-handed weapon.", of_kinds(things, words("off", "Off hand"))),
           with_help("Armor.", of_kinds(things, words("wears", "Worn"))),
           with_help("Everything else.", of_kinds(things, words("packs", "Packed"))), text("text", "Description")},
          "A player character at creation."};
}

std::vector<HouseRuleSchema> hero_switches() {
  return {
      house::number("hero_points", "Ability scores of a new character", "Max sum of all seven.", "VG-DICE-03", 140, 7,
                    700),
      house::number("hero_least", "Min score of a new character", "Of each ability.", "VG-DICE-03", 5, 1, 100),
      house::number("hero_most", "Max score of a new character", "Of each ability.", "VG-DICE-03", 35, 1, 100),
      house::number("hero_skills", "Skill dice of a new character", "Max sum over all skills.", "VG-DATA-04", 6, 0, 99),
      house::number("hero_talents", "Talents of a new character", "Max number.", "VG-DATA-03", 2, 0, 20),
      house::number("hero_arts", "Techniques and spells of a new character", "Max number.", "VG-DATA-05", 3, 0, 20),
      house::number("hero_things", "Items of a new character", "In hand, worn and packed in total.", "VG-DATA-07", 8, 0,
                    99),
  };
}

}  // namespace ft::rules::vigor
