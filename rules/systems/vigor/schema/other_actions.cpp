// Things, talk, turns; answers to questions; what the GM and the table send. Source: vigor.md section 4.
#include "rules/systems/vigor/schema/schema.hpp"
#include "rules/systems/vigor/schema/words.hpp"

namespace ft::rules::vigor {

namespace {
using Kind = FieldSchema::Kind;
using namespace form;
}  // namespace

std::vector<ActionSchema> other_actions() {
  const FieldSchema hand = choice("hand", "Into", {"main_hand", "off_hand"}, false);
  return {
      action("use_item", "Use an item", "heart-plus", "action", "A potion, a detonator, a magic item.", {"VG-ACT-10"},
             {item("item", "Item"), optional(target()), optional(to("Center")), optional(item("weapon", "Weapon")),
              optional(field("confirm", "Although friends are there", Kind::yes_no))}),
      action("draw", "Draw", "sword-brandish", "action", "Take a carried item in hand.", {"VG-ACT-10"},
             {item("item", "Item"), hand}),
      action("stow", "Stow", "knapsack", "action", "Pack a held item.", {"VG-ACT-10"}, {item("item", "Item")}),
      action("pick_up", "Pick up", "catch", "action", "An item beside one.", {"VG-ACT-10"},
             {item("item", "Item"), hand}),
      action("reload", "Reload", "swap-bag", "action", "Load a held weapon.", {"VG-ACT-10"}, {item("item", "Weapon")}),
      action("drop_item", "Drop", "drop-weapon", "free", "Let a held item fall.", {"VG-ACT-07"},
             {item("item", "Item")}),
      action("speak", "Speak", "talk", "free", "At any time.", {"VG-ACT-07"}, {text("Message")}),
      action("abandon", "Abandon", "cancel", "free", "Give up what is in progress.", {"VG-ACT-07", "VG-TURN-05"}),
      action("watch_over", "Over Watch", "eye-target", "free", "Before an encounter: expect an attack from there.",
             {"VG-INIT-06"}, {to("Toward")}),
      action("join_initiative", "Act after all", "join", "free", "Roll initiative now.", {"VG-INIT-04"}),
      primary(action("end_turn", "End turn", "check-mark", "free", "Unspent actions are lost.", {"VG-ACT-14"})),
  };
}

std::vector<ActionSchema> answers() {
  return as_answers({
      action("dodge", "Dodge", "dodging", "vigor_5", "Speed dice against the attack total.", {"VG-REACT-04"}),
      action("deflect", "Deflect", "crossed-swords", "vigor_5", "Agility dice against the attack total.",
             {"VG-REACT-04"}),
      action("block", "Block", "shield", "vigor_5", "Strength dice against the attack total.", {"VG-REACT-04"}),
      action("take_opening", "Take the opening", "punch", "vigor_5", "One ordinary melee attack.", {"VG-OPEN-03"},
             {target(), optional(item("weapon", "Weapon"))}),
      action("fire_readied", "Carry out the readied action", "fast-forward-button", "free", "Its condition came true.",
             {"VG-REACT-06"}),
      action("resist", "Resist", "shield-reflect", "free", "A Resistance check.", {"VG-RES-01"}),
      action("decline", "Decline", "cancel", "free", "No reaction.", {"VG-REACT-10"}),
  });
}

namespace {

std::vector<ActionSchema> of_the_gm() {
  const std::vector<std::string> sides{"none", "heroes", "foes"};
  return {
      by_gm(action(
          "start_encounter", "Start encounter", "swords-emblem", "gm", "Everyone who wishes to act rolls.",
          {"VG-ENC-01", "VG-VIS-07"},
          {choice("ambushed", "Ambushed side", sides, false), choice("ambushing", "Ambushing side", sides, false),
           optional(to("First attack from")), choice("visibility", "Visibility", visibilities, false),
           number("sight", "Sight in feet (0: the most)", 0, 9999, false)})),
      by_gm(action("join_encounter", "Add to encounter", "join", "gm", "Rolls initiative and joins.", {"VG-INIT-07"},
                   {target()})),
      by_gm(action("end_encounter", "End encounter", "peace-dove", "gm", "What is of the fight alone ends.",
                   {"VG-ENC-03"})),
      by_gm(action("knock_down", "Knock down", "falling", "gm", "A hit hard enough, or no ground to stand on.",
                   {"VG-PRONE-01"}, {target()})),
      by_gm(action("knock_back", "Knock back", "run", "gm", "Straight away from a place.", {"VG-POS-07"},
                   {target(), to("Away from"), number("distance", "Feet", 5, 500)})),
      by_gm(action("grant_actions", "Grant actions", "upgrade", "gm", "More or fewer actions this turn.", {"VG-ACT-17"},
                   {target(), number("n", "Actions", -9, 9)})),
      by_gm(action(
          "damage", "Damage", "bleeding-wound", "gm", "Rolled elsewhere; armor and all else apply.", {"VG-DMG-03"},
          {target(), number("n", "Amount", 0, 999), choice("type", "Type", damage_types, false),
           choice("kinetic_kind", "Kinetic kind", kinetic_kinds, false), choice("quality", "Quality", qualities, false),
           optional(field("direct_health", "Straight to Health", Kind::yes_no))})),
      by_gm(action(
          "heal", "Heal", "heart-plus", "gm", "Durability and Health up to their maxima.", {"VG-DMG-07"},
          {target(), number("durability", "Durability", 0, 999, false), number("health", "Health", 0, 999, false)})),
      by_gm(action("create_opening", "Opening", "crosshair", "gm", "Enemies in reach may strike.", {"VG-OPEN-01"},
                   {target()})),
      by_gm(action("call_check", "Request a check", "dice-target", "gm", "An ability, a skill, against a VS.",
                   {"VG-DICE-01"},
                   {target(), choice("ability", "Ability", abilities, false), choice("skill", "Skill", {}, false),
                    number("vs", "VS", 1, 99)})),
      by_gm(action("call_resistance", "Request a Resistance check", "shield-reflect", "gm",
                   "An ability against a VS; the target may decline.", {"VG-RES-01"},
                   {target(), choice("ability", "Ability", abilities, false),
                    choice("other", "Or ability", abilities, false), number("vs", "VS", 1, 99, false)})),
      by_gm(action("notice", "Notices", "eye-target", "gm", "One becomes aware of another.", {"VG-POS-05"},
                   {target("Observer"), field("other", "Noticed creature", Kind::creature)})),
      by_gm(
          action("signal", "Signal", "talk", "gm", "What readied actions wait for.", {"VG-ACT-08"}, {text("Signal")})),
      by_gm(action("advance_time", "Advance time", "clockwork", "gm", "Game time passes outside an encounter.",
                   {"VG-ENC-05"}, {number("seconds", "Seconds", 1, 864000)})),
  };
}

}  // namespace

std::vector<ActionSchema> table_actions() {
  return joined(of_the_gm(),
                std::vector{by_table(action("begin_round", "Round", "cycle", "free", "Recovery, then the next round.",
                                            {"VG-ENC-02"}, {encounter()})),
                            by_table(action("start_turn", "Turn", "cycle", "free", "A turn begins.", {"VG-TURN-03"}))});
}

}  // namespace ft::rules::vigor
