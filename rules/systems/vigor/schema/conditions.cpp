// Conditions and relations. Source: vigor.md 2.1, 3.3, 3.10, 3.17.
#include "rules/systems/vigor/schema/schema.hpp"

namespace ft::rules::vigor {

std::vector<ConditionSchema> conditions() {
  constexpr bool harmless = false;
  constexpr auto everyone = Visibility::everyone;
  ConditionSchema shock = incapacitates({"shock", "Shock", "death-zone", "VG-SHOCK-02",
                                         "Unconscious; dies when the rounds run out, or of any further damage."});
  shock.badge = "rounds_left";
  return {
      {"wounded", "Wounded", "bleeding-wound", "VG-SHOCK-01",
       "Bonus dice one step down; damage is taken from Health; Durability does not recover."},
      {"winded", "Winded", "lungs", "VG-REC-04", "No actions and no reactions until 5 Vigor are recovered."},
      {"knocked_down", "Knocked down", "falling", "VG-PRONE-01",
       "Speed is a quarter for moving and dodging; ranged attacks against it have a Challenge."},
      incapacitates({"unconscious", "Unconscious", "night-sleep", "VG-SHOCK-10", "No actions, no reactions."}),
      {"bound", "Bound", "grab", "VG-SHOCK-10", "No physical action, no reactions; may struggle each turn."},
      {"pinned", "Pinned", "grab", "VG-SHOCK-10", "No physical action, no reactions; may struggle each turn."},
      shock,
      incapacitates({"stabilized", "Stabilized", "bandage-roll", "VG-SHOCK-06",
                     "Unconscious until at least 1 Health; the death clock is stopped."}),
      incapacitates({"dead", "Dead", "death-skull", "VG-SHOCK-08", "Out of the fight for good."}),
      incapacitates({"escaped", "Escaped", "run", "VG-ACT-05", "Has left the encounter."}),
      {"defending", "Defending", "shield", "VG-ACT-04", "Defenses cost 2 Vigor less until its next turn.", everyone,
       harmless},
      by_rules(
          {"readied", "Readied", "hourglass", "VG-ACT-08", "Waits for its condition.", Visibility::side, harmless}),
      by_rules({"committed", "In progress", "fast-forward-button", "VG-TURN-05",
                "An act of several actions that is not paid for yet.", everyone, harmless}),
      {"ambushed", "Ambushed", "surprised", "VG-INIT-05", "Only 1 action on its first turn."},
      {"ambusher", "Ambusher", "ninja-mask", "VG-INIT-05", "One more action on its first turn.", everyone, harmless},
      by_rules({"over_watch", "Over Watch", "eye-target", "VG-INIT-06", "Expects an attack from one direction.",
                Visibility::side, harmless}),
      stacks("n", {"charged", "Charge", "upgrade", "VG-DICE-05", "Bonus dice one step up.", everyone, harmless}),
      stacks("n", {"challenged", "Challenge", "armor-downgrade", "VG-DICE-05", "Bonus dice one step down."}),
      {"warded", "Warded", "shield-reflect", "VG-ATK-02", "A bonus to Guard.", everyone, harmless},
      {"extra_dice", "Bonus dice", "team-idea", "VG-DICE-03", "More bonus dice.", everyone, harmless},
      {"ignited", "On fire", "flame", "VG-TYPE-01", "Burns, as the GM says."},
      {"embrittled", "Brittle", "cracked-shield", "VG-TYPE-01", "Breaks easily, as the GM says."},
      {"charmed", "Charmed", "puppet", "VG-ACT-11", "Well disposed, as the GM says."},
      {"intimidated", "Intimidated", "screaming", "VG-ACT-11", "Afraid, as the GM says."},
      {"weakness_found", "Weakness found", "crosshair", "VG-ACT-11", "One Charge on the next attack on that target.",
       everyone, harmless},
      {.key = "smoke",
       .name = "Smoke",
       .icon = "fog",
       .rule = "VG-VIS-01",
       .text = "Visibility is reduced here.",
       .harmful = false},
  };
}

std::vector<RelationSchema> relations() {
  return {
      makes(Awareness::unaware,
            {"unnoticed_by", "Unnoticed", "hidden", "VG-POS-05", "{to} has not noticed {from}", Visibility::gm}),
      {"pins", "Pins", "grab", "VG-DATA-05", "{from} pins {to}"},
      {"foe_of", "Hostile", "crossed-swords", "VG-OPEN-02", "{from} and {to} are hostile"},
      {"friend_of", "Friendly", "peace-dove", "VG-OPEN-02", "{from} and {to} are friendly"},
  };
}

}  // namespace ft::rules::vigor
