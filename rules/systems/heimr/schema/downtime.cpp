// Rests, training and chases: their commands and words. Source: heimr.md 3.2, 3.4, 3.19.
#include "rules/systems/heimr/schema/schema.hpp"

namespace ft::rules::heimr {

namespace {

using Kind = FieldSchema::Kind;
using namespace form;

ActionSchema gm_action(std::string key, std::string name, std::string icon, std::string text, std::string rule,
                       std::vector<FieldSchema> form) {
  return by_gm(action(key, name, icon, "gm", text, {rule}, form));
}
ActionSchema table_action(std::string key, std::string name, std::string icon, std::string text, std::string rule,
                          std::vector<FieldSchema> form = {}) {
  return by_table(action(key, name, icon, "gm", text, {rule}, form));
}

}  // namespace

std::vector<ActionSchema> downtime_actions() {
  return {
      primary(action("run_on", "Run on", "sprint", "none",
                     "Runner and chasers roll; new terrain may change the ability.", {"HM-CHASE-01"},
                     {optional(text("Lead to other terrain"))})),
      gm_action("award_xp", "Award experience", "laurels", "Shared evenly by the characters in the scene.", "HM-XP-01",
                {number("n", "Experience", 0, 10000)}),
      gm_action("call_downtime", "Downtime", "camping-tent", "Whether there is time to train.", "HM-XP-04",
                {field("downtime", "There is time to train", Kind::yes_no)}),
      gm_action(
          "start_chase", "Start a chase", "sprint", "A runner and a chaser; again for each further chaser.",
          "HM-CHASE-01",
          {field("runner", "Runner", Kind::creature), field("chaser", "Chaser", Kind::creature),
           number("distance", "Starting distance", 0, 20, false), choice("ability", "Ability all roll", {}, false)}),
      gm_action("stop_chase", "End the chase", "peace-dove", "They stop where they are.", "HM-CHASE-01",
                {target("Runner")}),
      table_action("rest_passes", "Rest", "camping-tent", "Five minutes pass.", "HM-REST-01"),
      table_action("chase_ends", "End of a chase", "peace-dove", "Runner or chasers cannot run any more.",
                   "HM-CHASE-01", {encounter()}),
  };
}

std::vector<TextSchema> downtime_texts() {
  return {
      {"q_progress", "{who} trains {ability}: which attribute makes progress?"},
      {"attribute_rises", "{who}'s {attribute} rises to {value}."},
      {"xp_awarded", "{n} experience: {share} for each."},
      {"trains", "{who} trains {ability}: {training} {value}."},
      {"downtime_begins", "There is time to train."},
      {"adventure_goes_on", "The adventure goes on."},
      {"rests", "{who} starts to rest."},
      {"rested", "{who} has rested."},
      {"rest_interrupted", "{who}'s rest is disturbed."},
      {"chase_begins", "{who} runs after {target}, {distance} behind."},
      {"chase_reached", "{who} can run no more: {target} catches up."},
      {"chase_escaped", "{target} can run no more: {who} gets away."},
      {"chase_peters_out", "Neither can run any more."},
      {"chase_over", "The chase between {who} and {target} is over."},
      {"chase_roll", "Chase"},
      {"q_chase_ability", "{who} makes for \"{text}\": what do all roll?"},
      {"q_caught", "{who} has caught up with {target}. One action?"},
      {"o_ability", "{ability}"},
      {"o_attribute", "{attribute}"},
      {"o_way", "{action}"},
      {"q_chase", "{who} runs after {target}. Start a chase?"},
      {"share", "share"},
      {"training", "training"},
      {"distance", "distance"},
      {"runner", "runner"},
      {"chaser", "chaser"},
      {"downtime", "downtime"},
      {"value", "value"},
  };
}

std::vector<NumberSchema> downtime_numbers() {
  using namespace rules::numbers;
  const std::string group = "Chase and downtime";
  return {owned_by(Ref::Kind::campaign, flag("adventuring", "No time to train", group)),
          owned_by(Ref::Kind::campaign, plain("xp_carried", "Experience carried over", group, 0, 999)),
          shown_to(Visibility::everyone, plain("chase_distance", "Distance behind runner", group, 0, 99)),
          owned_by(Ref::Kind::encounter, plain("chase_ability", "Ability of the chase", group, 0, 1LL << 32))};
}

}  // namespace ft::rules::heimr
