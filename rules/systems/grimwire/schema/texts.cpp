// Words and sentences: rolls, outcomes, parts of sums, questions, log lines.
#include "rules/systems/grimwire/schema/schema.hpp"

namespace ft::rules::grimwire {

namespace {

std::vector<TextSchema> words() {
  return {
      {"pc", "player character"}, {"npc", "other creature"}, {"none", "none"}, {"before", "before the action"}, {"after", "after the action"},
      {"closed", "closed"}, {"open", "open"}, {"waiting", "waiting"}, {"passed", "passed"}, {"acting", "acting"}, {"done", "done"}, {"lost", "lost"},
      {"hard", "hard ground"}, {"soft", "soft ground"}, {"water", "water"}, {"rushing_water", "rushing water"},
      {"movement", "Movement"}, {"action", "Action"}, {"auxiliary", "Auxiliary action"}, {"free", "Free"}, {"turn", "Turn"}, {"by_type", "Technique"},
      {"part_of_attack", "Part of the attack"}, {"gm", "Game master"}, {"unaware", "the others are unaware"}, {"alert", "the others are on alert"},
      {"standing", "standing numbers"}, {"rolled", "rolled"}, {"off", "off"}, {"on", "on"},
      {"friendly_fire", "those near the attacker"}, {"collateral", "those near the target"}, {"block_free", "nothing"}, {"block_aux", "an auxiliary action"},
      {"slots", "turns of the order"}, {"immediate", "at once"}, {"own_turns", "own turns"},
      {"bullet", "bullet"}, {"edged", "edged"}, {"blunt", "blunt"}, {"explosion", "explosion"}, {"heat", "heat"}, {"cold", "cold"}, {"electricity", "electricity"},
      {"radiation", "radiation"}, {"chemical", "chemical"}, {"biological", "biological"}, {"supernatural", "supernatural"}, {"fall", "fall"}, {"drown", "drowning"},
      {"bleed", "bleeding"}, {"raw", "raw"}, {"heroes", "Heroes"}, {"foes", "Foes"}, {"rounds", "rounds"}, {"turns", "turns"}, {"end_of_turn", "the end of the turn"},
      {"start_of_own_turn", "the start of its turn"}, {"end_of_target_turn", "the end of its turn"}, {"conflict", "the conflict"}, {"minutes", "minutes"}, {"seconds", "seconds"},
      {"round", "the round"}, {"forever", "until ended"}, {"speed_halved", "movement halved"}, {"n", "amount"}, {"in_conflict", "in a conflict"}, {"in_free_play", "outside a conflict"},
      {"walk", "walks"}, {"pushed", "is pushed"}, {"dragged", "is dragged"}, {"fallen", "falls"}, {"placed", "is placed"}, {"leap", "leaps"},
  };
}

std::vector<TextSchema> rolls() {
  return {
      {"attack", "Attack"}, {"evasion", "Evasion"}, {"shielding", "Shielding"}, {"lift", "Wielding"}, {"grab", "Grab"}, {"hold", "Hold"}, {"struggle", "Struggle"},
      {"block", "Block"}, {"slip_by", "Slip by"}, {"drag", "Drag"}, {"cling", "Cling"}, {"shove_aim", "Shove"}, {"shove_push", "Push"}, {"balance", "Balance"}, {"trip_roll", "Trip"},
      {"knock_down", "Knock down"}, {"choke_roll", "Choke"}, {"save", "Save"}, {"initiative_roll", "Initiative"}, {"difficult_ground", "Difficult ground"}, {"fall_roll", "Breaking the fall"},
      {"breath", "Breath"}, {"stabilise_understand", "Diagnosis"}, {"stabilise_treat", "Treatment"}, {"terror_roll", "Terror"}, {"catch_roll", "Catch"}, {"throw_roll", "Throw"},
      {"called", "Roll"}, {"assist_roll", "Help"}, {"recall_roll", "Memory"}, {"look_roll", "Looking"}, {"assess_roll", "Working it out"}, {"technique_roll", "Technique"}, {"damage", "Damage"}, {"friendly_fire_choice", "Who is hit instead"}, {"grappler_choice", "Which grappler"}, {"instability", "Instability"},
      {"heal", "Healing"}, {"burning_damage", "Burning"}, {"bleeding_damage", "Bleeding"},
      {"failed", "failed"}, {"tied", "tied"}, {"hit", "hit"}, {"missed", "missed"}, {"critical", "hit, twice the damage"}, {"wild", "wild: somebody else may be hit"},
      {"evaded", "evaded"}, {"shielded", "shielded"}, {"blocked", "blocked"}, {"worked", "worked"},
  };
}

std::vector<TextSchema> parts() {
  return {
      {"standing_number", "Standing number"}, {"attribute_bound", "Bounds of attributes"}, {"grappled", "Held"}, {"difficult_terrain", "Difficult ground"},
      {"natural_armour", "Natural armour"}, {"crawl", "Crawling"}, {"accuracy", "Weapon accuracy"}, {"ranged_attack", "Ranged or thrown"}, {"beyond_range", "Beyond range"},
      {"cover", "Cover"}, {"too_weak", "Too weak for the weapon"}, {"surprise", "Surprise"}, {"shielding_bonus", "Shielding bonus"}, {"raised_shield", "Raised shield"}, {"gm_modifier", "Game master"}, {"no_knowledge", "Knowledge missing"}, {"persuade", "persuade"}, {"intimidate", "intimidate"}, {"task", "a task"}, {"crafting", "crafting"}, {"technology", "technology"},
      {"base_number", "Number"}, {"spared", "Spared by the attacker"}, {"weight", "Weight"}, {"below_zero", "Below 0"}, {"doubled", "Natural 20"}, {"halved", "Halved"}, {"minimum", "At least 1"},
      {"weakness", "Weak"}, {"resistance", "Resistant"}, {"immunity", "Immune"}, {"tn", "Number"}, {"evade_number", "Number to evade"}, {"flat", "Flat"}, {"amount", "Amount"},
      {"bonus", "bonus"}, {"attribute", "attribute"}, {"purpose", "roll"}, {"technique_bonus", "Technique"},
  };
}

std::vector<TextSchema> questions() {
  return {
      {"q_attribute", "{who}, which attribute do you use for {purpose}?"},
      {"o_attribute", "{attribute} ({bonus})"},
      {"q_technique", "{actor} gives {who} an opening: use {technique}?"},
      {"q_techniques", "{actor} gives {who} an opening: which technique?"},
      {"o_technique", "{technique} (Focus {cost})"},
      {"o_decline", "Let it pass"},
      {"o_raise", "Raise {item} (+{bonus})"},
      {"q_shield_other", "{actor} attacks {target}: does {who} get in the way?"},
      {"q_raise_shield", "{actor}'s attack is getting through: does {who} raise {item}?"},
      {"q_spare", "The blow goes astray at {target}: does {who} try to spare them?"},
      {"q_hold_back", "This would bring {target} down: does {who} hold back and leave them alive?"},
      {"q_block_path", "{actor} is about to get past: does {who} block the way?"},
      {"o_block_with", "Block with {attribute} ({bonus})"},
      {"q_block_hold", "{actor} struggles to act: does {who} hold on tight?"},
      {"q_cling", "{actor} drags {who} along: grab onto something?"},
      {"q_push_focus", "{technique} costs {cost} Focus, more than {who} has: push, and take a level of burnout?"},
      {"q_first", "The initiative is tied: who acts first this round?"},
      {"o_creature", "{who}"},
      {"q_shove_distance", "{target} is shoved: how many metres?"},
      {"q_stabilise_tn", "{purpose} of {target}: against which number?"},
      {"q_catch", "{actor} throws something over: does {who} catch it?"},
      {"q_side_effect", "{who} threw a natural {natural}: does anything more come of it?"},
      {"q_tie", "{who} and {target} are tied: does {who} succeed?"},
      {"q_assist", "{who} offers to help {actor} with {attribute}: does that help?"},
      {"q_prompt", "{text}"},
      {"q_recall_tn", "{who} wants to know: “{text}”. Against which number?"},
      {"q_recall_text", "{who} succeeds: what do they learn?"},
      {"q_friendly", "{target} is an ally: does {who} really attack?"},
      {"within_move", "within the movement"}, {"within_dash", "with a dash"}, {"beyond", "too far"},
  };
}

std::vector<TextSchema> lines() {
  return {
      {"conflict_starts", "A conflict begins."}, {"conflict_ends", "The conflict ends."}, {"round_begins", "Round {round} begins."},
      {"turn_begins", "It is {who}'s turn."}, {"turn_passed", "{who} waits for a better moment."},
      {"turn_lost", "{who} hesitates, and the turn is lost."}, {"joins", "{who} joins the conflict."},
      {"stopped", "{who} is stopped at {cell}."}, {"bumped", "{who} runs into something at {cell}."},
      {"goes_down", "{who} goes down and is dying."}, {"dies", "{who} dies."}, {"revived", "{who} is stable, but out cold."},
      {"dying_on", "{who} is dying: Condition {condition}."}, {"wakes", "{who} comes to."}, {"suffocates", "{who} cannot breathe."},
      {"passes_out", "{who} passes out for lack of air."}, {"burns_out", "{who} is at burnout {level}."},
      {"uses", "{who} uses {technique}."}, {"pushes", "{who} pushes beyond their Focus."}, {"lapses", "{who}'s {technique} comes too late."},
      {"depth_limit", "Too many reactions at once: further ones are skipped."},
      {"shields", "{who} takes the blow meant for {target}."}, {"raises", "{who} raises {item}, and the blow lands on it."},
      {"item_breaks", "{item} breaks, but can be repaired."}, {"item_breaks_for_good", "{item} breaks beyond repair."},
      {"item_disabled", "{item} holds, but cannot be raised until its owner's next turn."},
      {"nobody_hit", "The wild blow hits nobody."}, {"hits_instead", "The blow strikes {target} instead."},
      {"attack_lost", "{who}'s attack comes to nothing."}, {"too_weak_to_swing", "{who} cannot lift {item} to strike."},
      {"held_back", "{who} holds back: {target} is out cold, but alive."},
      {"holds", "{who} has a hold on {target}."}, {"slips_free", "{who} breaks free."}, {"lets_go", "{who} lets go of {target}."},
      {"cannot_act_held", "{who} is held too tightly to act."}, {"chokes", "{who} chokes {target}."},
      {"blocks_way", "{who} blocks {target}'s way."}, {"gets_past", "{target} gets past {who}."},
      {"pushed_back", "{who} is pushed back {n} m."}, {"falls", "{who} falls {n} m."}, {"stands", "{who} is on their feet again."},
      {"gives", "{who} hands {item} to {target}."}, {"throws_gear", "{who} throws {item} to {target}."},
      {"catches", "{who} catches {item}."}, {"lands_at", "{item} lands at {cell}."}, {"speaks", "{who}: “{text}”"},
      {"flames_out", "The flames on {who} are out."}, {"bleeding_stops", "{who}'s bleeding stops."}, {"time_passes", "{n} seconds pass."},
      {"side_effect", "{who}: {text}"}, {"learns", "{who} learns: {text}"}, {"learns_nothing", "{who} cannot tell."},
      {"needed", "{who} needs a {n} on the die."}, {"assessment", "{who} faces this: {text}"},
      {"helps", "{who} stands ready to help {target}."}, {"does", "{who}: {text}"},
      {"reassigned", "{who}: {n} from {from} to {to}. {text}"},
  };
}

std::vector<TextSchema> parameters() {
  std::vector<TextSchema> all;
  for (const std::string name : {"mode", "encounter", "missing", "left", "distance", "most", "level", "technique", "cost", "what", "item", "weapon", "to", "text", "surprise", "attackers", "tn", "modifier", "shown", "status",
                                 "amount", "type", "seconds", "natural", "who_else", "roll", "crit", "standing_number_of", "thrown", "melee", "light", "heavy", "unarmed", "ranged", "always", "medical", "locks", "height_tenths", "helper", "helper_attribute", "second_helper", "second_attribute", "knowledge", "penalty", "from", "points", "jumped", "slots_left", "under_water", "patient", "assisted", "inactive", "actor", "STR", "INT", "SOC", "height", "held_turns", "target_is_self", "ground", "scene", "brainwashed"})
    all.push_back({name, name});
  return all;
}

}  // namespace

std::vector<TextSchema> texts() {
  std::vector<TextSchema> all;
  for (const auto& some : {words(), rolls(), parts(), questions(), lines(), parameters()}) all.insert(all.end(), some.begin(), some.end());
  return all;
}

}  // namespace ft::rules::grimwire
