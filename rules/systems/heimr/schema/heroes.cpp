// The form of character making, and what a table allows in it. Source: G-01, G-55.
#include "rules/systems/heimr/schema/schema.hpp"

namespace ft::rules::heimr {

namespace {

using namespace record;

RecordField trained(std::string key, std::string name) {
  return of_kinds({"ability"}, numbers_of(key, name, {}, -20, 20));
}

}  // namespace

RecordSchema hero() {
  return {
      "hero",
      "Character",
      {with_help("Default: 0; the points of all count together.",
                 of_kinds({"attribute"}, numbers_of("attributes", "Attributes", {}, -20, 20))),
       with_help("More dice: more reliable.", trained("trained_c", "Trained consistency")),
       with_help("A fixed bonus on every roll.", trained("trained_p", "Trained potential")),
       with_help("What costs willpower.", of_kinds({"skill"}, words("skills", "Skills"))),
       with_help("Two hands.", of_kinds({"weapon", "shield"}, words("wields", "In hand"))),
       with_help("Can be drawn in combat.", of_kinds({"weapon", "shield", "gear"}, words("carries", "Within reach"))),
       with_help("Everything else.", of_kinds({"weapon", "shield", "gear"}, words("packs", "Packed"))),
       text("text", "Description")},
      "A player character at creation."};
}

std::vector<HouseRuleSchema> hero_switches() {
  return {
      house::number("hero_points", "Attributes of a new character", "Max sum of all.", "HM-ATTR-01", 6, 0, 30),
      house::number("hero_least", "Min attribute of a new character", "Before training.", "HM-ATTR-01", -2, -5, 0),
      house::number("hero_most", "Max attribute of a new character", "Before training.", "HM-ATTR-01", 3, 1, 10),
      house::number("hero_xp", "Experience of a new character", "For training.", "HM-XP-02", 30, 0, 1000),
      house::number("hero_skills", "Skills of a new character", "Max number.", "HM-ATK-12", 2, 0, 20),
      house::number("hero_things", "Items of a new character", "In hand, within reach and packed in total.",
                    "HM-ITEM-01", 8, 0, 99),
  };
}

std::vector<TextSchema> hero_texts() {
  return {{"attribute_points", "Attribute points"},
          {"experience", "Experience"},
          {"skills", "Skills"},
          {"things", "Items"},
          {"least", "least"}};
}

}  // namespace ft::rules::heimr
