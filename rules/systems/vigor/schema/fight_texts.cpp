// Sentences: rolls, outcomes, parts of totals, questions, log lines.
#include "rules/systems/vigor/schema/schema.hpp"

namespace ft::rules::vigor {

namespace {

std::vector<TextSchema> rolls() {
  return {{"attack_roll", "Attack"},
          {"dodge_roll", "Dodge"},
          {"deflect_roll", "Deflect"},
          {"block_roll", "Block"},
          {"damage_roll", "Damage"},
          {"initiative_roll", "Initiative"},
          {"roll_off", "Tied initiative"},
          {"check_roll", "Check"},
          {"resistance_roll", "Resistance"},
          {"aid_roll", "Emergency aid"},
          {"stabilize_roll", "Stabilizing"},
          {"restored_roll", "Restored"},
          {"hit", "hit"},
          {"missed", "missed"},
          {"evaded", "evaded"},
          {"not_evaded", "hit all the same"},
          {"passed", "passed"},
          {"failed", "failed"},
          {"critical", "critical hit"},
          {"resisted", "resisted"},
          {"all", "all rolls"},
          {"defense", "Defense"},
          {"resistance", "Resistance"},
          {"melee_attack", "Melee attack"},
          {"melee_damage", "Melee damage"}};
}

std::vector<TextSchema> parts() {
  return {{"action_die", "Action die"},
          {"bonus_dice", "Bonus dice"},
          {"weapon_dice", "Weapon dice"},
          {"dice_step", "Die steps"},
          {"distant", "Distant target"},
          {"target_down", "Target is down"},
          {"off_hand_attack", "Off-hand"},
          {"watching", "Over Watch"},
          {"gm_set", "GM"},
          {"base_guard", "Base Guard"},
          {"smaller", "Smaller target"},
          {"behind", "Unaware, from behind"},
          {"attack_total", "Attack total"},
          {"armor_absorbs", "Armor"},
          {"natural_armor", "Natural armor"},
          {"resistant", "Resistant"},
          {"vulnerable_to", "Vulnerable"},
          {"immune_to", "Immune"},
          {"superior", "Superior Durability"},
          {"to_durability", "To Durability"},
          {"to_health", "To Health"},
          {"rolled", "Rolled"},
          {"flat", "Flat"},
          {"ambush", "Ambush"},
          {"base_number", "Number"}};
}

std::vector<TextSchema> questions() {
  return {{"q_takes_part", "Does {who} wish to act?"},
          {"q_defense", "{actor} strikes at {who} with {total}. Defend?"},
          {"in_advance_q_defense", "when an attack passes its Guard"},
          {"q_defense_unseen", "{actor} strikes at {who}. Defend?"},
          {"o_defense", "{form}: {cost} of {left} Vigor"},
          {"o_decline", "No defense"},
          {"q_opening", "{actor} is open to attack. Does {who} strike?"},
          {"in_advance_q_opening", "when a creature is open to attack"},
          {"o_strike", "{item}: {cost} of {left} Vigor"},
          {"o_let_pass", "Let it pass"},
          {"q_leaves", "{who} is out of all enemies' reach. Leave the encounter?"},
          {"q_killed", "{who} is incapacitated and hit by {actor}. Killed outright?"},
          {"q_struggle", "{who} may resist with {ability} against {vs}. Struggle?"},
          {"q_struggle_either", "{who} may resist against {vs}. Struggle?"},
          {"q_resist_with", "Which ability does {who} resist with?"},
          {"o_ability", "{ability}: {n} dice"}};
}

std::vector<TextSchema> lines() {
  return {{"encounter_starts", "An encounter begins."},
          {"encounter_ends", "The encounter ends."},
          {"side_is_out", "{who} was the last of its side able to act: the encounter may end."},
          {"round_begins", "Round {round} begins."},
          {"joins", "{who} joins the encounter."},
          {"does_not_act", "{who} does not take part."},
          {"cannot_act", "{who} cannot act."},
          {"recovers", "{who} recovers {n} Vigor."},
          {"is_winded", "{who} is winded."},
          {"breathes_again", "{who} is no longer winded."},
          {"defends", "{who} defends."},
          {"actions_granted", "The GM grants {who} {n} actions."},
          {"actions_taken", "The GM takes {n} actions from {who}."},
          {"is_wounded", "{who} is wounded."},
          {"no_longer_wounded", "{who} is no longer wounded."},
          {"goes_into_shock", "{who} goes into shock: {n} rounds to live."},
          {"wakes", "{who} comes to."},
          {"dies", "{who} dies."},
          {"destroyed", "{who} is destroyed."},
          {"cover_destroyed", "What {who} shelters behind is destroyed."},
          {"armor_destroyed", "{item} of {who} is destroyed."},
          {"falls_down", "{who} is knocked down."},
          {"lies_down", "{who} drops prone."},
          {"stands", "{who} stands up."},
          {"bumped", "{who} is stopped at {cell}."},
          {"flees", "{who} tries to escape."},
          {"escapes", "{who} leaves the encounter."},
          {"is_open", "{who} is open to attack."},
          {"attack_was", "{who} attacked with a total of {total}."},
          {"takes_opening", "{who} strikes at an opening of {target}."},
          {"watches", "{who} expects an attack."},
          {"says", "{who}: “{text}”"}};
}

constexpr std::string_view parameters = "total form item attack initiative damage cover";

}  // namespace

std::vector<TextSchema> fight_texts() {
  return joined(rolls(), parts(), questions(), lines(), identity_texts(parameters));
}

}  // namespace ft::rules::vigor
