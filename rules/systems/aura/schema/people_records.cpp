// The kinds of content that make people: abilities, races, styles, creatures. Source: aura.md 2.1, AU-ABIL-01, AU-MPL-05.
#include "rules/systems/aura/schema/record_words.hpp"
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

namespace {

using namespace record;

const std::vector<std::string> conditions_given{"exposed", "unguarded", "shaken", "exhausted",  "dazed",
                                                "blinded", "slowed",    "prone",  "restrained", "defending"};
const std::vector<std::string> untils{"end_of_round", "end_of_next_round", "short_rest", "removed"};

RecordSchema ability() {
  const std::vector<std::string> further{"con", "int", "wis", "cha"};
  return {"ability",
          "Ability",
          {number("energy", "Energy", 0, 0, 99),
           number("stamina", "Stamina", 0, 0, 99),
           number("agility", "Agility", 0, 0, 99),
           with_help("0: unlimited.", number("usesShort", "Uses between Short Rests", 0, 0, 99)),
           with_help("0: unlimited.", number("usesLong", "Uses between Long Rests", 0, 0, 99)),
           flag("ii", "Immediate Interrupt"),
           flag("isAttack", "Attack"),
           flag("isSpell", "Spell"),
           flag("movement", "Movement action"),
           with_help("0: self.", number("targets", "Targets", 0, 0, 20)),
           with_help("In metres; 0: reach of the weapon in hand.", number("distance", "Distance", 0, 0, 9999)),
           word("defence", "Defence", {"evasion", "fortitude", "will"}),
           with_help("None: the weapon in hand.", dice("damage", "Damage")),
           word("damageType", "Type of damage", damage_types()),
           number("attackBonus", "Attack bonus", 0, -99, 99),
           with_help("A condition of the target.", word("bonusAgainst", "Bonus against", conditions_given)),
           number("bonusDamage", "Bonus damage", 0, -99, 99),
           flag("doubling", "Doubles damage"),
           word("gives", "Applies", conditions_given),
           word("until", "Until", untils),
           words("removes", "Removes", conditions_given),
           flag("surge", "Spends a Recovery Surge"),
           number("precise", "Precise", 0, 0, 19),
           with_help("Also counts for MASAB.", word("masabExtra", "Strikes with", further)),
           with_help("Also counts for MASDB.", word("masdbExtra", "Harms with", further)),
           text("text", "Description")}};
}

RecordSchema race() {
  return {
      "race",
      "Race",
      {of_kinds({"size"}, word("size", "Size", {}, true)),
       numbers_of("numbers", "Numbers", {"speed", "inherentEvasion", "inherentFortitude", "inherentWill"}, -99, 999),
       text("text", "Description")}};
}

RecordSchema style() {
  return {
      "style", "Combat Style", {of_kinds({"ability"}, words("abilities", "Abilities")), text("text", "Description")}};
}

RecordSchema creature() {
  const std::vector<std::string> modifiers{"strMod", "dexMod", "conMod", "intMod", "wisMod", "chaMod"};
  return {"creature",
          "Creature",
          {word("creature_kind", "Kind", {"pc", "npc"}), numbers_of("scores", "Scores", abilities_of_people(), 0, 99),
           with_help("Overrides the Scores.", numbers_of("modifiers", "Modifiers", modifiers, -99, 99)),
           of_kinds({"race"}, word("race", "Race")),
           with_help("Default: the race's, or Medium.", of_kinds({"size"}, word("size", "Size"))),
           with_help("Default: from race and size, or 0.", numbers_of("numbers", "Numbers", sheet_numbers(), -99, 999)),
           numbers_of("skills", "Skills", {}, -99, 99), words("weaknesses", "Weaknesses", damage_types()),
           words("resistances", "Resistances", damage_types()),
           of_kinds({"weapon", "shield", "gear"}, words("held", "In hand")),
           of_kinds({"armour", "gear"}, words("worn", "Worn")),
           of_kinds({"weapon", "armour", "shield", "gear"}, words("pack", "Packed")),
           of_kinds({"ability"}, words("abilities", "Abilities")),
           of_kinds({"style"}, words("combatStyles", "Combat Styles")), text("text", "Description")}};
}

}  // namespace

std::vector<RecordSchema> people_records() { return {ability(), race(), style(), creature()}; }

}  // namespace ft::rules::aura
