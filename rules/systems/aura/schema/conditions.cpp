// Conditions and relations. Source: aura.md 2.1, 2.4, 3.4, 3.14, 3.24, 3.33, 3.35 to 3.37.
#include "rules/systems/aura/schema/schema.hpp"

namespace ft::rules::aura {

std::vector<ConditionSchema> conditions() {
  constexpr bool harmless = false;
  constexpr auto everyone = Visibility::everyone;
  return {
      {"exposed", "Exposed", "cracked-shield", "AU-EXP-01", "Manoeuvres against it have no drawback."},
      {"unguarded", "Unguarded", "broken-shield", "AU-EXP-02", "Open to Swift Attacks, and Exposed."},
      {"shaken", "Shaken", "shaking-hands", "AU-COND-01",
       "Cannot spend Stamina; handling an item needs a Chance roll of 5 or it drops."},
      {"exhausted", "Exhausted", "tired-eye", "AU-COND-01", "Spends no Stamina, and has 2 less Energy each Round."},
      {"dazed", "Dazed", "star-swirl", "AU-COND-01",
       "Disadvantage on Defence rolls, attack rolls and skills; Exposed."},
      blinds({"blinded", "Blinded", "blindfold", "AU-COND-01",
              "Disadvantage on attack rolls, Evasion and all that needs sight; Unguarded."}),
      {"slowed", "Slowed", "snail", "AU-COND-01", "Half the Speed, rounded up, and no Agility."},
      {"prone", "Prone", "falling", "AU-POST-03", "Disadvantage on Evasion, only crawls, Exposed."},
      {"surprised", "Surprised", "surprised", "AU-SURP-02", "Disadvantage on all Defence rolls; Unguarded."},
      {"restrained", "Restrained", "manacles", "AU-CM-06", "Cannot move or attack; Exposed."},
      by_rules({"restraining", "Restraining", "grab", "AU-CM-08", "Holding a creature: cannot attack, Slowed."}),
      incapacitates({"unconscious", "Unconscious", "knocked-out-stars", "AU-UNC-01",
                     "Cannot act; attacks hit; only Fortitude defends. Unguarded."}),
      {"bleeding", "Bleeding", "bleeding-wound", "AU-DEATH-04", "A Death Save at every Round start."},
      {"stabilized", "Stabilized", "bandage-roll", "AU-DEATH-05", "No more Death Saves until the next Death roll.",
       everyone, harmless},
      incapacitates({"dead", "Dead", "death-skull", "AU-DEATH-01", "No further effects."}),
      {"defending", "Defending", "shield", "AU-DEFD-02",
       "Wins ties on Defence rolls until it attacks or moves more than its Speed.", everyone, harmless},
      {"injured", "Injured", "broken-bone", "AU-DEATH-02", "Major injury (GM decides)."},
  };
}

std::vector<RelationSchema> relations() {
  return {
      {"holds", "Holding", "grab", "AU-CM-05", "{from} holds {to}"},
      makes(Awareness::unaware,
            {"hidden_from", "Hidden", "hidden", "AU-FACE-07", "{from} is hidden from {to}", Visibility::side}),
      {"tracks", "Tracking", "human-target", "AU-FACE-06", "{from} keeps facing {to}"},
      {"watches", "Watching", "eye-target", "AU-ARB-04", "{from} watches what {to} does", Visibility::player},
      {"reply_right", "Right of reply", "return-arrow", "AU-ARB-10", "{from} may answer {to}"},
  };
}

}  // namespace ft::rules::aura
