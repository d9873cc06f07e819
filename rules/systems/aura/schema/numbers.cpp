// The numbers of creatures, items and encounters. Source: aura.md 2.1, 2.2.
#include <cstdint>

#include "rules/systems/aura/schema/record_words.hpp"
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

namespace {

using namespace rules::numbers;

NumberSchema pool(std::string key, std::string name, std::string most, std::string reserved = {}) {
  NumberSchema number = resource(key, name, "Pools", most);
  number.reserved = reserved;
  number.on_token = key == "aura" || key == "energy";
  return number;
}
NumberSchema in_metres(NumberSchema number) { return in_unit("m", std::move(number)); }
NumberSchema of_item(NumberSchema number) { return owned_by(Ref::Kind::item, std::move(number)); }

std::vector<NumberSchema> abilities() {
  std::vector<NumberSchema> all;
  for (const auto& [key, name] : {std::pair<std::string, std::string>{"str", "Strength"},
                                  {"dex", "Dexterity"},
                                  {"con", "Constitution"},
                                  {"int", "Intelligence"},
                                  {"wis", "Wisdom"},
                                  {"cha", "Charisma"}}) {
    all.push_back(plain(key, name, "Abilities", 0));
    all.push_back(plain(key + "Mod", name + " Modifier", "Abilities"));
  }
  return all;
}

std::vector<NumberSchema> pools() {
  constexpr auto everyone = Visibility::everyone;
  return {
      pool("aura", "Aura", "auraMax"),
      derived(plain("auraMax", "Most Aura", "Pools", 0)),
      shown_to(everyone, pool("energy", "Energy", "energyAllotment", "energyReserved")),
      shown_to(everyone, plain("energyReserved", "Energy held back", "Pools", 0)),
      shown_to(everyone, plain("energyAllotment", "Energy of this Round", "Pools", 0)),
      pool("stamina", "Stamina", "staminaMax", "staminaReserved"),
      plain("staminaReserved", "Stamina held back", "Pools", 0),
      derived(plain("staminaMax", "Most Stamina", "Pools", 0)),
      plain("staminaSwapLimit", "Stamina for Energy, a Round", "Pools", 0),
      plain("staminaSwapUsed", "Stamina used for Energy", "This Round", 0),
      shown_to(everyone, pool("agility", "Agility", "agilityMax", "agilityReserved")),
      shown_to(everyone, plain("agilityReserved", "Agility held back", "Pools", 0)),
      derived(plain("agilityMax", "Most Agility", "Pools", 0)),
      plain("agilityBonus", "Agility bonus", "Pools", 0),
      derived(plain("auraMod", "Aura Modifier", "Pools")),
      pool("surges", "Recovery Surges", "surgesMax"),
      derived(plain("surgesMax", "Most Recovery Surges", "Pools", 0)),
      plain("restBlocks", "Recovery Surges this rest", "Pools", 0),
      derived(plain("recoveryValue", "Recovery Value", "Pools", 0)),
  };
}

std::vector<NumberSchema> of_the_round() {
  constexpr auto gm = Visibility::gm;
  NumberSchema last = shown_to(gm, symbol("lastAction", "Last action", "This Round", {}));
  for (const ActionSchema& action : joined(fight_actions(), movement_actions(), thing_actions()))
    last.symbols.push_back(action.key);
  return {
      shown_to(Visibility::everyone, flag("waiting", "Waits for the end of the Round", "This Round")),
      flag("initUsed", "Initiative used", "This Round"),
      flag("swiftUsed", "Swift Attack used", "This Round"),
      plain("nonMoveEnergy", "Energy for Agile Moves", "This Round", 0),
      plain("creditReserved", "Held back, counts for Agile Moves", "This Round", 0),
      plain("agileUsed", "Agile Moves made", "This Round", 0),
      in_metres(plain("metresMoved", "Moved", "This Round", 0)),
      in_metres(plain("metresSinceDefend", "Moved since Defend", "This Round", 0)),
      shown_to(gm, plain("heading", "Heading", "This Round", 0, 8)),
      last,
      shown_to(gm, plain("lastDir", "Direction of the last step", "This Round", 0, 8)),
      shown_to(gm, plain("lastMetres", "Way of the last actions", "This Round", 0)),
      shown_to(gm, flag("lastSprint", "Has just sprinted", "This Round")),
      shown_to(gm, flag("lastZigzag", "Has just zig-zagged", "This Round")),
      plain("situational", "By the GM, on the next attack", "This Round", -20, 20),
      shown_to(gm, plain("moving", "In the middle of a move", "This Round", 0, 2)),
      shown_to(gm, plain("rolling", "In the middle of dice", "This Round", 0, 2)),
  };
}

std::vector<NumberSchema> of_the_sheet() {
  NumberSchema size =
      symbol("size", "Size", "Body",
             {"miniscule", "fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gigantic"});
  size.usual = 5;
  return {
      plain("level", "Level", "Body", 0, 99),
      plain("bonus", "Skill bonus", "Body"),
      plain("mpl", "Martial Proficiency Level", "Body", 0, 99),
      size,
      symbol("posture", "Posture", "Body", {"standing", "kneeling"}),
      in_metres(plain("speed", "Speed", "Body", 0)),
      derived(in_metres(plain("effectiveSpeed", "Speed now", "Body", 0))),
      plain("armStrength", "Arm Strength", "Body"),
      plain("legStrength", "Leg Strength", "Body"),
      in_metres(plain("sprintBonus", "Sprint bonus", "Body", 0)),
      in_metres(plain("jumpDistance", "Jump distance", "Body", 0)),
      in_metres(plain("jumpReach", "Jump reach", "Body", 0)),
      in_metres(plain("jumpBonus", "Jump bonus", "Body", 0)),
      plain("initiative", "Initiative", "Body"),
      plain("hands", "Hands", "Body", 0, 9),
      plain("inherentEvasion", "Inherent Evasion", "Body"),
      plain("inherentFortitude", "Inherent Fortitude", "Body"),
      plain("inherentWill", "Inherent Will", "Body"),
      shown_to(Visibility::everyone, flag("refuseDefence", "Refuses to defend", "Body")),
      flag("fullyRestrained", "Fully restrained", "Body"),
      shown_to(Visibility::gm, plain("deathModifier", "By the GM, on Death rolls and Saves", "Body", -20, 20)),
      derived(flag("sheet_incomplete", "Sheet is incomplete", "Body")),
      derived(plain("masab", "MASAB", "Fighting")),
      derived(plain("masdb", "MASDB", "Fighting")),
      derived(plain("av", "Attack Value", "Fighting")),
      derived(plain("unarmedAV", "Unarmed Attack Value", "Fighting")),
      derived(plain("evasion", "Evasion", "Fighting")),
      derived(plain("unarmedEvasion", "Unarmed Evasion", "Fighting")),
      derived(plain("rangedEvasion", "Ranged Evasion", "Fighting")),
      derived(plain("fortitude", "Fortitude", "Fighting")),
      derived(plain("will", "Will", "Fighting")),
      derived(plain("armorCoverage", "Armour Coverage", "Fighting")),
      derived(plain("rangedCoverage", "Ranged Coverage", "Fighting")),
      derived(plain("armorRating", "Armour Rating", "Fighting")),
      derived(in_metres(plain("longest_reach", "Longest reach", "Fighting"))),
      derived(plain("missChanceModifier", "Miss Chance Modifier", "Fighting")),
      of_item(flag("loaded", "Loaded", "Item")),
      of_item(plain("loadProgress", "Energy spent on loading", "Item", 0)),
      of_item(flag("broken", "Broken", "Item")),
      of_item(plain("drawRow", "Draw weight row", "Item", 0, 10)),
      of_item(flag("open", "Open", "Item")),
      shown_to(Visibility::gm, of_item(plain("inside", "Packed in", "Item", 0, std::int64_t{1} << 53))),
      of_item(plain("count", "How many", "Item", 0, 999)),
  };
}

/// Flags against each type of damage. Source: AU-DMG-03.
std::vector<NumberSchema> against_damage() {
  std::vector<NumberSchema> all;
  for (const std::string& type : damage_types()) {
    all.push_back(flag("weak_" + type, "Weak to damage: " + type, "Damage"));
    all.push_back(flag("resist_" + type, "Resists damage: " + type, "Damage"));
  }
  return all;
}

/// In which Round the GM was asked whether it ends as more than half wait, said that it does, or that it goes on though all
/// wait.
std::vector<NumberSchema> of_encounters() {
  const auto round = [](std::string key, std::string name) {
    return shown_to(Visibility::gm, owned_by(Ref::Kind::encounter, plain(key, name, "Round", 0)));
  };
  return {round("half_asked", "Asked whether it ends"), round("to_end", "Ends once nothing is pending"),
          round("kept_open", "Goes on though all wait")};
}

}  // namespace

std::vector<NumberSchema> numbers() {
  return joined(pools(), of_the_round(), of_the_sheet(), abilities(), against_damage(), of_encounters());
}

}  // namespace ft::rules::aura
