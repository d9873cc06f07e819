// The kinds of things and tables of content, and their fields. Source: aura.md 2.2, AU-GEAR-01 to 03, AU-SIZE-02, AU-DRAW-01, AU-THR-04.
#include "rules/systems/aura/schema/record_words.hpp"
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

namespace {

using namespace record;

/// Three ascending distances, a/b/c of the book.
RecordField trio(std::string key, std::string name, std::int64_t least = 0) {
  return inner(
      key, name,
      {number("a", "First", 0, least, 999), number("b", "Second", 0, least, 999), number("c", "Third", 0, least, 999)});
}
RecordField mpr() { return number("mpr", "Required proficiency", 0, 0, 20); }
RecordField equip_energy() { return number("equipEnergy", "Energy to equip or stow", 1, 0, 99); }
RecordField hands_needed(std::int64_t usual) { return number("handsNeeded", "Required hands", usual, 0, 2); }
RecordField weight() { return word("weight", "Weight", {"light", "normal", "heavy"}); }
RecordField description() { return text("text", "Description"); }

/// With a range it is a ranged weapon, without one a melee weapon.
RecordSchema weapon() {
  return {"weapon",
          "Weapon",
          {dice("damage", "Damage"),
           word("damageType", "Type of damage", damage_types(), true),
           number("avBonus", "AV bonus", 0, -20, 20),
           number("evasionBonus", "Evasion bonus", 0, -20, 20),
           with_help("-1: own cell, 0: neighboring cells.", number("reach", "Reach", 0, -1, 20)),
           weight(),
           hands_needed(1),
           with_help("Widens the critical range by this.", number("precise", "Precise", 0, 0, 19)),
           with_help("Range when thrown.", trio("thrown", "Thrown")),
           number("accuracy", "Accuracy", 0, -20, 20),
           with_help("Of a ranged weapon, in metres, before its draw row.", trio("range", "Range")),
           with_help("Bows and crossbows.", flag("drawn", "Has a draw weight")),
           with_help("Row of the Draw Weight table.", number("drawRow", "Draw row", 3, 0, 10)),
           word("crossbowClass", "Crossbow", {"hand", "two_handed", "heavy", "siege"}),
           with_help("0: needs no loading.", number("loadEnergy", "Energy to load", 0, 0, 99)),
           flag("spansRounds", "Is loaded over several Rounds"),
           of_kinds({"gear"}, word("ammunition", "Required ammunition")),
           mpr(),
           equip_energy(),
           with_help("Takes no hand, and cannot be dropped.", flag("natural", "Part of the body")),
           description()}};
}

RecordSchema armour() {
  return {"armour",
          "Armour",
          {with_help("Combat rolls below this hit the armour.", number("armorCoverage", "Armour Coverage", 0, 0, 99)),
           with_help("Hit rolls below this hit the armour.", number("rangedCoverage", "Ranged Coverage", 0, 0, 99)),
           with_help("Reduces damage by this.", number("armorRating", "Armour Rating", 0, 0, 99)),
           with_help("Reduces Evasion by this.", number("armourPenalty", "Armour penalty", 0, 0, 20)), mpr(),
           equip_energy(), description()}};
}

RecordSchema shield() {
  return {"shield",
          "Shield",
          {number("shieldBonus", "Shield bonus", 0, 0, 20), hands_needed(1), weight(), mpr(), equip_energy(),
           description()}};
}

RecordSchema gear() {
  return {"gear",
          "Gear",
          {with_help("Holds other items.", flag("container", "Container")), flag("ammunition", "Ammunition"),
           number("count", "Quantity", 1, 1, 999), hands_needed(1), weight(), equip_energy(), description()}};
}

RecordSchema size() {
  return {"size",
          "Size",
          {with_help("0: Miniscule, 8: Gigantic.", number("rank", "Order", 0, 0, 99)),
           number("heightLeast", "Height or length from (cm)", 0, 0, 100000),
           with_help("0: no end.", number("heightMost", "Height or length to (cm)", 0, 0, 100000)),
           number("inherentEvasion", "Inherent Evasion", 8, -20, 40),
           number("missChance", "Miss Chance (table for shots)", 0, -40, 40),
           number("missChanceChart", "Miss Chance (Size Chart)", 0, -40, 40),
           number("jump_dm", "Jump reach and distance (dm)", 30, 0, 999), number("speed", "Speed (m)", 6, 0, 999),
           number("reachBonus", "Change of Reach", 0, -1, 9),
           with_help("The side of its footprint.", number("squares", "Squares", 1, 1, 10)),
           with_help("All of its footprint.", number("hexes", "Hexes", 1, 1, 91)), description()},
          "A line of the Size Chart."};
}

RecordSchema draw_row() {
  return {"draw_row",
          "Draw weight",
          {number("row", "Row", 0, 0, 10), number("armStrength", "Required Arm Strength", 0, -999, 999),
           number("weight_kg", "Draw weight (kg)", 0, 0, 999), trio("range", "Change of range (m)", -999),
           number("extraDamage", "Extra damage", 0, 0, 99),
           with_help("For bows and two-handed crossbows.", number("mpl", "Required proficiency", 0, 0, 20)),
           with_help("Weapons that may have it.",
                     words("classes", "Weapons", {"bow", "hand", "two_handed", "heavy", "siege"}, true)),
           description()},
          "A line of the Draw Weight table."};
}

RecordSchema throw_row() {
  return {
      "throw_row",
      "Throwing strength",
      {number("armStrength", "Required Arm Strength", 0, -999, 999), trio("range", "Extra range (m)"), description()},
      "Extra throwing range at this Arm Strength."};
}

}  // namespace

std::vector<RecordSchema> records() {
  return joined(
      std::vector{thing(weapon()), thing(armour()), thing(shield()), thing(gear()), size(), draw_row(), throw_row()},
      people_records());
}

}  // namespace ft::rules::aura
