// The kinds of content and their fields. Source: heimr.md 2.1, 2.2, HM-ABIL-01 to 04, HM-ATK-12, HM-ARM-01, HM-ARM-02.
#include "rules/systems/heimr/schema/schema.hpp"

namespace ft::rules::heimr {

namespace {

using namespace record;

const std::vector<std::string> parts{"torso",    "sword_arm", "other_arm", "right_leg",
                                     "left_leg", "hands",     "feet",      "body"};

const std::vector<std::string> wieldings{"either_hand", "one_or_two_hands", "two_hands", "sword_hand", "off_hand"};

RecordSchema attribute() {
  return {"attribute",
          "Attribute",
          {word("group", "Group", {"physical", "mental"}, true), number("place", "Position on the sheet", 0, 0, 99),
           flag("initiative", "Initiative is rolled with it"), flag("fatigue", "Keeps fatigue low"),
           text("text", "Description")}};
}

RecordSchema ability() {
  RecordField base_c = number("base_c", "Base consistency", base_c_not_given, -2, 3);
  base_c.refusal = "E_BASE_C";
  return {"ability",
          "Ability",
          {of_kinds({"attribute"}, words("attributes", "Derived from", {}, true)), base_c,
           flag("standard", "Standard ability"), text("text", "Description")}};
}

RecordSchema weapon() {
  return {"weapon",
          "Weapon",
          {number("range", "Range in turns (0: melee)", 0, 0, 99), number("damage", "Damage", 1, 0, 20),
           number("bonus_p", "Bonus to potential", 0, -20, 20), word("wielding", "Wielded in", wieldings, true),
           words("abilities", "Rolled with", {}, true), word("ammunition", "Required ammunition", {}),
           flag("thrown", "Leaves the hand"), flag("armoury", "Medieval armoury module"),
           number("toughness", "Toughness (0: the GM decides)", 0, 0, 99), text("text", "Description")}};
}

RecordSchema shield() {
  return {"shield",
          "Shield",
          {number("bonus_p", "Bonus to potential", 0, -20, 20), number("sta_change", "Stamina while wielded", 0, -5, 0),
           word("wielding", "Wielded in", wieldings, true), words("abilities", "Rolled with", {}, true),
           flag("armoury", "Medieval armoury module"), number("toughness", "Toughness (0: the GM decides)", 0, 0, 99),
           text("text", "Description")}};
}

RecordSchema gear() {
  return {"gear",
          "Gear",
          {flag("ammunition", "Ammunition"), number("count", "Quantity", 1, 1, 999),
           number("lights", "Lights locations up to this far (0: none)", 0, 0, 9),
           number("toughness", "Toughness (0: the GM decides)", 0, 0, 99), text("text", "Description")}};
}

RecordSchema skill() {
  return {"skill",
          "Skill",
          {word("type", "Used as", {"standard", "free", "ongoing", "upcoming", "reaction", "none"}, true),
           number("wp", "Costs willpower", 0, 0, 99), flag("rested", "Usable once between short rests"),
           word("needs", "Required skill", {}), word("needs_ability", "Required trained ability", {}),
           flag("combat", "A combat action"), flag("with_attack", "Called on a hit"),
           word("reaction", "Answers effects", {"resist", "miss"}), flag("stabilises", "Stabilises"),
           number("heals", "Gives hit points", 0, 0, 99),
           list("effects", "Effects",
                {word("effect", "Effect",
                      {"hit", "drain", "break", "fall", "drop", "stumble", "daze", "bind", "weaken"}, true),
                 number("n", "Points or seconds (0: default)", 0, 0, 600), word("part", "Part", parts)}),
           text("text", "Description")}};
}

RecordSchema creature() {
  return {"creature",
          "Creature",
          {word("creature_kind", "Kind", {"pc", "npc"}), numbers_of("numbers", "Numbers"),
           numbers_of("trained_c", "Trained consistency, by ability"),
           numbers_of("trained_p", "Trained potential, by ability"), words("skills", "Skills"),
           words("wields", "In hand"), words("carries", "Within reach"), words("packs", "Packed"),
           number("size", "Width in cells", 1, 1, 10), text("text", "Description")}};
}

}  // namespace

std::vector<RecordSchema> records() {
  return {attribute(), ability(), thing(weapon()), thing(shield()), thing(gear()), skill(), creature()};
}

}  // namespace ft::rules::heimr
