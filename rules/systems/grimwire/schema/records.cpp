// The kinds of content and their fields. Source: GW-DATA-01, 03, 04, 05 and section 2.1.
#include "rules/systems/grimwire/schema/schema.hpp"

namespace ft::rules::grimwire {

namespace {

using namespace record;

const std::vector<std::string> damage_types{"bullet",       "edged",       "blunt",     "explosion", "heat",
                                            "cold",         "electricity", "radiation", "chemical",  "biological",
                                            "supernatural", "fall",        "drown",     "bleed",     "raw"};
// The last three are other names of TOG, MND and PER (GW-ATTR-02).
const std::vector<std::string> attributes{"TOG", "AGL", "COR", "MND", "PER", "RSN", "STR", "INT", "SOC"};

const std::vector<std::string> untils{"instant", "end_of_turn", "start_of_own_turn", "end_of_target_turn",
                                      "rounds",  "minutes",     "conflict",          "forever"};
const std::vector<std::string> moments{
    "moves_toward",  "enters_melee", "leaves_melee", "attack_declared", "attack_hit", "attack_missed", "damage_about",
    "drops_to_zero", "status_about", "turn_starts",  "technique_used",  "falls",      "gear_thrown",   "noticed"};

std::vector<RecordField> effect_fields() {
  return {word("op", "Effect",
               {"damage",         "weapon_attack", "weapon_damage", "status",       "remove_status", "heal",
                "temp_condition", "focus",         "push",          "pull",         "move",          "stop_movement",
                "speed",          "modify",        "negate",        "extra_attack", "redirect",      "item",
                "shield_other",   "remove_hex",    "reveal",        "prompt_gm",    "area",          "reroll"},
               true),
          dice("dice", "Dice"),
          word("type", "Damage type", damage_types),
          flag("add_tog", "Plus TOG"),
          number("factor", "Factor", 1, 0, 10),
          number("mod", "Modifier", 0, -20, 20),
          number("n", "Amount", 0, -99, 99),
          number("m", "Metres", 0, 0, 99),
          word("add", "Attribute added", attributes),
          word("id", "Status"),
          numbers_of("data", "Data"),
          word("attr", "Attribute changed", attributes),
          word("roll", "Roll changed"),
          word("keep", "Which roll counts", {"new", "best"}),
          word("to", "Redirected to"),
          word("class", "Weapon class"),
          word("do", "With the item", {"draw", "swap", "drop"}),
          number("radius_m", "Radius"),
          number("save_tn", "Save"),
          number("rounds", "Stays for rounds", 0, 0, 999),
          word("leaves", "Leaves behind", {"harmful_area", "burning_area", "smoke"}),
          flag("all", "All of it"),
          flag("halve", "Halves it"),
          number("within_m", "Ends within"),
          text("text", "Text for the GM"),
          word("until", "Duration", untils),
          number("until_n", "Amount", 1, 1, 999)};
}

RecordSchema weapon() {
  return {"weapon",
          "Weapon",
          {word("class", "Class", {"light", "heavy", "handgun", "rifle", "long_rifle", "sniper", "shield"}, true),
           dice("damage", "Damage"), word("dtype", "Damage type", damage_types, true),
           number("range_m", "Range in metres", 3, 0, 5000), number("tog_req", "TOG requirement"),
           number("accuracy", "Accuracy", 0, -20, 20), number("evade_tn", "Fixed evasion TN"),
           number("lift_tn", "Fixed lifting TN"), number("shielding", "Shielding bonus"),
           number("hands", "Hands", 1, 0, 2), number("stability", "Instability die (0: stable)", 0, 0, 20),
           number("uses", "Uses (0: unlimited)"), text("text", "Description")}};
}

RecordSchema armour() {
  return {
      "armour",
      "Armour",
      {number("armour", "Armour"), number("tog_req", "TOG requirement"),
       words("types", "Protects against", damage_types), numbers_of("by_type", "Against single types", damage_types),
       words("halves", "Halves", damage_types), flag("layer", "Worn over others"), text("text", "Description")}};
}

RecordSchema consumable() {
  return {"consumable",
          "Consumable",
          {number("uses", "Uses", 1, 0, 99), word("cost", "Cost", {"action", "auxiliary", "free"}),
           words("tags", "Tags"), list("effects", "Effects", effect_fields()), text("text", "Description")}};
}

RecordSchema technique() {
  return {
      "technique",
      "Technique",
      {text("specialty", "Specialty"),
       words("tags", "Tags", {"supernatural", "mental", "physical", "mechanical", "conspicuous"}),
       word("multiplier", "Learned with", attributes, true),
       number("effort", "Effort", 0, 1, 999),
       numbers_of("eases", "Eases learning of"),
       word("type", "Type",
            {"action", "auxiliary", "reaction", "aux_reaction", "free", "free_reaction", "passive", "rest_hour"}, true),
       word("pays", "Pays", {"none", "action", "aux"}),
       inner("trigger", "Trigger",
             {word("event", "Moment", moments, true), word("who", "Whose", {"self", "ally", "enemy", "any"}, true),
              number("within_m", "Within metres"), word("timing", "Timing", {"before", "after"}),
              words("if", "Only if")}),
       inner("cost", "Cost", {number("focus", "Focus"), number("condition", "Condition"), word("item", "Item")}),
       inner("limit", "Limit",
             {number("n", "Times", 1, 1, 99), word("per", "Per", {"turn", "round", "conflict", "day"}, true)}),
       word("range", "Range", {"self", "melee", "weapon", "magic", "metres"}),
       number("range_m", "Range in metres"),
       inner("targets", "Targets",
             {word("kind", "Who", {"self", "trigger_actor", "ally", "enemy", "any", "cell"}),
              number("count", "Amount", 1, 1, 99), number("radius_m", "Radius"),
              flag("unperceived", "Need not be perceived")}),
       inner("requires", "Requires",
             {word("item_class", "Weapon class"), word("item_tag", "Item"),
              numbers_of("attr_min", "Attributes", attributes), word("status_absent", "Without"),
              word("status_present", "With"), word("knowledge", "Knowledge")}),
       inner("roll", "Roll",
             {words("by", "With", attributes),
              word("vs", "Against",
                   {"evade", "resonance", "TOG", "AGL", "COR", "MND", "PER", "RSN", "STR", "INT", "SOC", "tn"}),
              word("or_vs", "Or against", {"evade", "resonance"}), number("tn", "Number"),
              number("mod", "Modifier", 0, -20, 20), flag("attack", "Is an attack")}),
       list("on_success", "On success", effect_fields()),
       list("on_fail", "On failure", effect_fields()),
       list("on_1", "On a natural 1", effect_fields()),
       list("on_20", "On a natural 20", effect_fields()),
       list("passive", "Always",
            {word("when", "When"),
             word("modify", "Changes",
                  {"roll", "speed", "damage", "thrown_range", "magic_range", "armor", "light_attacks", "shield_roll",
                   "shield_range", "tog_req"},
                  true),
             number("n", "By", 0, -99, 99)}),
       text("text", "Description")}};
}

const std::vector<std::string> things{"weapon", "armour", "consumable", "tool", "material"};

RecordSchema creature() {
  return {"creature",
          "Creature",
          {word("creature_kind", "Kind", {"pc", "npc"}), numbers_of("numbers", "Numbers"),
           of_kinds({"technique"},
                    words("knows", "Techniques and knowledge", {"medical", "locks", "crafting", "technology"})),
           of_kinds(things, words("holds", "Holds")), of_kinds(things, words("wears", "Wears")),
           of_kinds(things, words("packs", "Carries")), number("size", "Width in cells", 1, 1, 10),
           text("text", "Description")}};
}

}  // namespace

std::vector<RecordSchema> records() {
  return {thing(weapon()), thing(armour()), thing(consumable()), technique(), creature()};
}

}  // namespace ft::rules::grimwire
