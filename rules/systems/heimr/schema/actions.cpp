// Every command with its form; the cost names its type. Source: heimr.md section 4.
#include "rules/systems/heimr/schema/attribute_records.hpp"
#include "rules/systems/heimr/schema/schema.hpp"

namespace ft::rules::heimr {

namespace {

using Kind = FieldSchema::Kind;
using namespace form;

const std::vector<std::string> body_parts{"torso", "sword_arm", "other_arm", "right_leg", "left_leg"};
FieldSchema ability() { return choice("ability", "Ability", {}, false); }
FieldSchema aim() { return choice("aim", "Aim at a part (-2)", body_parts, false); }
FieldSchema weapon() { return optional(item("weapon", "Weapon")); }
FieldSchema blow() { return choice("blow", "Hit or bind", {"hit", "bind"}, false); }

std::vector<ActionSchema> attacks() {
  return {primary(action("weapon_attack", "Attack", "crossed-swords", "standard",
                         "One roll for each wielded weapon, or for the one named, against one target.",
                         {"HM-ATK-03", "HM-ATK-04"}, {target(), weapon(), ability(), aim()})),
          primary(action("brawl_attack", "Brawl", "punch", "standard", "With bare hands: hit for 1, or bind.",
                         {"HM-BRAWL-01"}, {target(), blow(), aim()})),
          primary(action("charge", "Charge", "charged-arrow", "ongoing",
                         "Go to a location next to this one and attack a creature there hand to hand.", {"HM-MOVE-04"},
                         {target(), weapon(), ability(), aim(), blow()})),
          action("luck_shot", "Luck shot", "crosshair", "standard",
                 "At a location with a suspected creature: only a 10 on a d10 allows the attack.", {"HM-HIDE-04"},
                 {to("Location"), weapon(), ability(), aim()}),
          action("use_skill", "Use a skill", "skills", "by_skill", "As the skill says.", {"HM-ATK-12"},
                 {choice("skill", "Skill", {}), optional(target()), aim(), weapon()}),
          primary(action("guard", "Guard", "shield-echoes", "free",
                         "Block the way to an ally, an item, a spot or over a border here.", {"HM-GUARD-01"},
                         {optional(target("Ally")), optional(item("item", "Item")),
                          choice("spot", "The spot here", {"here"}, false), optional(to("Border to"))})),
          action("release", "Let go", "open-palm", "none", "End a hold, at any time.", {"HM-GRAB-03"},
                 {target("Held creature")}),
          action("break_structure", "Break down", "hammer-drop", "by_skill", "A skill that breaks, against a barrier.",
                 {"HM-GRID-07"}, {choice("skill", "Skill", {}), to("Border to")}),
          action("force_move", "Drag along", "lift", "move_each",
                 "Several movers each spend a move to take a creature along.", {"HM-GRAB-07"},
                 {target("Moved creature"), to(), optional(field("second", "Second mover", Kind::creature)),
                  optional(field("third", "Third mover", Kind::creature)),
                  optional(field("fourth", "Fourth mover", Kind::creature))})};
}

std::vector<ActionSchema> movements() {
  ActionSchema move = primary(action("move", "Move", "walk", "standard",
                                     "To a location next to this one, or, without one, out of the cluster.",
                                     {"HM-MOVE-01"}, {optional(field("path", "Way", Kind::path))}));
  move.movement = true;
  const FieldSchema way = optional(field("path", "Way", Kind::path));
  return {
      move,
      action(
          "move_and_draw", "Move and draw", "sword-brandish", "standard", "Both at once, once a turn.", {"HM-ACT-04"},
          {way, item("item", "Item to draw"), choice("hand", "Into", {"sword_hand", "off_hand", "both_hands"}, false)}),
      action("move_and_put_away", "Move and put away", "knapsack", "standard", "Both at once, once a turn.",
             {"HM-ACT-04"}, {way, item("item", "Item to stow")}),
      primary(action("run", "Run", "run", "ongoing",
                     "To a location next to this one; no charge at you from the one you left.", {"HM-MOVE-02"},
                     {to()})),
      action("climb", "Climb", "mountain-climbing", "ongoing", "One height up or down.", {"HM-CLIMB-01"},
             {choice("way", "Up or down", {"up", "down"}), optional(to("Border to"))}),
      action("step_level", "Step up or down", "stairs", "none", "One height, which takes no climbing.", {"HM-HGT-01"},
             {choice("way", "Up or down", {"up", "down"})}),
      action("jump_down", "Jump down", "jump-across", "free", "To the lowest level of this location.", {"HM-MOVE-05"}),
      action("drop_prone", "Drop prone", "falling", "free", "Lie down.", {"HM-MOVE-06"}),
      primary(action("stand_up", "Stand up", "up-card", "free", "Get on your feet.", {"HM-MOVE-06"})),
      action("crawl", "Crawl", "falling-blob", "upcoming",
             "Prone to a location next to this one, with the next turn's standard action.", {"HM-MOVE-07"}, {to()}),
      primary(action("hide", "Hide", "ninja-mask", "free", "From one opponent or, without a target, from all.",
                     {"HM-HIDE-01"}, {optional(target("Hide from"))})),
      action("dodge_ready", "Ready to dodge", "dodging", "standard", "+2 on dodges against shots until the next turn.",
             {"HM-OTH-04"})};
}

std::vector<ActionSchema> items() {
  return {
      action("draw", "Draw", "sword-brandish", "standard", "A weapon or ammunition within reach.", {"HM-ITEM-01"},
             {item("item", "Item"), choice("hand", "Into", {"sword_hand", "off_hand", "both_hands"}, false)}),
      action("put_away", "Put away", "knapsack", "standard", "A weapon or ammunition, within reach.", {"HM-ITEM-02"},
             {item("item", "Item")}),
      action("drop_items", "Drop", "drop-weapon", "free", "All held items, or one of them.", {"HM-ITEM-03"},
             {optional(item("item", "Item"))}),
      action("get_item", "Get an item", "catch", "ongoing", "Out of the pack or off the ground here.", {"HM-ITEM-04"},
             {item("item", "Item"), choice("hand", "Into", {"sword_hand", "off_hand", "both_hands"}, false)}),
      action("hide_item", "Hide an item", "cloak-dagger", "ongoing", "A held item, from sight.", {"HM-ITEM-05"},
             {item("item", "Item")}),
      action("swap", "Swap hands", "swap-bag", "free", "From hand to hand, or both exchanged; one item in both hands.",
             {"HM-ITEM-06"}, {choice("hand", "Into", {"both_hands"}, false)})};
}

std::vector<std::string> readied_actions() {
  return {"weapon_attack", "brawl_attack", "charge",   "move",        "run",   "climb",    "jump_down",
          "drop_prone",    "stand_up",     "hide",     "dodge_ready", "draw",  "put_away", "drop_items",
          "get_item",      "swap",         "breather", "observe",     "guard", "use_skill"};
}

FieldSchema readied() {
  FieldSchema does = choice("does", "Action", readied_actions());
  does.unlisted = "E_READY_ACTION";
  return does;
}

std::vector<ActionSchema> others() {
  return {
      action("breather", "Take a breather", "lungs", "ongoing_or_upcoming", "Fatigue falls by 2, to its base at least.",
             {"HM-OTH-01"}, {choice("manner", "How", {"ongoing", "upcoming"}, false)}),
      primary(
          action("observe", "Observe", "eye-target", "free",
                 "A location for hidden creatures, or a creature for hidden items or its will to fight.", {"HM-OTH-02"},
                 {choice("what", "Subject", {"square", "items", "will"}), optional(to()), optional(target("Target"))})),
      action("speak", "Speak", "talk", "free", "A few sentences, aloud or whispered.", {"HM-OTH-03"},
             {text("Message"), choice("manner", "How", {"aloud", "whisper"}, false)}),
      action(
          "ready", "Ready an action", "hourglass", "standard", "Carried out when its trigger occurs.", {"HM-READY-01"},
          {readied(),
           choice("event", "Trigger",
                  {"enters_zone", "leaves_zone", "acts_against", "attacks", "is_attacked", "uses_item", "stands_up",
                   "speaks"}),
           optional(field("by", "Trigger creature", Kind::creature)), optional(field("where", "Location", Kind::place)),
           optional(target("Its target")), weapon(), ability(), aim(), blow(), optional(item("item", "Its item")),
           optional(to("Its location")), choice("way", "Up or down", {"up", "down"}, false),
           choice("hand", "Into", {"sword_hand", "off_hand", "both_hands"}, false),
           choice("what", "Observed subject", {"square", "items", "will"}, false),
           choice("skill", "Skill", {}, false)}),
      action("delay", "Delay", "player-next", "none", "Act later, right before or after another creature.",
             {"HM-INIT-03"}, {target("Target"), choice("where", "Before or after", {"before", "after"})}),
      action("short_rest", "Short rest", "camping-tent", "rest", "Five minutes without a challenge.", {"HM-REST-01"}),
      action("train", "Train", "upgrade", "downtime", "One point of training for experience.", {"HM-XP-02"},
             {choice("ability", "Ability", {}), choice("training", "Training", {"trained_c", "trained_p"})}),
      primary(action("end_turn", "End turn", "check-mark", "none", "Rolls the next defence and ends the turn.",
                     {"HM-INIT-02"}))};
}

/// Answers, which are given to questions; sent without one they say why nothing was asked. Never offered.
std::vector<ActionSchema> answers() {
  return as_answers(
      {action("continue_upcoming", "Continue", "fast-forward-button", "standard", "Completes the upcoming action.",
              {"HM-ACT-05"}),
       action("cancel_upcoming", "Cancel", "cancel", "none", "Keeps the standard action.", {"HM-ACT-05"}),
       action("defend", "Defend", "shield", "none", "Against a declared attack.", {"HM-DEF-02", "HM-DEF-06"},
              {choice("kind", "How", {"dodge", "block", "parry"}), optional(item("item", "Shield or weapon")),
               choice("against", "Against", {"melee", "ranged"}, false)}),
       action("reroll", "Try again", "dice-six-faces-six", "none", "For 1 willpower.", {"HM-DICE-07"})});
}

std::vector<ActionSchema> of_the_gm(const Content& content) {
  const FieldSchema on_target = target("Target");
  std::vector<std::string> of_campaign;
  for (const Record* attribute : attributes(content)) of_campaign.push_back(attribute->id_text);
  std::vector<std::string> scopes = of_campaign;
  scopes.insert(scopes.end(), {"physical", "mental"});
  return {
      by_gm(action("start_conflict", "Start combat", "swords-emblem", "gm", "Everyone in the scene rolls initiative.",
                   {"HM-INIT-01"})),
      by_gm(action("join_conflict", "Add to combat", "join", "gm", "Rolls initiative and joins.", {"HM-INIT-01"},
                   {on_target})),
      by_gm(action("end_conflict", "End combat", "peace-dove", "gm", "Back to exploring.", {"HM-INIT-01"})),
      by_gm(action(
          "call_check", "Request a roll", "dice-target", "gm",
          "An ability, or an attribute with a consistency, against a target number.", {"HM-DICE-06", "HM-DICE-08"},
          {on_target, choice("ability", "Ability", {}, false), choice("attribute", "Attribute", of_campaign, false),
           number("consistency", "Consistency of an attribute check", -9, 9, false),
           number("cr", "Target number", -20, 60),
           optional(field("consequences", "Failing has consequences", Kind::yes_no))})),
      by_gm(action("call_contest", "Request a contest", "crossed-sabres", "gm",
                   "Two roll; the first has to reach the other's result.", {"HM-DICE-05"},
                   {on_target, choice("ability", "Ability", {}), field("against", "Opponent", Kind::creature),
                    choice("other_ability", "Ability of the other", {})})),
      by_gm(action("give_penalty", "Situational penalty", "armor-downgrade", "gm",
                   "Lowers the consistency of an ability, an attribute or a group.", {"HM-DICE-04"},
                   {on_target, number("n", "Amount", 0, 20), choice("scope", "Group or attribute", scopes, false),
                    choice("ability", "Or ability", {}, false), optional(text("Reason"))})),
      by_gm(action(
          "call_effect", "Apply effect", "card-pickup", "gm", "Hit, drain, fall and the others.", {"HM-EFF-01"},
          {on_target,
           choice("effect", "Effect", {"hit", "drain", "break", "fall", "drop", "stumble", "daze", "bind", "weaken"}),
           number("n", "Points or seconds (0: default)", 0, 600, false),
           choice("part", "Part", {"torso", "sword_arm", "other_arm", "right_leg", "left_leg", "hands", "feet", "body"},
                  false),
           optional(field("source", "Source", Kind::creature))})),
      by_gm(action("treat", "Treat", "medical-pack", "gm", "Gives hit points back, or stabilises.",
                   {"HM-INJ-05", "HM-INJ-04"},
                   {on_target, number("n", "Hit points", 0, 99, false),
                    optional(field("stabilise", "Stabilise", Kind::yes_no))})),
      by_gm(action("fall_from", "Drop creature", "falling", "gm", "A creature falls from a height.", {"HM-FALL-01"},
                   {on_target, number("height", "Heights", 1, 20)})),
      by_gm(action("wake", "Noise near sleeper", "rooster", "gm", "Checks whether a sound wakes it.", {"HM-POS-03"},
                   {on_target, choice("sound", "Sound", {"soft", "loud"})})),
      by_gm(action("advance_time", "Advance time", "clockwork", "gm", "Game time passes outside combat.",
                   {"HM-REST-01"}, {number("seconds", "Seconds", 1, 864000)}))};
}

std::vector<ActionSchema> of_the_table() {
  return {by_table(action("begin_round", "Round", "cycle", "none", "A round begins.", {"HM-INIT-02"}, {encounter()})),
          by_table(action("start_turn", "Turn", "cycle", "none", "A turn begins.", {"HM-INIT-02"}))};
}

}  // namespace

std::vector<ActionSchema> actions(const Content& content) {
  std::vector<ActionSchema> all;
  for (const auto& some : {attacks(), movements(), items(), others(), answers(), of_the_gm(content), of_the_table()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

}  // namespace ft::rules::heimr
