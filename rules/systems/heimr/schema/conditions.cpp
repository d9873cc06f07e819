// Conditions and relations. Source: heimr.md sections 2.1, 3.3 to 3.5, 3.10, 3.16 to 3.18.
#include "rules/systems/heimr/schema/schema.hpp"

namespace ft::rules::heimr {

std::vector<ConditionSchema> conditions() {
  constexpr bool harmless = false;
  constexpr auto everyone = Visibility::everyone;
  return {
      {"prone", "Prone", "falling", "HM-POS-01", "-2 consistency on own attacks and defences; can only crawl."},
      {"helpless", "Helpless", "imprisoned", "HM-POS-02", "No action, no defence."},
      {"sleeping", "Sleeping", "night-sleep", "HM-POS-03", "Prone and helpless; noise may wake it, a hit will."},
      incapacitates(
          {"unconscious", "Unconscious", "knocked-out-stars", "HM-POS-04", "Prone and helpless until treated."}),
      incapacitates({"dead", "Dead", "death-skull", "HM-INJ-01", "No further effects."}),
      {"climbing", "Climbing", "mountain-climbing", "HM-POS-05",
       "-2 consistency on attacks and defences; one hand is busy."},
      {"fallen", "Knocked off its feet", "falling-blob", "HM-EFF-04", "Cannot stand up yet."},
      {"stumbling", "Stumbling", "foot-trip", "HM-EFF-06",
       "No ranged attacks; melee only within a cluster; one direction is barred."},
      {"dazed", "Dazed", "star-swirl", "HM-EFF-07", "No actions and no defensive rolls."},
      {"off_guard", "Off guard", "broken-shield", "HM-EFF-07", "No defensive rolls until the next turn starts."},
      {"bound", "Bound", "manacles", "HM-EFF-09", "A part of the body is held fast."},
      {"weakened", "Weakened", "back-pain", "HM-EFF-10", "Skills cost 1 willpower more."},
      incapacitates({"bloodied", "Bloodied", "bleeding-wound", "HM-INJ-01", "Needs treatment; no short rest."}),
      incapacitates(
          {"mangled", "Mangled", "broken-bone", "HM-INJ-01", "Unconscious after five minutes, dead after ten."}),
      incapacitates({"mutilated", "Mutilated", "death-zone", "HM-INJ-01", "Unconscious; dead after two minutes."}),
      {"stabilised", "Stabilised", "bandage-roll", "HM-INJ-04", "The timer stops until an injured part is used.",
       everyone, harmless},
      {"injured_torso", "Injured torso", "ribcage", "HM-INJ-02", "Dazed while it lasts."},
      {"injured_sword_arm", "Injured sword arm", "arm-sling", "HM-INJ-02",
       "The sword hand cannot hold or use anything."},
      {"injured_other_arm", "Injured other arm", "arm-bandage", "HM-INJ-02",
       "The off hand cannot hold or use anything."},
      {"injured_right_leg", "Injured right leg", "broken-bone", "HM-INJ-02", "Cannot stand up."},
      {"injured_left_leg", "Injured left leg", "broken-bone", "HM-INJ-02", "Cannot stand up."},
      by_rules({"defence", "Defence", "shield", "HM-DEF-05", "Rolled in advance: an attack must beat it.", everyone,
                harmless, "result"}),
      by_rules({"readied", "Readied action", "hourglass", "HM-READY-01", "Waits for its trigger.", Visibility::side,
                harmless}),
      by_rules({"upcoming", "Upcoming action", "sands-of-time", "HM-ACT-05",
                "Completed with the next turn's standard action.", everyone, harmless}),
      {"resting", "Short rest", "camping-tent", "HM-REST-01", "Five minutes without a challenge.", everyone, harmless},
      by_rules(
          {"barred_from_item", "Dropped item", "drop-weapon", "HM-EFF-05", "Cannot pick up the dropped item yet."}),
      by_rules({"skill_effect", "Skill", "upgrade", "HM-ATK-12", "A skill changes something for a while.", everyone,
                harmless}),
      by_rules({"put_aside", "Turn start memory", "", "HM-INIT-03", "", Visibility::gm, harmless}),
      {"penalty", "Situational penalty", "armor-downgrade", "HM-DICE-04", "Lowers the consistency of some rolls."},
  };
}

std::vector<RelationSchema> relations() {
  constexpr auto gm = Visibility::gm;
  return {
      {"grabs", "Holding", "grab", "HM-GRAB-01", "{from} holds {to}"},
      {"guards", "Guarding", "shield-echoes", "HM-GUARD-01", "{from} guards {to}"},
      makes(Awareness::unaware,
            {"hidden_from", "Hidden", "hidden", "HM-HIDE-01", "{from} is hidden from {to}", Visibility::side}),
      {"suspects", "Suspects", "awareness", "HM-HIDE-06", "{from} knows that {to} is hidden somewhere"},
      {"attacked", "Attacked", "crossed-swords", "HM-BRAWL-03", "", gm},
      {"parried_with", "Parried with", "sword-clash", "HM-DEF-02", "{from} has parried with {to}"},
      {"blind_to", "Blind spot", "blindfold", "HM-BLIND-01", "{from} does not see {to}"},
      {"ran_from", "Ran from", "run", "HM-MOVE-02", "{from} cannot be charged from {to}"},
      {"began_in", "Began the turn in", "position-marker", "HM-MOVE-07", "", gm},
      {"began_with", "Began the turn with", "position-marker", "HM-HIDE-02", "", gm},
      makes(Awareness::aware, {"spotted_by", "Spotted", "awareness", "HM-OTH-02", "{to} has spotted {from}", gm}),
  };
}

}  // namespace ft::rules::heimr
