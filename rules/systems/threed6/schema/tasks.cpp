// Commands of things and of rest. They join the schema with their procedures. Source: threed6.md 3.6, 3.9, 3.18, section 4.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

using Kind = FieldSchema::Kind;
using namespace form;

namespace {

/// Those whose Basic Lift is added. Source: TD-LIFT-04.
std::vector<FieldSchema> with_helpers(std::vector<FieldSchema> own) {
  return joined(with_step(own), std::vector{optional(field("helper", "Helper", Kind::creature)),
                                            optional(field("second_helper", "Second helper", Kind::creature))});
}

FieldSchema weapon() { return optional(item("weapon", "Weapon")); }

}  // namespace

std::vector<ActionSchema> thing_actions() {
  return {
      action("throw_object", "Throw", "throwing-ball", "maneuver_cost",
             "A thing in hand that is no weapon, or a creature that is carried.", {"TD-THROW-01", "TD-THROW-02"},
             with_step({optional(item("item", "Item")), optional(target()), optional(to("Cell")),
                        optional(field("thrown", "Creature that is carried", Kind::creature)),
                        choice("maneuver", "Maneuver", {"attack", "all_out_attack", "move_and_attack"}, false),
                        number("after", "Throw after so many cells", 0, 99, false)})),
      action(
          "attack_object", "Attack a thing", "hammer-break", "maneuver_cost",
          "Something that lies in reach or in range.", {"TD-HIT-09"},
          with_step({item("item", "Thing"), weapon(), optional(field("bare_hand", "With the empty hand", Kind::yes_no)),
                     choice("mode", "Mode", {"swing", "thrust"}, false)})),
      action("drop", "Drop", "drop-weapon", "free", "Let go of a thing, or of a creature that is carried.",
             {"TD-ENC-05"}, {optional(item("item", "Item")), optional(target())}),
      action("give", "Give", "open-palm", "maneuver_cost", "To a creature beside you.", {"TD-READY-01", "TD-ENC-06"},
             with_step({item("item", "Item"), target()})),
      action("lift", "Lift", "lift", "maneuver_cost", "Take up something heavy.", {"TD-LIFT-01", "TD-LIFT-02"},
             with_helpers({item("item", "Item")})),
      action("shove", "Shove", "hammer-drop", "maneuver_cost", "Push something over.", {"TD-LIFT-03"},
             with_helpers({number("n", "Weight (lb)", 1, 100000),
                           optional(field("running_start", "Ran straight at it last turn", Kind::yes_no))})),
      action("shift", "Shift", "hammer-drop", "maneuver_cost", "Rock something heavy.", {"TD-LIFT-06"},
             with_helpers({number("n", "Weight (lb)", 1, 100000)})),
      action("carry_on_back", "Carry on the back", "knapsack", "maneuver_cost", "Up to fifteen times Basic Lift.",
             {"TD-LIFT-05"}, with_step({optional(item("item", "Item")), optional(target())})),
      action("spend_fp", "Spend FP", "burning-skull", "free", "For a power.", {"TD-FAT-01", "TD-FAT-06"},
             {number("n", "FP", 1, 99)}),
  };
}

std::vector<ActionSchema> rest_actions() {
  return {
      action("rest", "Rest", "camping-tent", "clock", "1 FP for ten minutes.", {"TD-FAT-07"},
             {number("n", "Minutes", 10, 9999)}),
      action("rest_day", "Rest for a day", "camping-tent", "clock", "HT for 1 HP.", {"TD-REC-07"},
             {optional(field("without_food", "Without decent food", Kind::yes_no))}),
      by_gm(action("medical_help", "Medical help", "medical-pack", "gm", "Wakes hourly again.", {"TD-REC-05"},
                   {target("Creature")})),
      by_gm(action("restore_fp", "Restore FP", "potion-ball", "gm", "By drugs, potions or spells.", {"TD-FAT-08"},
                   {target("Creature"), number("n", "FP", 1, 999)})),
      by_gm(action("advance_time", "Advance time", "clockwork", "gm", "Game time passes outside combat.",
                   {"TD-REC-02", "TD-FAT-07"}, {number("seconds", "Seconds", 1, 864000)})),
      by_table(
          action("rest_passes", "Time of rest", "camping-tent", "clock", "The time of a rest passes.", {"TD-FAT-07"})),
  };
}

}  // namespace ft::rules::threed6
