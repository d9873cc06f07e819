// The form of character making, and what a table allows in it. Source: threed6.md 2.1, 2.2.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

RecordSchema hero() {
  using namespace record;
  RecordField attributes = numbers_of("attributes", "Attributes", {"ST", "DX", "IQ", "HT"}, 1, 100);
  attributes.default_value = 10;
  return {
      "hero",
      "Character",
      {with_help("10 is an ordinary human; every point above it costs one.", std::move(attributes)),
       with_help("Usually ST.", number("hp_max", "Max HP", 0, 0, 500)),
       with_help("Usually HT.", number("fp_max", "Max FP", 0, 0, 500)),
       with_help("Above IQ.", number("will_plus", "Will", 0, -20, 20)),
       with_help("Above IQ.", number("per_plus", "Perception", 0, -20, 20)),
       with_help("The number to roll; every point above the default costs one.",
                 of_kinds({"skill"}, numbers_of("skills", "Skills", {}, 1, 99))),
       of_kinds({"weapon", "shield", "gear"}, words("holds", "In hand")),
       of_kinds({"weapon", "shield", "gear"}, words("packs", "Packed")), number("dr", "Damage Resistance", 0, 0, 20),
       flag("danger_sense", "Danger Sense"), text("text", "Description")},
      "A player character at creation."};
}

std::vector<HouseRuleSchema> hero_switches() {
  return {
      house::number("hero_points", "Attributes of a new character", "Points above 10 in all.", "TD-DICE-09", 10, 0, 99),
      house::number("hero_least", "Min attribute of a new character", "Each of the four.", "TD-DICE-09", 7, 1, 10),
      house::number("hero_most", "Max attribute of a new character", "Each of the four.", "TD-DICE-09", 15, 10, 100),
      house::number("hero_skills", "Skills of a new character", "Points above the defaults in all.", "TD-DICE-08", 40,
                    0, 999),
      house::number("hero_things", "Items of a new character", "In hand and packed in total.", "TD-ENC-01", 8, 0, 99),
  };
}

std::vector<TextSchema> hero_texts() {
  return {{"attribute_points", "Attribute points"}, {"skill_points", "Skill points"}, {"things", "Items"}};
}

}  // namespace ft::rules::threed6
