// House-rule switches: the modules, and the rulings a table may decide otherwise. Source: heimr.md section 6, 3.20, 3.21.
#include "rules/systems/heimr/schema/schema.hpp"

namespace ft::rules::heimr {

using namespace house;

std::vector<HouseRuleSchema> switches() {
  return {
      on_off("blind_spots", "Blind spots", "Defending against shots opens a blind spot.", "HM-BLIND-01"),
      on_off("medieval_armoury", "Medieval armoury", "The weapons and shields of the armoury module.", "HM-ARM-01", 1),
      number("default_hp", "Default hit points", "What a new creature starts with.", "HM-HP-01", 3, 1, 99),   // G-01
      number("default_wp", "Default willpower", "What a new creature starts with.", "HM-DICE-07", 3, 0, 99),  // G-01
      {"reroll_scope",
       "Re-rolls",
       "Which failed rolls willpower may repeat.",
       "HM-DICE-07",
       {"all_crs", "with_consequences"}},  // G-05
      number("default_base_c", "Default base consistency", "For abilities that name none.", "HM-ABIL-03", 0, -2,
             3),  // G-07
      {"mixed_abilities",
       "Abilities of body and mind",
       "How rolls from both count.",
       "HM-ABIL-05",
       {"physical", "mental"}},                                                                   // G-08
      on_off("breaks_add_up", "Breaks add up", "Hits against a structure add up.", "HM-EFF-08"),  // G-13
      on_off("dead_stay_in_cluster", "The dead stay in their cluster", "They count until moved.", "HM-CLUS-02",
             1),                                                                                           // G-14
      number("least_hp", "Lowest hit points", "Below this nothing is counted.", "HM-HP-01", -5, -20, -5),  // G-15
      {"reopened_clock",
       "Reopened injuries",
       "Where the timer continues.",
       "HM-INJ-04",
       {"from_zero", "where_it_stood"}},  // G-17
      on_off("rest_restores_wp", "Rest restores willpower", "A short rest gives willpower back too.",
             "HM-REST-01"),                                                                                  // G-18
      on_off("ammunition", "Ammunition", "Bows need a piece in hand for each shot.", "HM-ATK-08", 1),        // G-20
      on_off("damage_is_effect", "Plain damage is an effect", "It then interrupts like one.", "HM-EFF-13"),  // G-21
      on_off("initiative_tires", "Initiative tires", "Fatigue counts for initiative rolls.", "HM-INIT-01"),  // G-22
      {"guard_length",
       "Length of a guard",
       "Duration of a guard.",
       "HM-GUARD-01",
       {"to_next_turn", "until_used"}},  // G-23
      {"delay_behind",
       "Delaying behind",
       "Who may be delayed behind.",
       "HM-INIT-03",
       {"still_to_act", "anyone"}},  // G-24
      {"ready_cost",
       "Cost of readying",
       "What a readied action costs.",
       "HM-READY-01",
       {"the_standard", "ends_turn"}},  // G-25
      {"distance_past_walls",
       "Distance past walls",
       "How shots are measured.",
       "HM-ATK-06",
       {"on_foot", "straight"}},  // G-29
      {"first_defence",
       "First defence",
       "Who has a defence before the first turn.",
       "HM-DEF-05",
       {"at_start", "own_turn"}},  // G-32
      {"changed_defence",
       "Changed circumstances",
       "What happens to a defence.",
       "HM-DEF-07",
       {"rolled_afresh", "penalty_on_result"}},                                                                // G-33
      on_off("may_take_the_hit", "Taking the hit", "A target may choose not to defend.", "HM-DEF-08", 1),      // G-34
      on_off("bind_on_contact", "Bind on contact", "A brawl that just touches binds too.", "HM-BRAWL-02"),     // G-35
      {"stand_up_cost", "Standing up", "What it costs.", "HM-MOVE-06", {"free", "the_standard"}},              // G-38
      number("item_cr", "CR to spot a hidden item", "0: the hider's survival roll.", "HM-ITEM-05", 0, 0, 20),  // G-39
      on_off("dodge_ready_needs_threat", "Ready to dodge", "Only where a shooter is in sight and range.", "HM-OTH-04",
             1),                                                                                           // G-40
      on_off("guard_ends_when_passed", "Guard outmanoeuvred", "Whether it ends.", "HM-GUARD-06", 1),       // G-42
      on_off("climbing_attack_too", "Climbers attack at -3", "The separate -1 counts too.", "HM-POS-05"),  // G-43
      {"concealment_adds",
       "Concealment adds up",
       "How several are counted.",
       "HM-CONC-03",
       {"best_and_sight", "all"}},  // G-44
      on_off("cover_overlooked", "Cover is overlooked from above", "The height column counts.", "HM-CONC-04",
             1),  // G-45
      number("hold_on_c", "Consistency of holding on", "Of the roll to stay on a face.", "HM-CLIMB-05", 1, -3,
             6),                                                                                       // G-46
      on_off("prone_after_jump", "Prone after a good jump", "Even when it went well.", "HM-FALL-03"),  // G-47
      on_off("parry_brawl", "Parrying brawls", "Weapons may parry bare hands.", "HM-DEF-02", 1),       // G-56
      on_off("climb_shots", "Heights count for range", "Climbing adds to the distance of a shot.", "HM-ATK-06",
             1),  // G-64
      {"fired_readied_turn",
       "Readied over the round",
       "What happens to the turn.",
       "HM-READY-03",
       {"forgone", "kept"}},  // G-70
  };
}

}  // namespace ft::rules::heimr
