// Conditions and relations. Source: threed6.md 2.3, 2.4.
#include "rules/systems/threed6/schema/schema.hpp"

namespace ft::rules::threed6 {

std::vector<ConditionSchema> conditions() {
  constexpr bool harmless = false;
  constexpr auto everyone = Visibility::everyone;
  return {
      {"kneeling", "Kneeling", "falling", "TD-POST-02", "-2 on melee attacks and defences; a third of Move.", everyone,
       harmless},
      {"sitting", "Sitting", "falling", "TD-POST-02", "-2 on melee attacks and defences; no movement.", everyone,
       harmless},
      {"crawling", "Crawling", "falling-blob", "TD-POST-02", "-4 on melee attacks, -3 on defences; a third of Move.",
       everyone, harmless},
      {"prone", "Prone", "falling", "TD-POST-02", "-4 on melee attacks, -3 on defences; {1 yd} of Move."},
      {"supine", "Supine", "falling", "TD-POST-02", "-4 on melee attacks, -3 on defences; no movement."},
      {"stunned", "Stunned", "star-swirl", "TD-STUN-01", "-4 on defences; can only Do Nothing until an HT roll."},
      {"mentally_stunned", "Mentally stunned", "star-swirl", "TD-STUN-01",
       "-4 on defences; can only Do Nothing until an IQ roll, or until its time is over.", everyone, true, "turns"},
      {"surprised", "Surprised", "awareness", "TD-STUN-04", "Can only Do Nothing until an IQ roll."},
      incapacitates({"unconscious", "Unconscious", "knocked-out-stars", "TD-REC-01", "No turn and no defence."}),
      incapacitates({"collapsed", "Collapsed", "tired-eye", "TD-FAT-04", "Can do nothing until FP are above 0."}),
      incapacitates({"dead", "Dead", "death-skull", "TD-INJ-04", "No further effects."}),
      {"restrained", "Restrained", "manacles", "TD-DEF-04", "No movement and no active defence."},
      {"awake_again", "Awake again", "heart-plus", "TD-REC-04", "No consciousness rolls until the next injury.",
       everyone, harmless},
      {"no_waking", "Will not wake by itself", "death-zone", "TD-REC-05", "Dies at a failed HT roll every 12 hours."},
      by_rules({"increased_defense", "Increased defence", "shield-echoes", "TD-AOD-01",
                "+2 on one kind of defence until the next turn.", everyone, harmless}),
      by_rules({"double_defense", "Double defence", "shield-reflect", "TD-AOD-02",
                "A second, different defence against the same attack.", everyone, harmless}),
      by_rules({"on_a_climb", "Climbing", "mountain-climbing", "TD-CLIMB-04", "{feet ft} up; a failed roll is a fall.",
                everyone, harmless, "feet"}),
      by_rules({"in_deep_water", "In deep water", "water-splash", "TD-SWIM-01", "Rolls to stay above it.", everyone,
                harmless, "next_s"}),
      by_rules({"concentrating", "Concentrating", "brain-dump", "TD-CONC-01", "On a mental task.", everyone, harmless,
                "turns"}),
      by_rules({"readying", "Readying", "open-palm", "TD-READY-02", "Readies in a row on one thing.", everyone,
                harmless, "n"}),
      by_rules(
          {"resting", "Resting", "camping-tent", "TD-FAT-07", "Recovers 1 FP every ten minutes.", everyone, harmless}),
      by_rules({"suppressing", "Suppression fire", "bullets", "TD-RNG-09", "Attacks each creature in a zone once.",
                everyone, harmless}),
      by_rules({"waiting_for", "Waits", "hourglass", "TD-WAIT-01", "Acts when its trigger occurs.", Visibility::side,
                harmless}),
  };
}

std::vector<RelationSchema> relations() {
  constexpr auto side = Visibility::side;
  return {
      {"aims_at", "Aims at", "crosshair", "TD-AIM-01", "{from} aims at {to}"},
      {"evaluates", "Evaluates", "eye-target", "TD-EVAL-02", "{from} evaluates {to}"},
      {"suppressed", "Suppressed", "bullets", "TD-RNG-09", "{from} has fired on {to}"},
      {"feinted", "Feinted", "sword-clash", "TD-FEINT-03", "{from} has feinted {to}", side},
      {"bears", "Carries", "knapsack", "TD-LIFT-05", "{from} carries {to}"},
      makes(Awareness::unaware, {"hidden_from", "Hidden", "hidden", "TD-DEF-04", "{from} is hidden from {to}", side}),
  };
}

}  // namespace ft::rules::threed6
