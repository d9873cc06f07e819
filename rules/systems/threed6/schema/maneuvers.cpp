// The thirteen maneuvers, each a turn in one command: what it does, the step before or after it. Source: threed6.md 3.13, section 4.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

namespace {

using Kind = FieldSchema::Kind;
using namespace form;

FieldSchema weapon() { return optional(item("weapon", "Weapon")); }
FieldSchema mode() { return choice("mode", "Mode", {"swing", "thrust"}, false); }
FieldSchema way(std::string name) { return optional(field("path", name, Kind::path)); }
FieldSchema shots() { return number("shots", "Shots", 1, 99, false); }
FieldSchema yes(std::string key, std::string name) { return optional(field(key, name, Kind::yes_no)); }
FieldSchema bare_hand() { return yes("bare_hand", "With the empty hand"); }

ActionSchema maneuver(ActionSchema action) { return primary(std::move(action)); }

}  // namespace

std::vector<FieldSchema> with_step(std::vector<FieldSchema> own) {
  return joined(own, std::vector{way("Step"), yes("step_after", "Step afterwards"),
                                 yes("kneel", "Kneel or stand up as the step"), yes("stay", "Keep the turn open")});
}

std::vector<ActionSchema> attack_maneuvers() {
  return {
      maneuver(action("attack", "Attack", "crossed-swords", "maneuver_cost", "One attack, and a step.",
                      {"TD-ATK-01", "TD-HIT-01"}, with_step({target(), weapon(), bare_hand(), mode(), shots()}))),
      maneuver(action(
          "all_out_attack", "All-Out Attack", "sword-brandish", "maneuver_cost",
          "A better attack or two, half Move forward, and no defence until the next turn.",
          {"TD-AOA-01", "TD-AOA-02", "TD-AOA-03", "TD-AOA-04"},
          {choice("option", "Option", {"determined", "double", "feint_and_attack", "strong", "suppression"}),
           optional(target()), weapon(), bare_hand(), mode(), optional(item("second", "Second weapon")), shots(),
           optional(to("Center of the suppressed zone")), way("Way"),
           number("after", "First attack after so many cells", 0, 99, false), yes("stay", "Keep the turn open")})),
      maneuver(action(
          "move_and_attack", "Move and Attack", "charged-arrow", "maneuver_cost",
          "Up to full Move and a hasty attack; no parry until the next turn.", {"TD-MNA-01", "TD-MNA-02", "TD-MNA-03"},
          {target(), weapon(), bare_hand(), mode(), shots(), way("Way"),
           number("after", "Attack after so many cells", 0, 99, false), yes("stay", "Keep the turn open")})),
      maneuver(action("feint", "Feint", "sword-clash", "maneuver_cost", "A contest that lowers the foe's next defence.",
                      {"TD-FEINT-01", "TD-FEINT-02"}, with_step({target(), weapon(), bare_hand()}))),
  };
}

std::vector<ActionSchema> other_maneuvers() {
  ActionSchema move = maneuver(action("move", "Move", "walk", "maneuver_cost", "Up to full Move and nothing else.",
                                      {"TD-MOVE-01", "TD-MAN-03"}, {path(), yes("stay", "Keep the turn open")}));
  move.movement = true;
  return {
      move,
      maneuver(action("all_out_defense", "All-Out Defense", "shield-echoes", "maneuver_cost",
                      "+2 on one kind of defence, or a second try.", {"TD-AOD-01", "TD-AOD-02"},
                      joined(std::vector{choice("option", "Option",
                                                {"increased_dodge", "increased_parry", "increased_block", "double"})},
                             with_step({})))),
      maneuver(action("evaluate", "Evaluate", "eye-target", "maneuver_cost",
                      "+1 against an opponent next turn, up to +3.", {"TD-EVAL-01", "TD-EVAL-02"},
                      with_step({target()}))),
      maneuver(
          action("change_posture", "Change Posture", "up-card", "maneuver_cost", "To another posture.",
                 {"TD-POST-01", "TD-POST-04"},
                 {choice("posture", "Posture", {"standing", "kneeling", "sitting", "crawling", "prone", "supine"})})),
      maneuver(action("do_nothing", "Do Nothing", "night-sleep", "maneuver_cost", "Recover from a stun.",
                      {"TD-NOTH-01", "TD-NOTH-03"})),
      action("step", "Step", "position-marker", "free", "In a turn that was kept open.", {"TD-TURN-08"}, {path()}),
      action("kneel_step", "Kneel or stand up", "falling", "free",
             "In place of the step, in a turn that was kept open.", {"TD-POST-03"}),
  };
}

std::vector<ActionSchema> task_maneuvers() {
  return {
      maneuver(action("concentrate", "Concentrate", "brain-dump", "maneuver_cost", "On a mental task.",
                      {"TD-CONC-01", "TD-CONC-02"},
                      with_step({text("Task"), number("n", "Turns needed", 1, 99),
                                 choice("attribute", "Attribute to roll", {"IQ", "will", "per"}, false),
                                 choice("skill", "Skill to roll", {}, false)}))),
      maneuver(action(
          "ready", "Ready", "open-palm", "maneuver_cost", "One job for the hands.", {"TD-READY-01", "TD-READY-02"},
          with_step({choice("job", "Job", {"draw", "pick_up", "regain", "reload", "reach", "put_away", "other"}),
                     optional(item("item", "Item")), choice("hand", "Hand", {"main_hand", "off_hand"}, false),
                     number("n", "Reach", 1, 9, false), optional(text("What"))}))),
  };
}

std::vector<ActionSchema> waiting_maneuvers() {
  return {
      maneuver(action("aim", "Aim", "crosshair", "maneuver_cost", "The weapon's accuracy counts next turn.",
                      {"TD-AIM-01"}, with_step({target(), weapon()}))),
      maneuver(action(
          "wait", "Wait", "hourglass", "maneuver_cost", "Act when a trigger occurs.", {"TD-WAIT-01", "TD-WAIT-05"},
          {choice("reaction", "Reaction", {"attack", "feint", "all_out_attack", "ready"}),
           choice("trigger", "Trigger", {"comes_near", "enters_zone", "acts", "ally_attacked", "gm_says"}),
           choice("option", "Option", {"determined", "double", "feint_and_attack", "strong"}, false),
           number("yards", "Yards", 1, 99, false), optional(target("Creature")), optional(to("Center of the zone")),
           weapon(), bare_hand(), mode(), shots(), optional(item("second", "Second weapon")),
           choice("job", "Job", {"draw", "pick_up", "regain", "reload", "reach", "put_away", "other"}, false),
           optional(item("item", "Item")), number("n", "Reach", 1, 9, false), optional(text("Trigger in words"))})),
      by_gm(action("fire_wait", "Trigger a Wait", "hourglass", "gm", "What a waiting creature waits for occurs.",
                   {"TD-WAIT-05"},
                   {target("Waiting creature"), optional(field("against", "Reaction against", Kind::creature))})),
  };
}

}  // namespace ft::rules::threed6
