// House-rule switches: the rulings a table may decide otherwise, and how long its windows stay open. Source: aura.md 6.2, 2.3.
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

using namespace house;

std::vector<HouseRuleSchema> switches() {
  return {
      {"square_diagonal",
       "Diagonal steps",
       "How far they are on squares.",
       "AU-MOVE-01",
       {"1", "alternate"},
       0,
       0,
       0,
       {HouseRuleSchema::Diagonal::one_cell, HouseRuleSchema::Diagonal::alternate}},                           // G-67
      number("ranged_cost", "Cost of a shot", "In Energy.", "AU-RNG-01", 1, 1, 2),                             // G-01
      number("pickup_cost", "Cost of picking up", "In Energy.", "AU-ITEM-02", 1, 1, 2),                        // G-02
      {"turn_cost", "Turning while running", "How much movement it costs.", "AU-MOVE-06", {"ceil90", "off"}},  // G-04
      on_off("ranged_autohit_helpless", "Shots at the helpless hit", "Without a Hit roll that could miss.",
             "AU-DFN-01"),                                                                             // G-76
      {"exposed_default", "Exposed", "Default duration.", "AU-EXP-01", {"this_round", "next_round"}},  // G-05
      {"ability_modifier",
       "Ability Modifiers",
       "How they come from Scores.",
       "AU-STAT-01",
       {"score_minus_10", "d20_half", "sheet"}},  // G-07
      {"simultaneity",
       "Winning a challenge",
       "How the winner's and the challenged action meet.",
       "AU-INIT-08",
       {"winner_first", "snapshot", "ask_gm"}},  // G-13, G-14
      {"agile_credit_lifetime",
       "Agile Moves earned",
       "How long they last.",
       "AU-MOVE-08",
       {"round", "action"}},  // G-19
      on_off("reply_right", "Right of reply", "The target may act before the same attacker's next attack.", "AU-ARB-10",
             1),                                                                                          // G-22
      {"miss_size_table", "Shooting at sizes", "Which table counts.", "AU-RNG-04", {"ranged", "chart"}},  // G-28
      number("reach_base", "Reach 0", "How many cells away it strikes.", "AU-GRID-04", 1, 0, 1),          // G-29
      {"swift_trigger",
       "Crossing a reach",
       "What gives the opening.",
       "AU-SWIFT-04",
       {"cross", "within", "enter_only"}},  // G-30
      {"nonlethal_zero_aura",
       "Beaten at 0 Aura",
       "What non-lethal damage does.",
       "AU-NL-04",
       {"both", "exhausted_only", "shaken_stamina_only"}},  // G-37
      on_off("overkill_death_roll", "Death roll for the excess", "A blow that takes the last Aura and more.",
             "AU-AURA-02"),                                                                                   // G-40
      {"autohit_nat1", "A natural 1 on an automatic hit", "What it does.", "AU-MEL-08", {"hits", "misses"}},  // G-45
      number("sprint_push_cost", "Cost of a Sprint Push", "In Energy, beside the Sprint.", "AU-CM-12", 0, 0,
             2),  // G-50
      {"catch_breath_all",
       "Catching breath with little Energy",
       "What it takes.",
       "AU-STA-07",
       {"allotment", "remaining"}},                                                                          // G-52
      on_off("uncon_drop", "Unconscious creatures fall prone", "And drop what they hold.", "AU-UNC-01", 1),  // G-55
      on_off("throw_masdb", "MASDB on throws", "Thrown weapons do MASDB more.", "AU-THR-01"),                // G-58
      {"round_end", "End of the Round", "When all are waiting.", "AU-RND-04", {"auto", "gm_only"}},          // G-63
      on_off("crit_any_d20", "Natural 20 and 1 side effects", "The GM decides on a side effect.",
             "AU-DICE-07"),                                                                                 // G-73
      {"surprised_act", "Surprised creatures act", "In the first Round.", "AU-SURP-02", {"no", "yes"}, 1},  // G-72
      number("declare_s", "Reaction window", "Seconds for creatures the declaration concerns.", "AU-ARB-04", 20, 1,
             120),
      number("glance_s", "Reaction window, others", "Seconds for all other creatures.", "AU-ARB-04", 0, 0, 10),
      number("join_s", "Interrupt window", "Seconds for others to join an interrupt.", "AU-INT-04", 2, 0, 30),
      number("reply_s", "Reply window", "Seconds the right of reply delays an attacker.", "AU-ARB-10", 6, 0, 60),
      number("prompt_s", "Prompt timeout", "Seconds for GM prompts and challenges.", "AU-ARB-13", 15, 1, 300),
  };
}

std::vector<TextSchema> switch_texts() {
  return {
      {"1", "{1 m} each"},
      {"alternate", "{1 m} and {2 m} in turn"},
      {"ceil90", "{1 m} for every 90 degrees begun"},
      {"this_round", "to the end of the Round"},
      {"next_round", "to the end of the next Round"},
      {"score_minus_10", "the Score - 10"},
      {"d20_half", "half of the Score - 10, rounded down"},
      {"sheet", "as the sheet says"},
      {"winner_first", "the winner acts first"},
      {"snapshot", "both are rolled at once"},
      {"ask_gm", "the GM decides"},
      {"round", "to the end of the Round"},
      {"action", "during the action that earned them"},
      {"ranged", "the table for shots"},
      {"chart", "the Size Chart"},
      {"cross", "going in or out"},
      {"within", "every step inside"},
      {"enter_only", "going in"},
      {"both", "5 Stamina, Shaken and Exhausted"},
      {"exhausted_only", "Exhausted alone"},
      {"shaken_stamina_only", "5 Stamina and Shaken"},
      {"hits", "it hits"},
      {"misses", "it misses"},
      {"allotment", "all the Energy of the Round, untouched"},
      {"remaining", "what is left of it"},
      {"auto", "at once"},
      {"gm_only", "when the GM agrees"},
  };
}

}  // namespace ft::rules::aura
