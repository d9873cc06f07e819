// Every command with its form. Source: grimwire.md section 4.
#include "rules/systems/grimwire/schema/schema.hpp"

namespace ft::rules::grimwire {

namespace {

using Kind = FieldSchema::Kind;
using namespace form;

// The last three are other names of TOG, MND and PER (GW-ATTR-02).
const std::vector<std::string> attributes{"TOG", "AGL", "COR", "MND", "PER", "RSN", "STR", "INT", "SOC"};

std::vector<ActionSchema> movement_actions() {
  ActionSchema move =
      primary(action("move", "Move", "walk", "movement", "Walk along a path, before or after the action.",
                     {"GW-MOVE-01", "GW-MOVE-02"}, {path()}));
  move.movement = true;
  return {
      move,
      action("sneak", "Sneak", "ninja-mask", "movement", "Walk along a path without being noticed.",
             {"GW-STEALTH-01", "GW-STEALTH-05"}, {path()}),
      action("swim", "Swim", "water-splash", "movement", "Through water, at half the movement.", {"GW-MOVE-06"},
             {path()}),
      action("jump", "Jump", "jump-across", "movement", "Over or onto something: AGL.", {"GW-MOVE-07"}, {to()}),
      action("climb", "Climb", "mountain-climbing", "movement", "Up or down something: AGL.", {"GW-MOVE-07"}, {to()}),
      action("balance", "Balance", "tightrope", "movement", "Along something narrow: AGL.", {"GW-MOVE-07"}, {to()}),
      action("cower", "Cower", "screaming", "turn", "In terror's grip: the turn is over.", {"GW-TERROR"}),
      primary(action("dash", "Dash", "run", "action", "Give up the action for twice the movement.", {"GW-MOVE-03"})),
      action("stand_up", "Stand up", "up-card", "movement", "Takes all of this turn's movement.", {"GW-MOVE-08"}),
      action("help_up", "Help up", "lift", "auxiliary",
             "A creature knocked down within {3 m} stands up and keeps its movement.", {"GW-MOVE-08"}, {target()}),
      action("jump_down", "Jump down", "falling", "movement", "Jump off an edge on purpose.",
             {"GW-FALL-01", "GW-FALL-03"}, {to()})};
}

std::vector<ActionSchema> attack_actions() {
  return {
      primary(action("attack", "Attack", "crossed-swords", "action", "Attack with a weapon in hand, or unarmed.",
                     {"GW-ATK-01", "GW-ATK-02"}, {optional(item("weapon", "Weapon")), target()})),
      action("attack_again", "Attack again", "crossed-sabres", "part_of_attack",
             "The next attack of this attack action.", {"GW-MELEE-02"}, {optional(item("weapon", "Weapon")), target()}),
      action("throw_weapon", "Throw weapon", "thrown-knife", "action",
             "Throw a melee weapon up to {9 m}, or {18 m} with a penalty.", {"GW-THROW-01"},
             {item("weapon", "Weapon"), target()}),
      action(
          "targeted_attack", "Targeted attack", "bullseye", "action",
          "No damage, but an effect: senses, leg, what is held, the auxiliary action.", {"GW-OTH-02"},
          {choice("kind", "At", {"senses", "leg", "disarm", "disrupt"}), optional(item("weapon", "Weapon")), target()}),
      action("throw_area", "Throw at a place", "grenade", "action", "An item that bursts, up to {18 m}.",
             {"GW-SPLASH-01", "GW-DATA-04"}, {item("item", "Item"), to()}),
      primary(action("grapple", "Grapple", "grab", "action", "Grab a creature within {3 m} and hold on.",
                     {"GW-GRAP-01"}, {target()})),
      action("shove", "Shove", "push", "action", "Push a creature within {3 m} away.", {"GW-OTH-03"}, {target()}),
      action("trip", "Trip", "tripwire", "action", "Knock down a creature within {3 m}.", {"GW-OTH-04"}, {target()}),
      action("knock_down_held", "Knock down held creature", "body-balance", "action",
             "The held creature goes down; you stay up.", {"GW-GRAP-06"}, {target()}),
      action("choke", "Choke", "neck-bite", "action", "The held creature begins to suffocate.", {"GW-GRAP-07"},
             {target()}),
      action("break_out", "Break out", "breaking-chain", "action", "Break free from all holds on you.", {"GW-GRAP-08"}),
      action("counter_grapple", "Counter grapple", "hand-grip", "action", "Hold your grappler.", {"GW-GRAP-09"},
             {target("Grappler")}),
      action("release", "Let go", "open-palm", "free", "End your hold.", {"GW-GRAP-10"}, {target("Held creature")})};
}

std::vector<ActionSchema> other_actions() {
  const FieldSchema technique = field("technique", "Technique", Kind::choice);
  return {
      action("use_technique", "Use technique", "skills", "by_type", "Use a technique you know.", {"GW-DATA-06"},
             {technique, optional(target()), optional(item("weapon", "Weapon")), optional(to())}),
      action("use_item", "Use item", "drink-me", "by_item", "On yourself, or a creature within {3 m}.",
             {"GW-DATA-04", "GW-CRAFT-08"}, {item("item", "Item"), optional(target("Target"))}),
      action("search", "Search", "spyglass", "auxiliary", "Look for hidden creatures.",
             {"GW-STEALTH-03", "GW-STEALTH-06"}),
      action("watch", "Watch", "eye-target", "auxiliary", "See where a creature looks. Helps to sneak past it.",
             {"GW-STEALTH-06"}, {target("Target")}),
      action("stabilise", "Stabilise", "medical-pack", "action", "Save a dying creature within {3 m} with a medkit.",
             {"GW-COND-06"}, {target("Patient")}),
      action("extinguish", "Extinguish", "water-splash", "action",
             "Put out flames on yourself or a creature within {3 m}.", {"GW-BURN-ST"}, {optional(target("Target"))}),
      action("hold_pressure", "Hold pressure", "bandage-roll", "action", "No bleeding while you hold on.", {"GW-BLEED"},
             {optional(target("Target"))}),
      action("wake", "Wake", "rooster", "auxiliary", "Wake a sleeping or knocked out creature within {3 m}.",
             {"GW-UNC-04"}, {target("Sleeper")}),
      action("give", "Give", "shaking-hands", "auxiliary", "Hand gear to an ally within {3 m}.", {"GW-GEAR-01"},
             {item("item", "Item"), target("To")}),
      action("take", "Take", "take-my-money", "auxiliary", "Take gear that an ally within {3 m} lets you have.",
             {"GW-GEAR-01", "GW-TURN-08"}, {item("item", "Item"), target("From")}),
      action("throw_gear", "Throw gear", "throwing-ball", "auxiliary", "Throw gear up to {18 m} to an ally.",
             {"GW-GEAR-02"}, {item("item", "Item"), target("To")}),
      action("pick_up", "Pick up", "grab", "auxiliary", "Take what lies within {1 m}.", {"GW-GEAR-03"},
             {item("item", "Item")}),
      action("draw", "Draw", "sword-brandish", "auxiliary",
             "Take an item in hand; the first draw of a conflict is free.", {"GW-GEAR-03"}, {item("item", "Item")}),
      action("stow", "Stow", "knapsack", "auxiliary", "Put an item away.", {"GW-GEAR-03"}, {item("item", "Item")}),
      action("recall", "Recall", "brain", "auxiliary", "What the character knows about a topic.", {"GW-DICE-11"},
             {text("Topic")}),
      action("look", "Examine", "magnifying-glass", "auxiliary", "What the character sees and hears.", {"GW-TURN-08"},
             {text("Target")}),
      action("assess", "Analyze", "brain-dump", "auxiliary", "What the character can conclude.", {"GW-TURN-08"},
             {text("What")}),
      action("assist", "Help", "team-idea", "action", "Help a creature's next action; the better roll counts.",
             {"GW-DICE-12"},
             {target("Target"),
              choice("task", "With",
                     {"called", "stabilise_understand", "stabilise_treat", "craft_understand", "craft_assemble",
                      "craft_attune", "attack"}),
              choice("attribute", "By", attributes)}),
      action("activate", "Other action", "lever", "action",
             "Work a mechanism within {3 m}, or anything else that takes an action.", {"GW-TURN-07"},
             {text("What"), optional(to())}),
      action("speak", "Speak", "talk", "auxiliary", "One short sentence.", {"GW-TURN-08"}, {text("Message")}),
      action("extra_aux", "Extra auxiliary", "swap-bag", "action", "Give up the action for a second auxiliary action.",
             {"GW-TURN-02"}),
      action("pass_turn", "Pass turn", "hourglass", "turn", "Act later in this round.", {"GW-TURN-04"}),
      action("take_turn", "Act now", "fast-forward-button", "turn", "Take the turn you passed.", {"GW-TURN-04"}),
      primary(action("end_turn", "End turn", "check-mark", "turn", "The next creature in turn order acts.",
                     {"GW-TURN-06"}))};
}

/// Sent without a question they say why nothing was asked.
std::vector<ActionSchema> answers() {
  const FieldSchema technique = field("technique", "Technique", Kind::choice);
  std::vector<ActionSchema> all{
      action("react", "React", "skills", "by_type", "Reacts with a technique.", {"GW-REACT-01"}, {technique}),
      action("shield_other", "Intercept", "shield-echoes", "auxiliary", "Takes an attack meant for an ally.",
             {"GW-SHIELD-01"}, {target("Attacker")})};
  for (const auto& [key, name] :
       std::initializer_list<std::pair<const char*, const char*>>{{"raise_shield", "Raise a shield"},
                                                                  {"catch", "Catch"},
                                                                  {"block_move", "Block the way"},
                                                                  {"spare", "Spare"},
                                                                  {"push_focus", "Push"},
                                                                  {"hold_back", "Hold back"},
                                                                  {"choose", "Choose"},
                                                                  {"decline", "Decline"}})
    all.push_back(action(key, name, "talk", "free", "Responds to a prompt.", {"GW-REACT-01"}));
  return as_answers(all);
}

std::vector<ActionSchema> gm_actions() {
  const FieldSchema on_target = target("Target");
  return {
      by_gm(action("start_conflict", "Start conflict", "swords-emblem", "gm", "Everyone in the scene rolls initiative.",
                   {"GW-INIT-01"},
                   {choice("surprise", "Surprise", {"none", "unaware", "alert"}, false),
                    optional(field("attackers", "Attacking side", Kind::creature))})),
      by_gm(action("join_conflict", "Add to conflict", "join", "gm", "Rolls initiative and joins.", {"GW-INIT-03"},
                   {on_target})),
      by_gm(action("end_conflict", "End conflict", "peace-dove", "gm", "Back to free play.", {"GW-INIT-01"})),
      by_gm(action("lose_turn", "Skip turn", "sands-of-time", "gm", "The current creature loses its turn.",
                   {"GW-TURN-05"}, {on_target})),
      by_gm(action(
          "call_roll", "Request a roll", "dice-twenty-faces-twenty", "gm", "An attribute against a target number.",
          {"GW-DICE-01", "GW-DICE-02"},
          {on_target, choice("attribute", "Attribute", attributes),
           choice("or", "Alternative attribute", attributes, false), number("tn", "Number", 1, 60),
           number("modifier", "Modifier", -20, 20, false), choice("shown", "Target number", {"closed", "open"}, false),
           choice("purpose", "Purpose", {"task", "persuade", "intimidate"}, false),
           optional(text("Player-facing text")), optional(field("against", "Opponent", Kind::creature)),
           choice("knowledge", "Needs knowledge", {"medical", "locks", "crafting", "technology", "common"}, false),
           number("penalty", "Penalty without it (0: impossible)", -20, 0, false),
           optional(field("helper", "Helper", Kind::creature)),
           choice("helper_attribute", "Helper's attribute", attributes, false),
           optional(field("second_helper", "Second helper", Kind::creature)),
           choice("second_attribute", "Second helper's attribute", attributes, false)})),
      by_gm(action("reassign", "Reassign attribute points", "upgrade", "gm", "A story event changes a character.",
                   {"GW-ATTR-05"},
                   {on_target, choice("from", "From", attributes), choice("to", "To", attributes),
                    number("points", "Points", 1, 20), text("Story")})),
      by_gm(action(
          "apply_status", "Apply condition", "card-pickup", "gm", "A condition, timed or until removed.",
          {"GW-STAT-01"},
          {on_target, choice("status", "Condition", {"knocked_down", "stunned",
                                                     "paralysed",    "agony",
                                                     "burning",      "bleeding",
                                                     "suffocating",  "sensory_impairment",
                                                     "asleep",       "knocked_out",
                                                     "out_cold",     "limp",
                                                     "frenzy",       "amok",
                                                     "terror",       "inebriated",
                                                     "brainwashed",  "mind_controlled",
                                                     "hex",          "holding_breath"}),
           number("rounds", "Rounds (0: until removed)", 0, 100, false), number("n", "Amount", 0, 99, false),
           optional(field("source", "Source", Kind::creature)),
           choice("attribute", "Changes rolls with", attributes, false), number("modifier", "By", -20, 20, false),
           optional(field("hexed", "Hex", Kind::yes_no)), optional(text("Belief"))})),
      by_gm(action("damage", "Deal damage", "bleeding-wound", "gm", "From a hazard or a story.", {"GW-DMG-02"},
                   {on_target, number("amount", "Damage", 0, 999),
                    choice("type", "Type",
                           {"bullet", "edged", "blunt", "explosion", "heat", "cold", "electricity", "radiation",
                            "chemical", "biological", "supernatural", "fall", "drown", "bleed", "raw"},
                           false)})),
      by_gm(action(
          "fall_from", "Drop creature", "falling", "gm", "A creature falls from a height.", {"GW-FALL-01"},
          {on_target, number("height", "Height in metres", 1, 500), optional(field("half", "+0.5 m", Kind::yes_no)),
           optional(field("jumped", "Jumped on purpose", Kind::yes_no))})),
      by_gm(action("inflict_burnout", "Add burnout", "burning-skull", "gm",
                   "One level, for hardship; with a cause, one more each day until removed.",
                   {"GW-BURN-02", "GW-BURN-03", "GW-BURN-04"},
                   {on_target,
                    choice("cause", "Cause",
                           {"hunger", "thirst", "disease", "exposure", "ordeal", "dampness", "irradiation"}, false)})),
      by_gm(action("advance_time", "Advance time", "clockwork", "gm", "Game time passes outside a conflict.",
                   {"GW-DICE-13"},
                   {number("seconds", "Seconds", 1, 864000), optional(field("patient", "Patient", Kind::creature))}))};
}

std::vector<ActionSchema> table_actions() {
  return {by_table(action("begin_round", "Round", "cycle", "turn", "A round begins.", {"GW-TURN-06"}, {encounter()})),
          by_table(action("start_turn", "Turn", "cycle", "turn", "A turn begins.", {"GW-TURN-03"})),
          by_table(action("land", "Impact", "falling-blob", "turn", "A fall ends.", {"GW-FALL-05"}))};
}

}  // namespace

std::vector<ActionSchema> actions() {
  std::vector<ActionSchema> all;
  for (const auto& some :
       {movement_actions(), attack_actions(), other_actions(), answers(), gm_actions(), table_actions()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

}  // namespace ft::rules::grimwire
