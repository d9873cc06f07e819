// The numbers of a creature, an item, a cell. Source: grimwire.md section 2.
#include "rules/systems/grimwire/schema/schema.hpp"

namespace ft::rules::grimwire {

namespace {

const std::vector<std::string> damage_types{"bullet",       "edged",       "blunt",     "explosion", "heat",
                                            "cold",         "electricity", "radiation", "chemical",  "biological",
                                            "supernatural", "fall",        "drown",     "bleed",     "raw"};

using namespace numbers;

constexpr auto everyone = Visibility::everyone, gm = Visibility::gm;

NumberSchema attribute(std::string key, std::string name) { return plain(key, name, "Attributes", -10, 10); }
NumberSchema of_item(std::string key, std::string name, std::int64_t highest) {
  return shown_to(Visibility::side, owned_by(Ref::Kind::item, plain(key, name, "Item", 0, highest)));
}

}  // namespace

std::vector<NumberSchema> numbers() {
  std::vector<NumberSchema> all{
      resource("condition", "Condition", "Condition and Focus", "condition_max",
               -9999),  // a great blow goes far below -11
      resource("focus", "Focus", "Condition and Focus", "focus_max", -99),
      attribute("TOG", "Toughness"),
      attribute("AGL", "Agility"),
      attribute("COR", "Coordination"),
      attribute("MND", "Mind"),
      attribute("PER", "Perception"),
      attribute("RSN", "Resonance"),
      plain("condition_max", "Condition, most", "Condition and Focus", 1, 999),
      derived(plain("cond_cap", "Condition, cap", "Condition and Focus")),
      plain("focus_max", "Focus, most", "Condition and Focus", 0, 999),
      derived(plain("critical_level", "Critical level", "Condition and Focus")),
      derived(plain("burnout", "Burnout", "Condition and Focus")),
      derived(plain("roll_penalty", "Burnout, on rolls", "Condition and Focus")),
      plain("burnout_real", "Burnout, lasting", "Condition and Focus", 0, 4),
      in_unit("h", plain("hours_since_rest", "Hours since resting", "Condition and Focus", 0, 9999)),
      in_unit("m", derived(plain("speed", "Movement", "Movement"))),
      in_unit("m", plain("base_speed", "Movement, base", "Movement", 0, 99)),
      derived(plain("light_attacks", "Attacks with light weapons", "Fighting")),
      in_unit("m", derived(plain("magic_range", "Range of the supernatural", "Fighting"))),
      derived(plain("armour", "Armour", "Fighting")),
      plain("natural_armour", "Armour, natural", "Fighting", 0, 99),
      plain("weight_class", "Weight class", "Body", 0, 6),
      plain("level", "Level", "Growth", 1, 10),
      plain("xp", "Experience", "Growth", 0, 100000),
      symbol("kind", "Kind", "Body", {"pc", "npc"}),
      flag("breathes", "Breathes", "Body"),
      flag("circulates", "Has circulation", "Body"),
      flag("mechanical", "Mechanical", "Body"),
      flag("sightless", "Finds its way without eyes", "Body"),
      shown_to(gm, plain("hide_tn", "Number to find it by, fixed", "Stat block", 0, 60)),
      shown_to(gm, flag("dying_burnout_given", "Burnout of this dying given", "Body")),
      pip("action_this", "Action", "Turn"),
      pip("aux_this", "Auxiliary action", "Turn"),
      pip("action_next", "Next round's action", "Next round"),
      pip("aux_next", "Next round's auxiliary", "Next round"),
      shown_to(everyone, flag("extra_aux", "Second auxiliary", "Turn")),
      in_unit("m", derived(plain("movement_left", "Movement left", "Turn"))),
      in_unit("m", plain("moved_m", "Moved", "Turn", 0, 999)),
      shown_to(gm, plain("moved_rest", "Moved, part of a metre", "Turn", 0, 9999)),
      symbol("move_phase", "Movement side", "Turn", {"none", "before", "after", "closed"}),
      shown_to(everyone, flag("move_given_up", "Movement given up", "Turn")),
      shown_to(everyone, flag("move_halved", "Movement halved by the ground", "Turn")),
      shown_to(gm, flag("ground_tried", "Difficult ground tried", "Turn")),
      shown_to(everyone, flag("swims", "Swimming", "Turn")),
      shown_to(gm, flag("swim_tried", "Head above water", "Turn")),
      flag("sneaks", "Sneaking", "Turn"),
      shown_to(gm, flag("hold_slipped", "May move in its hold", "Turn")),
      shown_to(everyone, flag("dashed", "Dashing", "Turn")),
      plain("light_left", "Light attacks left", "Turn", 0, 9),
      shown_to(gm, flag("heavy_left", "May strike heavily again", "Turn")),
      shown_to(gm, flag("spoke", "Has spoken", "Turn")),
      shown_to(gm, flag("drew", "Has drawn", "Turn")),
      shown_to(gm, flag("left_area_first", "Nothing done yet this turn", "Turn")),
      shown_to(gm, flag("has_passed", "Has passed this round", "Turn")),
      symbol("turn_state", "Turn", "Turn", {"waiting", "passed", "acting", "done", "lost"}),
      shown_to(gm, plain("initiative", "Initiative", "Turn", -999, 999)),
      of_item("uses", "Uses left", 99),
      of_item("broken", "Broken (1 repairable, 2 permanent)", 2),
      of_item("disabled", "Cannot be raised now", 1),
      of_item("stability", "Instability die", 20),
  };
  for (const std::string name : {"TOG", "AGL", "COR", "MND", "PER", "RSN"})
    all.push_back(shown_to(gm, plain("sn_" + name, "Standing number " + name + ", fixed", "Stat block", -99, 99)));
  for (const std::string& type : damage_types)
    for (const std::string how : {"weak", "resist", "immune"})
      all.push_back(shown_to(gm, flag(how + "_" + type, how + " " + type, "Stat block")));
  for (const NumberSchema& number : {plain("initiative_pending", "Initiative still to be rolled", "Turn", 0, 1),
                                     plain("first_attack_bonus", "Surprise bonus", "Turn", 0, 5),
                                     plain("opener", "Who opened", "Turn", 0, 1LL << 40)})
    all.push_back(shown_to(gm, owned_by(Ref::Kind::encounter, number)));
  return all;
}

std::vector<NumberSchema> ground_numbers() {
  const auto of_cell = [](NumberSchema number) { return owned_by(Ref::Kind::cell, std::move(number)); };
  return {of_cell(plain("cover", "Cover", "Ground", 0, 5)),
          of_cell(plain("move_tn", "Difficulty of the ground", "Ground", 1, 40)),
          of_cell(in_unit("m", plain("height_m", "Height", "Ground", -500, 500))),
          of_cell(flag("half_m", "Half a metre more", "Ground")),
          of_cell(symbol("surface", "Surface", "Ground", {"hard", "soft", "water", "rushing_water"})),
          of_cell(flag("burning", "On fire", "Ground")),
          of_cell(flag("vacuum", "Vacuum", "Ground")),
          of_cell(flag("sheltered", "Sheltered", "Ground")),
          of_cell(flag("lit", "Brightly lit", "Ground")),
          of_cell(plain("ambient_damage", "Damage of the place", "Ground", 0, 99)),
          of_cell(plain("ambient_die", "And a die of so many sides", "Ground", 0, 20)),
          of_cell(symbol("ambient_type", "Its type", "Ground", damage_types)),
          of_cell(in_unit("rounds", plain("ambient_period", "Every so many rounds", "Ground", 1, 1000)))};
}

}  // namespace ft::rules::grimwire
