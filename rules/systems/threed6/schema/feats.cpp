// Commands of physical feats and of the senses, in and out of fights. Source: threed6.md 3.3 to 3.5, 3.7, 3.8, 3.10, 3.11.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

namespace {

using Kind = FieldSchema::Kind;
using namespace form;

FieldSchema yes(std::string key, std::string name) { return optional(field(key, name, Kind::yes_no)); }
FieldSchema way(std::string name) { return optional(field("path", name, Kind::path)); }
FieldSchema modifier() { return number("n", "Modifier", -20, 20, false); }

std::vector<ActionSchema> climbing() {
  return {
      primary(action(
          "climb", "Climb", "mountain-climbing", "maneuver_cost", "Begin a climb or go on: a second of it, or all.",
          {"TD-CLIMB-01", "TD-CLIMB-02", "TD-CLIMB-03"},
          {choice("pace", "Pace", {"regular_pace", "combat_pace"}, false), optional(to("Beside, higher or lower")),
           choice("climb_kind", "Climb", {"ladder", "tree", "mountain", "stone_wall", "building", "rope"}, false),
           number("feet", "Feet", 1, 9999, false), yes("downward", "Downward"),
           yes("equipment", "With climbing equipment"),
           number("slack", "Secured by a rope with slack (feet)", 0, 999, false),
           number("seconds", "For so many seconds", 1, 86400, false)})),
      action("climb_stop", "Stop climbing", "mountain-climbing", "free", "Let go and fall from the height reached.",
             {"TD-CLIMB-04"}),
      by_gm(action("fall", "Fall", "falling", "gm", "Damage by the feet fallen.", {"TD-CLIMB-07"},
                   {target("Creature"), number("feet", "Feet", 1, 99999), yes("soft", "Onto something soft")})),
  };
}

std::vector<ActionSchema> running_and_jumping() {
  ActionSchema jump = primary(action("jump", "Jump", "jump-across", "maneuver_cost",
                                     "Part of a Move: a run-up, then high or broad.", {"TD-JUMP-02", "TD-JUMP-03"},
                                     {choice("jump_kind", "Jump", {"broad", "high"}), to("Landing"), way("Run-up"),
                                      number("inches", "Height (inches)", 1, 9999, false),
                                      yes("leap_anyway", "Even if it is too far"), yes("stay", "Keep the turn open")}));
  return {
      jump,
      primary(action("run", "Run", "run", "at_length", "A sprint, or half its speed at length.",
                     {"TD-RUN-02", "TD-RUN-04", "TD-RUN-05"},
                     {choice("running", "Running", {"paced", "sprint"}), number("seconds", "Seconds", 1, 86400)})),
      by_gm(action("hike_day", "A day's march", "path-distance", "gm", "Miles by Move, skill and ground.",
                   {"TD-HIKE-01", "TD-HIKE-03", "TD-HIKE-04"},
                   {target("Creature"), choice("company", "With", {"alone", "together", "led"}, false),
                    choice("going", "Going, else that of the ground", {"average", "good", "bad", "very_bad"}, false),
                    number("percent", "Weather (percent)", 1, 100, false)})),
  };
}

std::vector<ActionSchema> swimming() {
  return {
      primary(action(
          "swim", "Swim", "water-splash", "maneuver_cost", "Into, through or out of deep water.",
          {"TD-SWIM-01", "TD-SWIM-03", "TD-SWIM-04"},
          {way("Way"), number("seconds", "For so many seconds", 1, 86400, false), yes("top_speed", "At top speed")})),
      by_gm(action("fall_in_water", "Fall into deep water", "water-splash", "gm", "Not on purpose.", {"TD-SWIM-01"},
                   {target("Creature")})),
      by_gm(action("leave_water", "Out of the water", "water-splash", "gm", "It stands again.", {"TD-SWIM-01"},
                   {target("Creature")})),
      action("rescue", "Rescue", "open-palm", "maneuver_cost", "Keep one who drowns above water.", {"TD-SWIM-05"},
             {target()}),
  };
}

std::vector<ActionSchema> senses() {
  const std::vector<std::string> kinds{"vision", "hearing", "taste_smell"};
  return {
      action("sense", "Look or listen", "magnifying-glass", "maneuver_cost", "Perception, also against those who hide.",
             {"TD-SENSE-01", "TD-SENSE-04", "TD-SENSE-05"}, {choice("sense_of", "Sense", kinds)}),
      by_gm(action("sense_roll", "Sense roll", "magnifying-glass", "gm", "Perception, and perhaps what it means.",
                   {"TD-SENSE-01", "TD-SENSE-02", "TD-SENSE-03"},
                   {target("Creature"), choice("sense_of", "Sense", kinds), modifier(),
                    yes("comprehension", "To be understood too"), choice("skill", "Understood by a skill", {}, false),
                    yes("foreign", "Foreign speech"), yes("danger", "Something dangerous")})),
      by_gm(action("hide", "Hide", "hidden", "gm", "From one creature, or from all of other sides.", {"TD-SENSE-04"},
                   {target("Creature"), optional(field("against", "From", Kind::creature)),
                    choice("skill", "By", {"stealth", "camouflage", "holdout"}, false)})),
  };
}

}  // namespace

std::vector<ActionSchema> feat_actions() { return joined(climbing(), running_and_jumping(), swimming(), senses()); }

}  // namespace ft::rules::threed6
