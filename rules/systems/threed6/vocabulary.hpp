// The names the rulebook gives its numbers, conditions and relations. The schema declares each of them (schema/).
#pragma once

#include "rules/kernel/values/key.hpp"
#include "rules/systems/threed6/names.hpp"

namespace ft::rules::threed6 {

namespace key {
// Attributes and derived numbers (2.1)
inline constexpr Key kind = "kind"_k, pc = "pc"_k, npc = "npc"_k;
inline constexpr Key ST = "ST"_k, DX = "DX"_k, IQ = "IQ"_k, HT = "HT"_k, will = "will"_k, per = "per"_k;
inline constexpr Key hp = "hp"_k, hp_max = "hp_max"_k, fp = "fp"_k, fp_max = "fp_max"_k, dr = "dr"_k;
inline constexpr Key move = "move"_k, dodge = "dodge"_k, parry = "parry"_k, block = "block"_k;
// The turn (2.4)
inline constexpr Key maneuver = "maneuver"_k, no_maneuver = "no_maneuver"_k, turn_state = "turn_state"_k,
                     waiting = "waiting"_k, acting = "acting"_k, done = "done"_k;
inline constexpr Key moved = "moved"_k, step_used = "step_used"_k, block_used = "block_used"_k, parries = "parries"_k;
inline constexpr Key shock = "shock"_k, hurt = "hurt"_k, turns_taken = "turns_taken"_k;
// Maneuvers
inline constexpr Key all_out_attack = "all_out_attack"_k, move_and_attack = "move_and_attack"_k,
                     do_nothing = "do_nothing"_k;
// Conditions (2.3)
inline constexpr Key standing = "standing"_k, kneeling = "kneeling"_k, sitting = "sitting"_k, crawling = "crawling"_k,
                     prone = "prone"_k, supine = "supine"_k;
inline constexpr Key stunned = "stunned"_k, mentally_stunned = "mentally_stunned"_k, surprised = "surprised"_k;
inline constexpr Key unconscious = "unconscious"_k, collapsed = "collapsed"_k, dead = "dead"_k,
                     restrained = "restrained"_k, awake_again = "awake_again"_k;
inline constexpr Key resting = "resting"_k, readying = "readying"_k, no_waking = "no_waking"_k;
inline constexpr Key increased_defense = "increased_defense"_k, double_defense = "double_defense"_k,
                     concentrating = "concentrating"_k, on_a_climb = "on_a_climb"_k, in_deep_water = "in_deep_water"_k,
                     waiting_for = "waiting_for"_k, suppressing = "suppressing"_k;
// Relations
inline constexpr Key aims_at = "aims_at"_k, evaluates = "evaluates"_k, feinted = "feinted"_k,
                     hidden_from = "hidden_from"_k, suppressed = "suppressed"_k, bears = "bears"_k;
// Placements of items
inline constexpr Key main_hand = "main_hand"_k, off_hand = "off_hand"_k, both_hands = "both_hands"_k, pack = "pack"_k,
                     ground = "ground"_k;
// Items
inline constexpr Key unready = "unready"_k, attacked_with = "attacked_with"_k, broken = "broken"_k;
// Kinds of content
inline constexpr Key weapon = "weapon"_k, shield = "shield"_k, gear = "gear"_k, skill = "skill"_k, mishap = "mishap"_k,
                     creature = "creature"_k;
}  // namespace key

}  // namespace ft::rules::threed6
