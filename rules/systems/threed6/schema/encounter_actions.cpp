// The commands of the fight's frame, and the rolls a GM calls for. Source: threed6.md 3.1, 3.11, 3.12, section 4.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

using Kind = FieldSchema::Kind;
using namespace form;

std::vector<ActionSchema> encounter_actions() {
  return {
      by_gm(action("start_conflict", "Start a fight", "crossed-swords", "gm", "All in the scene, in fixed order.",
                   {"TD-TURN-02"})),
      by_gm(action("join_conflict", "Join the fight", "player-next", "gm", "At its place in the order.", {"TD-TURN-03"},
                   {target("Creature")})),
      by_gm(action("end_conflict", "End the fight", "peace-dove", "gm", "Leave combat time.", {"TD-TURN-06"})),
      by_table(action("begin_round", "Next second", "clockwise-rotation", "free", "All have acted.", {"TD-TURN-01"},
                      {encounter()})),
      by_table(action("start_turn", "Start of turn", "player-next", "free", "Marks are cleared, shock sets in.",
                      {"TD-TURN-04"})),
      primary(action("end_turn", "End turn", "check-mark", "free", "Without a maneuver: Do Nothing.",
                     {"TD-TURN-05", "TD-TURN-07"})),
  };
}

std::vector<ActionSchema> called_rolls() {
  const std::vector<std::string> bases{"ST", "DX", "IQ", "HT", "will", "per"};
  const auto plus = [](std::string key, std::string name) { return number(key, name, -20, 20, false); };
  const auto secret = optional(field("secret", "For the GM alone", Kind::yes_no));
  return {
      by_gm(action("success_roll", "Success roll", "dice-six-faces-six", "gm", "An attribute or a skill.",
                   {"TD-DICE-01", "TD-DICE-09"},
                   {target("Creature"), choice("attribute", "Attribute", bases, false),
                    choice("skill", "Skill", {}, false), plus("n", "Modifier"), secret})),
      by_gm(action("quick_contest", "Quick contest", "crossed-sabres", "gm", "Each with an attribute or a skill.",
                   {"TD-DICE-05"},
                   {target("First"), field("against", "Second", Kind::creature),
                    choice("attribute", "Attribute of the first", bases, false),
                    choice("skill", "Skill of the first", {}, false),
                    choice("other_attribute", "Attribute of the second", bases, false),
                    choice("other_skill", "Skill of the second", {}, false)})),
      by_gm(action("fright_check", "Fright check", "burning-skull", "gm", "Will, or stunned by fear.", {"TD-FRIGHT-01"},
                   {target("Creature"), plus("n", "Modifier")})),
      by_gm(action("distract", "Distract", "awareness", "gm", "Will less 3, or what it concentrates on is lost.",
                   {"TD-CONC-03"}, {target("Creature")})),
      action("influence", "Influence", "shaking-hands", "conversation", "An influence skill against Will.",
             {"TD-INFL-01", "TD-INFL-02"}, {target(), choice("skill", "Skill", {})}),
  };
}

}  // namespace ft::rules::threed6
