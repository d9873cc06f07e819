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
      derived(plain("auraMax", "Max Aura", "Pools", 0)),
      shown_to(everyone, pool("energy", "Energy", "energyAllotment", "energyReserved")),
      shown_to(everyone, plain("energyReserved", "Reserved Energy", "Pools", 0)),
      shown_to(everyone, plain("energyAllotment", "Energy allotment", "Pools", 0)),
      pool("stamina", "Stamina", "staminaMax", "staminaReserved"),
      plain("staminaReserved", "Reserved Stamina", "Pools", 0),
      derived(plain("staminaMax", "Max Stamina", "Pools", 0)),
      plain("staminaSwapLimit", "Stamina swap limit", "Pools", 0),
      plain("staminaSwapUsed", "Stamina swapped", "This Round", 0),
      shown_to(everyone, pool("agility", "Agility", "agilityMax", "agilityReserved")),
      shown_to(everyone, plain("agilityReserved", "Reserved Agility", "Pools", 0)),
      derived(plain("agilityMax", "Max Agility", "Pools", 0)),
      plain("agilityBonus", "Agility bonus", "Pools", 0),
      derived(plain("auraMod", "Aura Modifier", "Pools")),
      pool("surges", "Recovery Surges", "surgesMax"),
      derived(plain("surgesMax", "Max Recovery Surges", "Pools", 0)),
      plain("restBlocks", "Recovery Surges available this rest", "Pools", 0),
      derived(plain("recoveryValue", "Recovery Value", "Pools", 0)),
  };
}

std::vector<NumberSchema> of_the_round() {
  constexpr auto gm = Visibility::gm;
  NumberSchema last = shown_to(gm, symbol("lastAction", "Last action", "This Round", {}));
  for (const ActionSchema& action : joined(fight_actions(), movement_actions(), thing_actions()))
    last.symbols.push_back(action.key);
  return {
      shown_to(Visibility::everyone, flag("waiting", "Waiting for Round end", "This Round")),
      flag("initUsed", "Initiative used", "This Round"),
      flag("swiftUsed", "Swift Attack used", "This Round"),
      plain("nonMoveEnergy", "Agile Move credits", "This Round", 0),
      plain("creditReserved", "Agile Move credits (reserved)", "This Round", 0),
      plain("agileUsed", "Agile Moves made", "This Round", 0),
      in_metres(plain("metresMoved", "Moved", "This Round", 0)),
      in_metres(plain("metresSinceDefend", "Moved since Defend", "This Round", 0)),
      shown_to(gm, plain("heading", "Heading", "This Round", 0, 8)),
      last,
      shown_to(gm, plain("lastDir", "Direction of the last step", "This Round", 0, 8)),
      shown_to(gm, plain("lastMetres", "Distance of last actions", "This Round", 0)),
      shown_to(gm, flag("lastSprint", "Has just sprinted", "This Round")),
      shown_to(gm, flag("lastZigzag", "Has just zig-zagged", "This Round")),
      plain("situational", "GM modifier, next attack", "This Round", -20, 20),
      shown_to(gm, plain("moving", "Moving", "This Round", 0, 2)),
      shown_to(gm, plain("rolling", "Rolling", "This Round", 0, 2)),
  };
}

std::vector<NumberSchema> of_the_sheet() {
  NumberSchema size =
      symbol("size", "Size", "Body",
             {"miniscule", "fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gigantic"});
  size.default_value = 5;
  return {
      plain("level", "Level", "Body", 0, 99),
      plain("bonus", "Skill bonus", "Body"),
      plain("mpl", "Martial Proficiency Level", "Body", 0, 99),
      size,
      on_token(symbol("posture", "Posture", "Body", {"standing", "kneeling"})),
      in_metres(plain("speed", "Speed", "Body", 0)),
      derived(in_metres(plain("effectiveSpeed", "Effective Speed", "Body", 0))),
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
      shown_to(Visibility::gm, plain("deathModifier", "GM modifier, Death rolls and Saves", "Body", -20, 20)),
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
      of_item(plain("loadProgress", "Loading progress", "Item", 0)),
      of_item(flag("broken", "Broken", "Item")),
      of_item(plain("drawRow", "Draw weight row", "Item", 0, 10)),
      of_item(flag("open", "Open", "Item")),
      shown_to(Visibility::gm, of_item(plain("inside", "Container", "Item", 0, std::int64_t{1} << 53))),
      of_item(plain("count", "Quantity", "Item", 0, 999)),
      of_item(derived(in_metres(plain("attack_reach", "Reach", "Item")))),
      of_item(derived(in_metres(plain("attack_range", "Range", "Item")))),
  };
}

/// Flags against each type of damage. Source: AU-DMG-03.
std::vector<NumberSchema> against_damage() {
  std::vector<NumberSchema> all;
  for (const std::string& type : damage_types()) {
    all.push_back(flag("weak_" + type, "Weakness: " + type, "Damage"));
    all.push_back(flag("resist_" + type, "Resistance: " + type, "Damage"));
  }
  return all;
}

/// The Rounds in which the GM was asked to end it as more than half wait, agreed, or let it go on though all wait.
std::vector<NumberSchema> of_encounters() {
  const auto round = [](std::string key, std::string name) {
    return shown_to(Visibility::gm, owned_by(Ref::Kind::encounter, plain(key, name, "Round", 0)));
  };
  return {round("half_asked", "Round end asked"), round("to_end", "Round ends when nothing is pending"),
          round("kept_open", "Round kept open")};
}

}  // namespace

std::vector<NumberSchema> numbers() {
  std::vector<NumberSchema> all =
      joined(abilities(), pools(), of_the_sheet(), of_the_round(), against_damage(), of_encounters());
  all = of_importance(
      Importance::main,
      {"Abilities", "effectiveSpeed", "evasion", "rangedEvasion", "fortitude", "will", "armorCoverage", "armorRating"},
      std::move(all));
  all = of_importance(Importance::hidden, {"This Round"}, std::move(all));
  return of_importance(Importance::detail, {"situational", "waiting"}, std::move(all));
}

}  // namespace ft::rules::aura
