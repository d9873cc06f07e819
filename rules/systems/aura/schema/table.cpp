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
                     "Do nothing else this Round. The Round ends when everyone waits.", {"AU-RND-04"})),
      action("pass", "Pass", "open-palm", "free", "Give up the right of reply.", {"AU-ARB-10"}),
      action("watch", "Watch", "eye-target", "free",
             "Get a reaction prompt whenever this creature declares. Use again to stop.", {"AU-ARB-04"},
             {target("Target")}),
      by_gm(action(
          "start_encounter", "Start encounter", "crossed-swords", "gm",
          "All creatures in this scene join. A side may start surprised.", {"AU-RND-07", "AU-SURP-01", "AU-SURP-04"},
          {one_of_a_side("surprised", "Surprised side"), one_of_a_side("surprised_too", "Second surprised side")})),
      by_gm(action("join_encounter", "Add to encounter", "person", "gm", "With Energy and Agility at once.",
                   {"AU-RND-07"}, {target("Creature")})),
      by_gm(action("end_round", "End the Round", "clockwork", "gm", "Immediately; unspent Energy is lost.",
                   {"AU-RND-04"})),
      by_gm(action("end_encounter", "End encounter", "peace-dove", "gm", "Stamina, Aura and lasting conditions stay.",
                   {"AU-RND-07"})),
      of_encounter("close_round", "The Round ends", {"AU-RND-04"}),
      of_encounter("ask_half_waits", "Half waiting", {"AU-RND-04"}),
      of_encounter("part_holds", "Holds out of reach end", {"AU-CM-09"}),
      of_encounter("lapse_reply", "Right of reply expires", {"AU-ARB-10"},
                   {field("who", "Creature", FieldSchema::Kind::creature), target("Opponent")}),
  };
}

std::vector<TextSchema> table_texts() {
  return joined(
      std::vector<TextSchema>{{"fight_begins", "Encounter starts."},
                              {"fight_ends", "Encounter ends."},
                              {"joins_fight", "{who} joins the encounter."},
                              {"round_begins", "Round {round}."},
                              {"round_ends", "Round {round} ends."},
                              {"interrupted", "{who}'s action is interrupted: {action}."},
                              {"given_up", "{who} aborts {action}."},
                              {"challenge_won", "{who} is faster."},  // of earlier logs, as the next two
                              {"challenge_lost", "{who} is too slow."},
                              {"half_waits", "More than half wait or are spent: you may end the Round."},
                              {"faster_than", "{who} is faster than {by}: {why}."},
                              {"not_faster_than", "{who} is not faster than {by}: {why}."},
                              {"comes_before", "{who} comes before {by}: {why}."},
                              {"higher_initiative", "higher Initiative"},
                              {"equal_initiative", "equal Initiative"},
                              {"lower_initiative", "lower Initiative"},
                              {"unopposed", "unopposed"},
                              {"spoke_first", "equal Initiative, declared first"},
                              {"nobody_rolled", "no Initiative rolled, declared first"},
                              {"initiative_roll", "Initiative"},
                              {"q_declared", "{who} declares {action}. {asked}'s reaction?"},
                              {"q_join_in", "{who} interrupts with {action}. Join with an interrupt?"},
                              {"q_unguarded", "{target} is Unguarded. Swift Attack?"},
                              {"q_crossing", "{target} crosses your reach. Swift Attack?"},
                              {"q_initiative", "{by} challenges your action. Roll Initiative or decline?"},
                              {"q_join", "May {who} join your action with {action}?"},
                              {"q_simultaneity", "{who} was faster than {by}. How do they meet?"},
                              {"q_simultaneous", "{who} and {by} interrupt at the same time. How do they meet?"},
                              {"q_half_waits", "More than half wait or are spent. End Round {round}?"},
                              {"q_round_end", "Everyone is waiting. End Round {round}?"},
                              {"in_advance_q_declared", "when a declared action can be reacted to"},
                              {"in_advance_q_join_in", "when I could join an interrupt"},
                              {"in_advance_q_unguarded", "when a creature is Unguarded within my reach"},
                              {"in_advance_q_crossing", "when a creature crosses my reach"},
                              {"in_advance_q_initiative", "when my action is challenged"},
                              {"in_advance_q_join", "when someone asks to join my action"},
                              {"o_interrupt", "{action}"},
                              {"o_challenge", "Challenge with an action"},
                              {"o_join", "Join with an action"},
                              {"o_abort", "Abort"},
                              {"o_roll", "Roll"},
                              {"o_decline", "Decline"},
                              {"challenged_first", "The challenged first"},
                              {"in_order", "One after the other, in order of declaration"},
                              {"interrupt", "Interrupt"},
                              {"challenge", "Challenge"},
                              {"join", "Join"},
                              {"abort", "Abort"}},
      identity_texts("roll decline by asked why round"));
}

}  // namespace ft::rules::aura
