// The kinds of content and their fields. Source: VG-DATA-01 to 10.
#include "rules/systems/vigor/schema/schema.hpp"
#include "rules/systems/vigor/schema/words.hpp"

namespace ft::rules::vigor {

namespace {

using namespace record;

const std::vector<std::string> things{"weapon", "armor", "gear"};
const std::vector<std::string> rolls{"attack",     "melee_attack", "defense",      "initiative",
                                     "resistance", "damage",       "melee_damage", "all"};

RecordField quality() { return word("quality", "Quality", qualities); }
RecordField damage_type() { return word("damage_type", "Damage type", joined(damage_types, type_aliases)); }
RecordField kinetic_kind() { return word("kinetic_kind", "Kinetic kind", kinetic_kinds); }
RecordField description() { return text("text", "Description"); }

/// Source: VG-DATA-02.
std::vector<RecordField> modifier_fields() {
  return {word("rolls", "Rolls", rolls),
          of_kinds({"skill"}, word("skill", "Skill")),
          word("scope", "Scope", scopes),
          number("charges", "Charges", 0, 0, 9),
          number("challenges", "Challenges", 0, 0, 9),
          number("dice", "Bonus dice", 0, 0, 9),
          flag("while_wounded", "Only while Wounded"),
          flag("chance", "Is a Chance")};
}

RecordSchema talent() {
  return {"talent",
          "Talent",
          {word("tree", "Skill tree"), of_kinds({"talent"}, words("requires", "Requires")),
           of_kinds({"talent"}, words("requires_any", "Requires one of")),
           list("modifiers", "Modifiers", modifier_fields()),
           numbers_of("grants", "Grants",
                      {"actions_max", "guard_bonus", "vigor_max", "resist_bonus", "natural_armor_rank",
                       "recovery_vigor", "recovery_durability", "recovery_mana", "defense_cost"}),
           flag("even_wounded", "Durability recovers while Wounded"),
           inner("unarmed", "Unarmed attack", {number("damage_value", "Damage Value", 1, 0, 99), quality()}),
           list("reactions", "Special reactions",
                {word("trigger", "When", {"hit"}, true), number("vigor", "Vigor", 5, 0, 99),
                 word("ability", "Rolls", abilities), number("dice", "Bonus dice", 0, 0, 9)}),
           description()}};
}

RecordSchema skill() { return {"skill", "Skill", {of_kinds({"skill"}, word("of", "Specialty of")), description()}}; }

/// Techniques and spells alike. Source: VG-DATA-05, VG-DATA-06.
std::vector<RecordField> art_fields() {
  return {number("actions", "Actions", 1, 0, 9),
          number("vigor", "Vigor"),
          number("mana", "Mana"),
          word("effect_kind", "What it is", {"attack", "area_attack", "resisted", "effect"}, true),
          word("attack_ability", "Attack with", abilities),
          of_kinds({"skill"}, word("skill", "Skill")),
          word("range", "Range", {"self", "touch", "reach", "feet"}),
          number("range_near", "Near range in feet", 0, 0, 9999),
          number("range_max", "Max range in feet", 0, 0, 9999),
          number("radius", "Radius in feet", 0, 0, 999),
          number("attacks", "Attacks", 1, 1, 9),
          number("extra_reach", "Extra reach in feet"),
          number("charges", "Charges", 0, 0, 9),
          number("challenges", "Challenges", 0, 0, 9),
          word("scope", "Scope", scopes),
          flag("light_weapon", "Light weapon technique"),
          flag("melee_only", "With a melee weapon"),
          flag("unarmed_only", "With bare hands"),
          flag("weapon_damage", "Deals the weapon's damage"),
          number("damage_value", "Damage Value", 0, 0, 99),
          quality(),
          damage_type(),
          kinetic_kind(),
          flag("magic_projectile", "Magic projectile"),
          flag("creates_opening", "Creates an opening"),
          flag("mental", "Not physical"),
          word("resist_with", "Resisted with", abilities),
          word("or_resist_with", "Or resisted with", abilities),
          number("resist_vs", "Resistance VS (0: the attack total, without one the GM's)"),
          word("gives", "Gives", {"knocked_down", "pinned", "challenged", "warded", "disarmed"}),
          flag("needs_damage", "Gives only with damage"),
          number("n", "Amount", 1, 0, 99),
          number("rounds", "Rounds"),
          dice("heals_durability", "Restores Durability"),
          number("heals_health", "Restores Health"),
          flag("direct_health", "Damages Health directly"),
          of_kinds({"talent"}, words("requires", "Requires")),
          description()};
}

RecordSchema weapon() {
  return {
      "weapon",
      "Weapon",
      {word("class", "Class", weapon_classes, true), number("damage_value", "Damage Value", 1, 0, 99), quality(),
       damage_type(), kinetic_kind(), number("hands", "Hands", 1, 0, 2), flag("light", "Light"),
       number("reach", "Reach in feet (0: body)", 0, 0, 99), number("range_near", "Near range in feet", 0, 0, 9999),
       number("range_max", "Max range in feet", 0, 0, 9999), number("ammo", "Ammunition (0: unlimited)"),
       of_kinds({"skill"}, word("skill", "Skill")), flag("direct_health", "Damages Health directly"), description()}};
}

RecordSchema armor() {
  return {"armor",
          "Armor",
          {number("armor_rank", "Armor Rank", 0, 0, 99), number("durability", "Durability", 1, 1, 999),
           number("guard", "Guard bonus", 0, -99, 99), quality(),
           words("protects", "Protects against", joined(damage_types, type_aliases)), flag("shield", "Shield"),
           description()}};
}

RecordSchema gear() {
  return {"gear",
          "Gear",
          {number("uses", "Uses (0: unlimited)", 0, 0, 99), dice("heals_durability", "Restores Durability"),
           dice("restores_mana", "Restores Mana"), number("smoke_radius", "Smoke radius in feet", 0, 0, 999),
           number("rounds", "Rounds"), flag("coats_weapon", "Coats a weapon"),
           number("blast_radius", "Blast radius in feet", 0, 0, 999), number("damage_value", "Damage Value", 0, 0, 99),
           quality(), damage_type(), kinetic_kind(), of_kinds({"skill"}, word("skill", "Attack with the skill")),
           of_kinds({"gear"}, word("fires", "Fires what lies about")),
           list("modifiers", "Modifiers", modifier_fields()), description()}};
}

RecordSchema creature() {
  return {"creature",
          "Creature",
          {word("creature_kind", "Kind", {"pc", "npc"}), numbers_of("numbers", "Numbers"),
           word("size_category", "Size", sizes),
           word("durability_rank", "Superior Durability", {"heroic", "epic", "legendary"}),
           flag("force_kinetic_immune", "Immune even to all kinetic damage"), flag("not_living", "Not living"),
           flag("object", "Object"), of_kinds({"skill"}, numbers_of("skills", "Skills", {}, 0, 5)),
           of_kinds({"talent", "technique", "spell"}, words("knows", "Talents, techniques and spells")),
           of_kinds({"weapon"}, words("natural", "Natural weapons")),
           of_kinds(things, words("main", "In the main hand")), of_kinds(things, words("off", "In the off hand")),
           of_kinds(things, words("wears", "Wears")), of_kinds(things, words("packs", "Carries")), description()}};
}

}  // namespace

std::vector<RecordSchema> records() {
  return {thing(weapon()),
          thing(armor()),
          thing(gear()),
          talent(),
          skill(),
          {"technique", "Technique", art_fields()},
          {"spell", "Spell", art_fields()},
          creature()};
}

}  // namespace ft::rules::vigor
