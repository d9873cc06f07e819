// The numbers of a creature, an item, a cell. Source: threed6.md section 2.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

namespace {

using namespace rules::numbers;

constexpr auto everyone = Visibility::everyone, gm = Visibility::gm;

std::vector<NumberSchema> attributes() {  // Source: 2.1
  return {
      shown_to(Visibility::side, symbol("kind", "Kind", "Creature", {"pc", "npc"})),
      plain("ST", "ST (Strength)", "Attributes", 1, 100),
      plain("DX", "DX (Dexterity)", "Attributes", 1, 100),
      plain("IQ", "IQ (Intelligence)", "Attributes", 1, 100),
      plain("HT", "HT (Health)", "Attributes", 1, 100),
      resource("hp", "HP", "Health and fatigue", "hp_max", -1000),
      plain("hp_max", "Max HP", "Health and fatigue", 1, 500),
      resource("fp", "FP", "Health and fatigue", "fp_max", -500),
      plain("fp_max", "Max FP", "Health and fatigue", 1, 500),
      plain("will_plus", "Will above IQ", "Attributes", -20, 20),
      plain("per_plus", "Perception above IQ", "Attributes", -20, 20),
      plain("move_plus", "Basic Move above Basic Speed", "Attributes", -20, 20),
      shown_to(everyone, plain("size_modifier", "Size modifier", "Creature", -10, 20)),
      plain("dr", "Damage Resistance", "Health and fatigue", 0, 99),
      plain("unhealing", "HP lost that do not heal", "Health and fatigue", 0, 500),
      plain("body_weight", "Weight of the body (1/100 lb)", "Creature", 0, 10000000),
      flag("danger_sense", "Danger Sense", "Traits"),
      plain("fear_mods", "Fright Checks", "Traits", -20, 20),
      flag("at_home_in_water", "At home in water", "Traits"),
      plain("load_plus", "Carried besides the items (1/100 lb)", "Traits", 0, 1000000),
  };
}

std::vector<NumberSchema> derived_numbers() {  // Source: 2.1
  std::vector<NumberSchema> all;
  for (const auto& [key, name] :
       std::vector<std::pair<std::string, std::string>>{{"will", "Will"},
                                                        {"per", "Perception"},
                                                        {"basic_speed", "Basic Speed (quarters)"},
                                                        {"basic_move", "Basic Move"},
                                                        {"basic_lift", "Basic Lift (1/100 lb)"},
                                                        {"load", "Load (1/100 lb)"},
                                                        {"move", "Move"},
                                                        {"step", "Step"},
                                                        {"half_move", "Half Move"},
                                                        {"water_move", "Water Move"},
                                                        {"dodge", "Dodge"},
                                                        {"parry", "Parry"},
                                                        {"block", "Block"},
                                                        {"thrust_dice", "Thrust: dice"},
                                                        {"thrust_adds", "Thrust: adds"},
                                                        {"swing_dice", "Swing: dice"},
                                                        {"swing_adds", "Swing: adds"},
                                                        {"st_now", "ST now"}})
    all.push_back(derived(plain(key, name, "Derived", -99, 1000000)));
  all.push_back(
      derived(ladder("encumbrance", "Encumbrance", "Derived",
                     {"unencumbered", "light_load", "medium_load", "heavy_load", "extra_heavy_load", "over_load"})));
  all.push_back(derived(flag("reeling", "Reeling", "Derived")));
  all.push_back(derived(flag("very_tired", "Very tired", "Derived")));
  return all;
}

std::vector<NumberSchema> turn_numbers() {  // Source: 2.4
  return {
      on_token(symbol("maneuver", "Maneuver", "Turn",
                      {"no_maneuver", "aim", "all_out_attack", "all_out_defense", "attack", "change_posture",
                       "concentrate", "do_nothing", "evaluate", "feint", "move", "move_and_attack", "ready", "wait"})),
      symbol("turn_state", "Turn", "Turn", {"waiting", "acting", "done"}),
      shown_to(everyone, plain("moved", "Yards moved", "Turn", 0, 999)),
      pip("step_used", "Step", "Turn"),
      pip("block_used", "Block", "Turn"),
      on_token(pile("parries", "Parries since the turn began", "Turn")),
      shown_to(everyone, plain("shock", "Shock", "Turn", 0, 4)),
      shown_to(gm, plain("hurt", "HP lost since the turn began", "Turn", 0, 9999)),
      shown_to(gm, plain("moved_before", "Yards moved last turn", "Turn", 0, 999)),
      shown_to(gm, flag("ran", "Has moved ahead at full Move", "Turn")),
      shown_to(gm, plain("straight", "Yards moved in one line", "Turn", 0, 999)),
      shown_to(gm, plain("straight_before", "Yards moved in one line last turn", "Turn", 0, 999)),
      shown_to(gm, plain("heading", "Direction of that line", "Turn", 0, 8)),
      shown_to(gm, plain("heading_before", "Direction of that line last turn", "Turn", 0, 8)),
      plain("sprint_s", "Seconds of sprint since a rest", "Health and fatigue", 0, 100000),
      plain("paced_s", "Seconds of paced run since a rest", "Health and fatigue", 0, 100000),
      shown_to(gm, flag("forward_before", "Moved straight ahead at full Move last turn", "Turn")),
      shown_to(gm, plain("turns_taken", "Turns taken", "Turn", 0, 1000000)),
      shown_to(gm, plain("last_place", "Place in the order of the last fight", "Turn", 0, 999)),
      shown_to(gm, plain("resume_left", "Seconds in which that fight may resume", "Turn", 0, 60)),
      shown_to(gm, plain("order_die", "Dice for the order, in sevens", "Turn", 0, 13841287200)),
  };
}

std::vector<NumberSchema> item_numbers() {  // Source: 2.5
  constexpr auto item = Ref::Kind::item;
  return {
      owned_by(item, flag("unready", "Unready", "Item")),
      owned_by(item, flag("attacked_with", "Has attacked since the last turn began", "Item")),
      owned_by(item, plain("reach_set", "Reach it is held for", "Item", 0, 9)),
      owned_by(item, pile("shots", "Shots", "Item", {}, 999)),
      owned_by(item, flag("broken", "Broken", "Item")),
      owned_by(item, plain("hp_left", "HP", "Item", 0, 9999)),
      owned_by(item, derived(in_unit("yd", plain("attack_reach", "Reach", "Item")))),
      owned_by(item, derived(in_unit("yd", plain("attack_range", "Range", "Item", 0, 9999)))),
  };
}

}  // namespace

std::vector<NumberSchema> numbers() {
  std::vector<NumberSchema> all = joined(attributes(), derived_numbers(), turn_numbers(), item_numbers());
  all = of_importance(Importance::main,
                      {"ST", "DX", "IQ", "HT", "will", "per", "dr", "move", "dodge", "parry", "block", "encumbrance"},
                      std::move(all));
  all = of_importance(Importance::hidden, {"Turn", "sprint_s", "paced_s", "attacked_with"}, std::move(all));
  return of_importance(Importance::detail, {"shock"}, std::move(all));
}

std::vector<NumberSchema> ground_numbers() {  // Source: 2.6
  constexpr auto cell = Ref::Kind::cell;
  return {
      owned_by(cell, plain("move_cost", "Cost in yards (0: one)", "Ground", 0, 9)),
      owned_by(cell, plain("cover", "Penalty of shots at it", "Ground", -9, 0)),
      owned_by(cell, plain("darkness", "Darkness", "Ground", -9, 0)),
      owned_by(cell, plain("height_ft", "Height (feet)", "Ground", -999, 999)),
      owned_by(cell, plain("water_ft", "Depth of water (feet)", "Ground", 0, 999)),
      owned_by(cell, symbol("climb_kind", "Climb", "Ground",
                            {"no_climb", "ladder", "tree", "mountain", "stone_wall", "building", "rope"})),
      owned_by(cell, symbol("going", "Going", "Ground", {"average", "good", "bad", "very_bad"})),
  };
}

}  // namespace ft::rules::threed6
