// Conditions that the GM imposes, and the texts of wounds, death and waking. Source: AU-DMG, AU-DEATH, AU-UNC.
#include "rules/systems/aura/schema/record_words.hpp"
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

using namespace form;

std::vector<ActionSchema> wound_actions() {
  const std::vector<std::string> conditions{"exposed", "unguarded", "shaken",    "exhausted",  "dazed",    "blinded",
                                            "slowed",  "prone",     "surprised", "restrained", "bleeding", "injured"};
  constexpr auto yes_no = FieldSchema::Kind::yes_no;
  return {
      by_gm(
          action("harm", "Deal damage", "bleeding-wound", "gm", "From a fall, a fire or a story.",
                 {"AU-DMG-01", "AU-DEATH-06"},
                 {target("Target"), number("amount", "Damage", 0, 999), choice("type", "Type", damage_types()),
                  optional(field("armour", "Armour helps", yes_no)), optional(field("nonlethal", "Non-lethal", yes_no)),
                  number("modifier", "Modifier of the Death roll", -20, 20, false),
                  optional(field("lethal", "Deadly place: Death roll target number", yes_no))})),
      by_gm(action("afflict", "Apply condition", "cursed-star", "gm", "Including the conditions it imposes.",
                   {"AU-COND-01", "AU-COND-08"},
                   {target("Target"), choice("condition", "Condition", conditions),
                    choice("until", "Until", {"end_of_round", "end_of_next_round", "short_rest", "removed"})})),
      by_gm(action("relieve", "Remove condition", "health-normal", "gm",
                   "A condition still being imposed is ignored until the end of the Round.",
                   {"AU-COND-05", "AU-COND-06"}, {target("Target"), choice("condition", "Condition", conditions)})),
      by_gm(action("put_out", "Knock out or put to sleep", "knocked-out-stars", "gm", "Until the GM wakes it.",
                   {"AU-UNC-01", "AU-UNC-02"}, {target("Target"), choice("cause", "Cause", {"sleep", "gm"})})),
      by_gm(action("rouse", "Wake up", "rooster", "gm", "Ends the cause of unconsciousness.", {"AU-UNC-03"},
                   {target("Target")})),
  };
}

std::vector<TextSchema> wound_texts() {
  return joined(
      std::vector<TextSchema>{
          // rolls and what they come to
          {"death_roll", "Death roll"},
          {"death_save", "Death Save"},
          {"wake", "Waking"},
          {"scratch", "a scratch"},
          {"winded", "a painful wound, winded"},
          {"major_injury", "a major injury"},
          {"bleeding_injury", "a major injury, bleeding"},
          {"out_cold", "out cold"},
          {"deadly", "dead"},
          {"stabilizes", "stabilized"},
          {"bleeds_on", "still bleeding"},
          // parts of sums
          {"base_value", "base"},
          {"third", "a third"},
          {"minimum", "at least"},
          {"not_proficient", "not proficient"},
          {"die", "die"},
          {"doubled", "doubled"},
          {"halved", "halved"},
          {"gm_modifier", "by the GM"},
          {"terrain", "the ground"},
          // log lines and questions
          {"falls_unconscious", "{who} falls unconscious ({cause})."},
          {"wakes", "{who} wakes."},
          {"dies", "{who} dies."},
          {"injury_told", "{who}: {text}"},
          {"q_injury", "{who} has a major injury. Which?"},
          {"q_death_needed", "{who}'s Death roll: target number (0: the table)?"},
          {"q_luck", "{who} rolled a natural {natural} ({what}). Side effect?"},
          {"luck_told", "{who}, natural {natural}: {text}"},
          {"nonlethal", "non-lethal damage"},
          {"death", "a wound"},
          {"sleep", "asleep"},
      },
      identity_texts("cause amount armour modifier lethal ignored natural text"));
}

}  // namespace ft::rules::aura
