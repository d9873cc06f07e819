// Waiting, watching, the encounter, and what the table does unasked. Source: AU-RND, AU-ARB.
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

using namespace form;

std::vector<ActionSchema> table_actions() {
  const auto of_encounter = [](std::string key, std::string name, std::vector<std::string> rules,
                               std::vector<FieldSchema> more = {}) {
    return by_table(
        action(key, name, "hourglass", "none", name + ".", std::move(rules), joined(std::vector{encounter()}, more)));
  };
  const auto one_of_a_side = [](std::string key, std::string name) {
    return optional(field(key, name, FieldSchema::Kind::creature));
  };
  return {
      primary(action("wait", "Wait", "hourglass", "free",
                     "Nothing more this Round: when all who can act wait, it ends.", {"AU-RND-04"})),
      action("pass", "Let it pass", "open-palm", "free", "No answer to the attack: the attacker may go on.",
             {"AU-ARB-10"}),
      action("watch", "Watch", "eye-target", "free",
             "Be asked before whatever somebody declares; once more: no longer.", {"AU-ARB-04"}, {target("Whom")}),
      by_gm(action("start_encounter", "Start a fight", "crossed-swords", "gm",
                   "Everybody in this scene fights. Who came unseen, or made a distraction, may surprise a side.",
                   {"AU-RND-07", "AU-SURP-01", "AU-SURP-04"},
                   {one_of_a_side("surprised", "Surprised: the side of"),
                    one_of_a_side("surprised_too", "Surprised too: the side of")})),
      by_gm(action("join_encounter", "Let somebody join", "person", "gm", "With Energy and Agility at once.",
                   {"AU-RND-07"}, {target("Who joins")})),
      by_gm(action("end_round", "End the Round", "clockwork", "gm", "At once; what is left of Energy is lost.",
                   {"AU-RND-04"})),
      by_gm(action("end_encounter", "End the fight", "peace-dove", "gm", "Stamina, Aura and lasting conditions stay.",
                   {"AU-RND-07"})),
      of_encounter("close_round", "The Round ends", {"AU-RND-04"}),
      of_encounter("ask_half_waits", "Half of them wait", {"AU-RND-04"}),
      of_encounter("part_holds", "Nobody is held from afar", {"AU-CM-09"}),
      of_encounter("lapse_reply", "The right of reply lapses", {"AU-ARB-10"},
                   {field("who", "Whose", FieldSchema::Kind::creature), target("Against whom")}),
  };
}

std::vector<TextSchema> table_texts() {
  return joined(
      std::vector<TextSchema>{{"fight_begins", "The fight begins."},
                              {"fight_ends", "The fight is over."},
                              {"joins_fight", "{who} joins the fight."},
                              {"round_begins", "Round {round}."},
                              {"round_ends", "Round {round} ends."},
                              {"interrupted", "{who} gets no further: {action}."},
                              {"given_up", "{who} gives up: {action}."},
                              {"challenge_won", "{who} is faster."},  // of earlier logs, as the next two
                              {"challenge_lost", "{who} is too slow."},
                              {"half_waits", "More than half wait or are spent: you may end the Round."},
                              {"faster_than", "{who} is faster than {by}: {why}."},
                              {"not_faster_than", "{who} is not faster than {by}: {why}."},
                              {"comes_before", "{who} comes before {by}: {why}."},
                              {"higher_initiative", "higher Initiative"},
                              {"equal_initiative", "equal Initiative"},
                              {"lower_initiative", "lower Initiative"},
                              {"unopposed", "no Initiative was rolled against it"},
                              {"spoke_first", "equal Initiative, but spoke first"},
                              {"nobody_rolled", "nobody rolled Initiative, and it was first to speak"},
                              {"initiative_roll", "Initiative"},
                              {"q_declared", "{who}: {action}. What does {asked} do?"},
                              {"q_join_in", "{who} interrupts: {action}. Do you do something at the same time?"},
                              {"q_unguarded", "{target} is unguarded. Strike?"},
                              {"q_crossing", "{target} crosses your reach. Strike?"},
                              {"q_initiative", "{by} tries to act first. Roll Initiative, or let it be?"},
                              {"q_join", "May {who} act together with you: {action}?"},
                              {"q_simultaneity", "{who} was faster than {by}. How do they meet?"},
                              {"q_simultaneous", "{who} and {by} interrupt at the same time. How do they meet?"},
                              {"q_half_waits", "More than half wait or are spent. End Round {round}?"},
                              {"q_round_end", "All wait. End Round {round}?"},
                              {"in_advance_q_declared", "when somebody declares something that I could answer"},
                              {"in_advance_q_join_in", "when somebody interrupts and I could at the same time"},
                              {"in_advance_q_unguarded", "when somebody is Unguarded within my reach"},
                              {"in_advance_q_crossing", "when somebody crosses my reach"},
                              {"in_advance_q_initiative", "when somebody challenges what I declared"},
                              {"in_advance_q_join", "when somebody wants to act together with me"},
                              {"o_interrupt", "{action}"},
                              {"o_challenge", "Challenge with an action"},
                              {"o_join", "Act together"},
                              {"o_abort", "Give up"},
                              {"o_roll", "Roll"},
                              {"o_decline", "Let it be"},
                              {"challenged_first", "The challenged first"},
                              {"in_order", "One after the other, as they spoke"},
                              {"interrupt", "Interrupt"},
                              {"challenge", "Challenge"},
                              {"join", "Together"},
                              {"abort", "Give up"}},
      identity_texts("roll decline by asked why round"));
}

}  // namespace ft::rules::aura
