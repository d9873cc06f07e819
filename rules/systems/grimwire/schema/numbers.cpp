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
      resource("condition", "Condition", "Resources", "condition_max",
               -9999),  // a great blow goes far below -11
      resource("focus", "Focus", "Resources", "focus_max", -99),
      attribute("TOG", "Toughness"),
      attribute("AGL", "Agility"),
      attribute("COR", "Coordination"),
      attribute("MND", "Mind"),
      attribute("PER", "Perception"),
      attribute("RSN", "Resonance"),
      plain("condition_max", "Max Condition", "Resources", 1, 999),
      derived(plain("cond_cap", "Condition cap", "Resources")),
      plain("focus_max", "Max Focus", "Resources", 0, 999),
      derived(plain("critical_level", "Critical level", "Resources")),
      derived(plain("burnout", "Burnout", "Resources")),
      derived(plain("roll_penalty", "Burnout penalty", "Resources")),
      plain("burnout_real", "Permanent burnout", "Resources", 0, 4),
      in_unit("h", plain("hours_since_rest", "Hours since last rest", "Resources", 0, 9999)),
      in_unit("m", derived(plain("speed", "Movement", "Movement"))),
      in_unit("m", plain("base_speed", "Base movement", "Movement", 0, 99)),
      derived(plain("evade", "Evasion", "Fighting")),
      derived(plain("light_attacks", "Light attacks", "Fighting")),
      in_unit("m", derived(plain("magic_range", "Supernatural range", "Fighting"))),
      derived(plain("armour", "Armour", "Fighting")),
      plain("natural_armour", "Natural armour", "Fighting", 0, 99),
      plain("weight_class", "Weight class", "Body", 0, 6),
      plain("level", "Level", "Advancement", 1, 10),
      plain("xp", "Experience", "Advancement", 0, 100000),
      symbol("kind", "Kind", "Body", {"pc", "npc"}),
      flag("breathes", "Breathes", "Body"),
      flag("circulates", "Has circulation", "Body"),
      flag("mechanical", "Mechanical", "Body"),
      flag("sightless", "Sightless", "Body"),
      shown_to(gm, plain("hide_tn", "Fixed detection TN", "Stat block", 0, 60)),
      shown_to(gm, flag("dying_burnout_given", "Dying burnout applied", "Body")),
      pip("action_this", "Action", "Turn"),
      pip("aux_this", "Auxiliary action", "Turn"),
      pip("action_next", "Action next round", "Next round"),
      pip("aux_next", "Auxiliary action next round", "Next round"),
      shown_to(everyone, flag("extra_aux", "Extra auxiliary action", "Turn")),
      in_unit("m", derived(plain("movement_left", "Movement left", "Turn"))),
      in_unit("m", plain("moved_m", "Moved", "Turn", 0, 999)),
      shown_to(gm, plain("moved_rest", "Moved (fraction)", "Turn", 0, 9999)),
      symbol("move_phase", "Movement phase", "Turn", {"none", "before", "after", "closed"}),
      shown_to(everyone, flag("move_given_up", "Movement forfeited", "Turn")),
      shown_to(everyone, flag("move_halved", "Movement halved (terrain)", "Turn")),
      shown_to(gm, flag("ground_tried", "Difficult terrain checked", "Turn")),
      shown_to(everyone, flag("swims", "Swimming", "Turn")),
      shown_to(gm, flag("swim_tried", "Swim check made", "Turn")),
      flag("sneaks", "Sneaking", "Turn"),
      shown_to(gm, flag("hold_slipped", "May move while held", "Turn")),
      shown_to(everyone, flag("dashed", "Dashing", "Turn")),
      pile("light_left", "Light attacks left", "Turn", {}, 9),
      shown_to(gm, flag("heavy_left", "Heavy attack left", "Turn")),
      shown_to(gm, flag("spoke", "Has spoken", "Turn")),
      shown_to(gm, flag("drew", "Has drawn", "Turn")),
      shown_to(gm, flag("left_area_first", "No action yet", "Turn")),
      shown_to(gm, flag("has_passed", "Has passed this round", "Turn")),
      symbol("turn_state", "Turn", "Turn", {"waiting", "passed", "acting", "done", "lost"}),
      shown_to(gm, plain("initiative", "Initiative", "Turn", -999, 999)),
      shown_to(Visibility::side, owned_by(Ref::Kind::item, pile("uses", "Uses left", "Item"))),
      of_item("broken", "Broken (1 repairable, 2 permanent)", 2),
      of_item("disabled", "Cannot be raised", 1),
      of_item("stability", "Instability die", 20),
      derived(in_unit("m", of_item("attack_reach", "Reach", 999))),
      derived(in_unit("m", of_item("attack_range", "Range", 9999))),
  };
  for (const std::string name : {"TOG", "AGL", "COR", "MND", "PER", "RSN"})
    all.push_back(shown_to(gm, plain("sn_" + name, "Fixed standing number " + name, "Stat block", -99, 99)));
  for (const std::string& type : damage_types)
    for (const std::string how : {"weak", "resist", "immune"})
      all.push_back(shown_to(gm, flag(how + "_" + type, how + " " + type, "Stat block")));
  for (const NumberSchema& number :
       {plain("initiative_pending", "Initiative pending", "Turn", 0, 1),
        plain("idle_rounds", "Rounds in which no creature could act", "Turn", 0, 10),
        plain("first_attack_bonus", "Surprise bonus", "Turn", 0, 5), plain("opener", "Opener", "Turn", 0, 1LL << 40)})
    all.push_back(shown_to(gm, owned_by(Ref::Kind::encounter, number)));
  all = of_importance(Importance::main, {"Attributes", "speed", "Fighting"}, all);
  all = of_importance(Importance::detail, {"natural_armour"}, all);
  all = of_importance(Importance::hidden, {"Turn", "Next round", "dying_burnout_given"}, all);
  return of_importance(Importance::detail, {"sneaks", "swims", "hold_slipped"}, all);
}

std::vector<NumberSchema> ground_numbers() {
  const auto of_cell = [](NumberSchema number) { return owned_by(Ref::Kind::cell, std::move(number)); };
  return {of_cell(plain("cover", "Cover", "Terrain", 0, 5)),
          of_cell(plain("move_tn", "Terrain TN", "Terrain", 1, 40)),
          of_cell(in_unit("m", plain("height_m", "Height", "Terrain", -500, 500))),
          of_cell(flag("half_m", "+0.5 m", "Terrain")),
          of_cell(symbol("surface", "Surface", "Terrain", {"hard", "soft", "water", "rushing_water"})),
          of_cell(flag("burning", "On fire", "Terrain")),
          of_cell(flag("vacuum", "Vacuum", "Terrain")),
          of_cell(flag("sheltered", "Sheltered", "Terrain")),
          of_cell(flag("lit", "Brightly lit", "Terrain")),
          of_cell(plain("ambient_damage", "Ambient damage", "Terrain", 0, 99)),
          of_cell(plain("ambient_die", "Ambient damage die", "Terrain", 0, 20)),
          of_cell(symbol("ambient_type", "Ambient damage type", "Terrain", damage_types)),
          of_cell(in_unit("rounds", plain("ambient_period", "Ambient interval", "Terrain", 1, 1000)))};
}

}  // namespace ft::rules::grimwire
