// Words and sentences of attacks, defences, effects, guards and holds.
#include "rules/systems/heimr/schema/schema.hpp"

namespace ft::rules::heimr {

namespace {

std::vector<TextSchema> rolls() {
  return {
      {"attack", "Attack"},
      {"stopping", "Stopping the held creature"},
      {"published", "set as defence"},
      {"contact", "just touches"},
      {"held", "held fast"},
      {"sets_cr", "must be reached"},
      {"damage", "Damage"},
  };
}

std::vector<TextSchema> parts() {
  return {
      {"aimed", "Aimed at a part"},
      {"difficult", "Difficult terrain"},
      {"target_prone", "The target is prone"},
      {"blind_spot", "Out of the blind spot"},
      {"outmanoeuvre", "Getting past"},
      {"melee", "melee"},
      {"ranged", "ranged"},
      {"dodged", "dodged"},
      {"c", "consistency"},
      {"p", "potential"},
      {"direction", "barred direction"},
      {"post", "post"},
      {"broken", "broken so far"},
      {"used", "used"},
      {"unconscious_in_s", "seconds until unconscious"},
      {"dies_in_s", "seconds until death"},
      {"turn_starts", "turn starts"},
      {"drags", "drags a creature"},
      {"dragged", "is dragged along"},
  };
}

std::vector<TextSchema> questions() {
  return {
      {"q_next_defence", "{who}: next defence?"},
      {"q_defence_against_shot", "A parry does not help {who} here. Which defence instead?"},
      {"in_advance_q_next_defence", "when the next defence is chosen"},
      {"in_advance_q_defence_against_shot", "when a shot meets a parry"},
      {"in_advance_q_take_the_hit", "when a hit could be taken without defending"},
      {"o_dodge", "Dodge: consistency {c}, potential {p}"},
      {"o_defence_with", "{kind} with {item}: consistency {c}, potential {p}"},
      {"q_take_the_hit", "{actor} attacks {who}. Take the hit without defending?"},
      {"q_outmanoeuvre", "{target} stands in {who}'s way. Try to get past?"},
      {"q_guard_attack", "{target} tries to get past {who}. Attack?"},
      {"q_provoked", "{actor} attacks {who} unarmed. Attack first?"},
      {"q_blind_line", "The shot at {who} comes between two lines. Which counts?"},
      {"q_stop_held", "{actor}, held by {who}, acts. Roll to stop it?"},
      {"q_avert", "{who} is hit. Use a skill?"},
      {"o_skill", "{skill}"},
      {"o_decline", "No"},
      {"q_stumble_direction", "{who} stumbles. Which direction is barred?"},
      {"q_item_breaks", "{item} is hit by Break {n}. Does it break?"},
      {"q_pull_along", "{actor} wants to drag {target} along. Spend {who}'s move on it?"},
  };
}

std::vector<TextSchema> lines() {
  return {
      {"attack_lost", "{who}'s attack is lost."},
      {"hit_at", "{who} is hit: {part}."},
      {"suffers", "{who} suffers {effect} {n}."},
      {"injured", "{who} is injured: {part}."},
      {"falls_unconscious", "{who} loses consciousness."},
      {"dies", "{who} dies."},
      {"reopens", "{who}'s wound opens again."},
      {"item_breaks", "{item} breaks."},
      {"item_holds", "{item} holds."},
      {"structure_breaks", "It gives way to Break {n}."},
      {"structure_holds", "It withstands Break {n}."},
      {"grabs_hold", "{who} gets hold of {target}: {part}."},
      {"breaks_hold", "{who} tears loose from {target}: {n} against {cr}."},
      {"hold_stays", "{target} holds {who} fast: {cr} against {n}."},
      {"intercepts", "{who} steps in the way of {target}."},
      {"gets_past", "{who} gets past {target}."},
      {"stopped_by_guard", "{who} is stopped by {target}."},
      {"kept_at_distance", "{who} does not get close to {target}."},
      {"uses_skill", "{who} uses {skill}."},
      {"pull_fails", "Not enough movers for {target}."},
  };
}

}  // namespace

std::vector<TextSchema> fight_texts() { return joined(rolls(), parts(), questions(), lines()); }

}  // namespace ft::rules::heimr
