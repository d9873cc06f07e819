// The kinds of content and their fields. Source: threed6.md 2.2, 2.5, 2.7, TD-DICE-08.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

namespace {

using namespace record;

RecordField weight() { return with_help("In hundredths of a pound.", number("weight", "Weight", 0, 0, 1000000)); }
RecordField description() { return text("text", "Description"); }
RecordField hands() { return word("hands", "Held in", {"one", "both", "off"}); }
RecordField skill_levels(std::string key, std::string name) {
  return of_kinds({"skill"}, numbers_of(key, name, {}, 0, 99));
}

RecordSchema skill() {
  return {"skill",
          "Skill",
          {word("attribute", "Attribute", {"ST", "DX", "IQ", "HT", "will", "per"}, true),
           with_help("Untrained: the attribute and this.", number("untrained", "Default", -5, -20, 0)),
           word("use", "Use", {"melee", "unarmed", "ranged", "shield", "cloak", "influence", "other"}, true),
           description()}};
}

RecordSchema weapon() {
  return {"weapon",
          "Weapon",
          {word("class", "Class", {"melee", "thrown", "missile", "firearm", "beam", "liquid"}, true),
           of_kinds({"skill"}, word("skill", "Skill", {}, true)),
           list("modes", "Modes",
                {word("mode", "Mode", {"swing", "thrust"}, true),
                 word("strength", "ST-based", {"thr", "sw", "none"}, true), dice("damage", "Damage if not ST-based"),
                 number("adds", "Adds", 0, -20, 20), word("damage_type", "Type", {"cr", "cut", "imp"}, true)}),
           hands(),
           number("reach_from", "Reach from", 1, 0, 9),
           with_help("0: no melee weapon.", number("reach_to", "Reach to", 1, 0, 9)),
           with_help("Ready changes it.", flag("one_reach", "One reach at a time")),
           flag("can_parry", "Can parry"),
           number("parry_bonus", "Parry", 0, 0, 2),
           flag("unbalanced", "No parry after an attack"),
           flag("unwieldy", "Unready after an attack"),
           flag("unarmed", "Part of the body"),
           number("acc", "Accuracy", 0, 0, 20),
           number("bulk", "Bulk", 0, -20, 0),
           number("rof", "Rate of fire", 1, 1, 99),
           number("rcl", "Recoil", 1, 1, 20),
           with_help("0: none.", number("half_range", "Half-damage range", 0, 0, 100000)),
           with_help("0: ST in yards.", number("max_range", "Max range", 0, 0, 100000)),
           number("min_range", "Min range", 0, 0, 100000),
           with_help("0: not counted.", number("shots_max", "Shots", 0, 0, 999)),
           number("reload_turns", "Readies to reload", 0, 0, 99),
           weight(),
           description()}};
}

RecordSchema shield() {
  return {"shield",
          "Shield or cloak",
          {of_kinds({"skill"}, word("skill", "Skill", {}, true)), hands(), weight(), description()}};
}

RecordSchema gear() {
  return {"gear",
          "Gear",
          {hands(), with_help("When worn, and of the thing when it is attacked.", number("dr", "DR", 0, 0, 99)),
           with_help("0: cannot be broken.", number("hp", "HP of the thing", 0, 0, 9999)),
           with_help("Hurt by its own blow when thrown.", flag("fragile", "Fragile")),
           with_help("Aim works with it, as with a camera.", flag("device", "Device that is aimed")), weight(),
           description()}};
}

RecordSchema creature() {
  return {"creature",
          "Creature",
          {word("creature_kind", "Kind", {"pc", "npc"}), numbers_of("numbers", "Numbers"),
           skill_levels("skills", "Skills"), of_kinds({"weapon", "shield", "gear"}, words("holds", "In hand")),
           of_kinds({"weapon", "shield", "gear"}, words("packs", "Packed")), number("size", "Width in cells", 1, 1, 10),
           with_help("0: the size modifier is among the numbers.",
                     number("longest", "Longest dimension (1/10 yd)", 0, 0, 1000000)),
           description()}};
}

RecordSchema mishap() {
  return {
      "mishap",
      "Mishap of a critical miss",
      {with_help("Of 3d6.", number("from", "From", 3, 3, 18)), number("up_to", "Up to", 18, 3, 18),
       word("effect", "Effect", {"just_a_miss", "weapon_unready", "weapon_dropped", "falls"}, true), description()}};
}

/// Rows of a table of modifiers; a campaign may change and add rows. Source: section 6, rows 6 and 7.
RecordSchema modifier_row(std::string key, std::string name, std::string help) {
  return {key,
          name,
          {with_help(help, number("up_to", "Up to", 0, 0, 1000000)), number("modifier", "Modifier", 0, -99, 99)}};
}

RecordSchema fall_row() {
  return {"fall_row",
          "Fall",
          {with_help("In full yards.", number("up_to", "Up to", 0, 0, 10000)),
           with_help("Soft ground takes 1 off each die.", dice("damage", "Damage"))}};
}

RecordSchema reaction_row() {
  return {"reaction_row",
          "Reaction",
          {with_help("Of 3d6 and the modifier; above all rows the last counts.", number("up_to", "Up to", 0, -99, 99)),
           word("reaction", "Reaction",
                {"very_bad_reaction", "bad_reaction", "poor_reaction", "neutral_reaction", "good_reaction",
                 "very_good_reaction"},
                true)}};
}

}  // namespace

std::vector<RecordSchema> records() {
  return {skill(),
          thing(weapon()),
          thing(shield()),
          thing(gear()),
          creature(),
          mishap(),
          modifier_row("range_row", "Range and speed", "In yards."),
          modifier_row("size_row", "Size", "Longest dimension in tenths of a yard."),
          fall_row(),
          reaction_row()};
}

}  // namespace ft::rules::threed6
