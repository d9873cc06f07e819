// The numbers of a creature, an item, a cell. Source: grimwire.md section 2.
#include "rules/systems/grimwire/schema/schema.hpp"

namespace ft::rules::grimwire {

namespace {

const std::vector<std::string> damage_types{"bullet",       "edged",       "blunt",     "explosion", "heat",
                                            "cold",         "electricity", "radiation", "chemical",  "biological",
                                            "supernatural", "fall",        "drown",     "bleed",     "raw"};

NumberSchema attribute(std::string key, std::string name) {
  return {.key = key,
          .name = name,
          .group = "Attributes",
          .visibility = Visibility::side,
          .most = {},
          .lowest = -10,
          .highest = 10,
          .symbols = {},
          .unit = {}};
}

NumberSchema resource(std::string key, std::string name, std::string most, std::int64_t lowest) {
  return {.key = key,
          .name = name,
          .group = "Condition and Focus",
          .kind = NumberKind::resource,
          .visibility = Visibility::side,
          .most = most,
          .lowest = lowest,
          .highest = 999,
          .symbols = {},
          .unit = {},
          .on_token = true};
}

NumberSchema plain(std::string key, std::string name, std::string group, std::int64_t lowest, std::int64_t highest,
                   std::string unit = {}) {
  return {.key = key,
          .name = name,
          .group = group,
          .visibility = Visibility::side,
          .most = {},
          .lowest = lowest,
          .highest = highest,
          .symbols = {},
          .unit = unit};
}

NumberSchema derived(std::string key, std::string name, std::string group, std::string unit = {}) {
  NumberSchema number = plain(key, name, group, -1000, 1000, unit);
  number.derived = true;
  return number;
}

NumberSchema pip(std::string key, std::string name) {
  return {.key = key,
          .name = name,
          .group = "Turn",
          .kind = NumberKind::pip,
          .most = {},
          .lowest = 0,
          .highest = 1,
          .symbols = {},
          .unit = {}};
}

NumberSchema debt(std::string key, std::string name) {
  NumberSchema number = pip(key, name);
  number.group = "Next round";
  return number;
}

NumberSchema flag(std::string key, std::string name, std::string group, Visibility visibility = Visibility::side) {
  return {.key = key,
          .name = name,
          .group = group,
          .kind = NumberKind::flag,
          .visibility = visibility,
          .most = {},
          .lowest = 0,
          .highest = 1,
          .symbols = {},
          .unit = {}};
}

NumberSchema symbol(std::string key, std::string name, std::string group, std::vector<std::string> symbols) {
  return {
      .key = key, .name = name, .group = group, .kind = NumberKind::symbol, .most = {}, .symbols = symbols, .unit = {}};
}

NumberSchema of_item(std::string key, std::string name, std::int64_t highest) {
  NumberSchema number = plain(key, name, "Item", 0, highest);
  number.owner = Ref::Kind::item;
  return number;
}

NumberSchema hidden(NumberSchema number) {
  number.visibility = Visibility::gm;
  return number;
}

}  // namespace

std::vector<NumberSchema> numbers() {
  std::vector<NumberSchema> all{
      resource("condition", "Condition", "condition_max", -9999),  // a great blow goes far below -11
      resource("focus", "Focus", "focus_max", -99),
      attribute("TOG", "Toughness"),
      attribute("AGL", "Agility"),
      attribute("COR", "Coordination"),
      attribute("MND", "Mind"),
      attribute("PER", "Perception"),
      attribute("RSN", "Resonance"),
      plain("condition_max", "Condition, most", "Condition and Focus", 1, 999),
      derived("cond_cap", "Condition, cap", "Condition and Focus"),
      plain("focus_max", "Focus, most", "Condition and Focus", 0, 999),
      derived("critical_level", "Critical level", "Condition and Focus"),
      derived("burnout", "Burnout", "Condition and Focus"),
      derived("roll_penalty", "Burnout, on rolls", "Condition and Focus"),
      plain("burnout_real", "Burnout, lasting", "Condition and Focus", 0, 4),
      plain("hours_since_rest", "Hours since resting", "Condition and Focus", 0, 9999, "h"),
      derived("speed", "Movement", "Movement", "m"),
      plain("base_speed", "Movement, base", "Movement", 0, 99, "m"),
      derived("light_attacks", "Attacks with light weapons", "Fighting"),
      derived("magic_range", "Range of the supernatural", "Fighting", "m"),
      derived("armour", "Armour", "Fighting"),
      plain("natural_armour", "Armour, natural", "Fighting", 0, 99),
      plain("weight_class", "Weight class", "Body", 0, 6),
      plain("level", "Level", "Growth", 1, 10),
      plain("xp", "Experience", "Growth", 0, 100000),
      symbol("kind", "Kind", "Body", {"pc", "npc"}),
      flag("breathes", "Breathes", "Body"),
      flag("circulates", "Has circulation", "Body"),
      flag("mechanical", "Mechanical", "Body"),
      flag("sightless", "Finds its way without eyes", "Body"),
      hidden(plain("hide_tn", "Number to find it by, fixed", "Stat block", 0, 60)),
      flag("dying_burnout_given", "Burnout of this dying given", "Body", Visibility::gm),
      pip("action_this", "Action"),
      pip("aux_this", "Auxiliary action"),
      debt("action_next", "Next round's action"),
      debt("aux_next", "Next round's auxiliary"),
      flag("extra_aux", "Second auxiliary", "Turn", Visibility::everyone),
      derived("movement_left", "Movement left", "Turn", "m"),
      plain("moved_m", "Moved", "Turn", 0, 999, "m"),
      hidden(plain("moved_rest", "Moved, part of a metre", "Turn", 0, 9999)),
      symbol("move_phase", "Movement side", "Turn", {"none", "before", "after", "closed"}),
      flag("move_given_up", "Movement given up", "Turn", Visibility::everyone),
      flag("move_halved", "Movement halved by the ground", "Turn", Visibility::everyone),
      flag("ground_tried", "Difficult ground tried", "Turn", Visibility::gm),
      flag("swims", "Swimming", "Turn", Visibility::everyone),
      flag("swim_tried", "Head above water", "Turn", Visibility::gm),
      flag("sneaks", "Sneaking", "Turn", Visibility::side),
      flag("hold_slipped", "May move in its hold", "Turn", Visibility::gm),
      flag("dashed", "Dashing", "Turn", Visibility::everyone),
      plain("light_left", "Light attacks left", "Turn", 0, 9),
      flag("heavy_left", "May strike heavily again", "Turn", Visibility::gm),
      flag("spoke", "Has spoken", "Turn", Visibility::gm),
      flag("drew", "Has drawn", "Turn", Visibility::gm),
      flag("left_area_first", "Nothing done yet this turn", "Turn", Visibility::gm),
      flag("has_passed", "Has passed this round", "Turn", Visibility::gm),
      symbol("turn_state", "Turn", "Turn", {"waiting", "passed", "acting", "done", "lost"}),
      hidden(plain("initiative", "Initiative", "Turn", -999, 999)),
      of_item("uses", "Uses left", 99),
      of_item("broken", "Broken (1 repairable, 2 permanent)", 2),
      of_item("disabled", "Cannot be raised now", 1),
      of_item("stability", "Instability die", 20),
  };
  for (const std::string name : {"TOG", "AGL", "COR", "MND", "PER", "RSN"})
    all.push_back(hidden(plain("sn_" + name, "Standing number " + name + ", fixed", "Stat block", -99, 99)));
  for (const std::string& type : damage_types)
    for (const std::string how : {"weak", "resist", "immune"})
      all.push_back(hidden(flag(how + "_" + type, how + " " + type, "Stat block")));
  for (NumberSchema of_encounter : {plain("initiative_pending", "Initiative still to be rolled", "Turn", 0, 1),
                                    plain("first_attack_bonus", "Surprise bonus", "Turn", 0, 5),
                                    plain("opener", "Who opened", "Turn", 0, 1LL << 40)}) {
    of_encounter.owner = Ref::Kind::encounter;
    all.push_back(hidden(of_encounter));
  }
  return all;
}

std::vector<NumberSchema> ground_numbers() {
  const auto of_cell = [](NumberSchema number) {
    number.owner = Ref::Kind::cell;
    number.visibility = Visibility::everyone;
    return number;
  };
  return {of_cell(plain("cover", "Cover", "Ground", 0, 5)),
          of_cell(plain("move_tn", "Difficulty of the ground", "Ground", 1, 40)),
          of_cell(plain("height_m", "Height", "Ground", -500, 500, "m")),
          of_cell(flag("half_m", "Half a metre more", "Ground")),
          of_cell(symbol("surface", "Surface", "Ground", {"hard", "soft", "water", "rushing_water"})),
          of_cell(flag("burning", "On fire", "Ground")),
          of_cell(flag("vacuum", "Vacuum", "Ground")),
          of_cell(flag("sheltered", "Sheltered", "Ground")),
          of_cell(flag("lit", "Brightly lit", "Ground")),
          of_cell(plain("ambient_damage", "Damage of the place", "Ground", 0, 99)),
          of_cell(plain("ambient_die", "And a die of so many sides", "Ground", 0, 20)),
          of_cell(symbol("ambient_type", "Its type", "Ground", damage_types)),
          of_cell(plain("ambient_period", "Every so many rounds", "Ground", 1, 1000, "rounds"))};
}

}  // namespace ft::rules::grimwire
