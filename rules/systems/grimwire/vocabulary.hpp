// The names GRIMWIRE gives its numbers, conditions and relations. The schema declares each of them (schema/).
#pragma once

#include "rules/kernel/values/key.hpp"
#include "rules/systems/grimwire/names.hpp"

namespace ft::rules::grimwire {

// Attributes. Source: GW-ATTR-01.
inline constexpr Key TOG = "TOG"_k, AGL = "AGL"_k, COR = "COR"_k, MND = "MND"_k, PER = "PER"_k, RSN = "RSN"_k;

namespace key {
// Resources and what bounds them (2.1)
inline constexpr Key kind = "kind"_k, pc = "pc"_k, npc = "npc"_k;
inline constexpr Key condition = "condition"_k, condition_max = "condition_max"_k, cond_cap = "cond_cap"_k;
inline constexpr Key focus = "focus"_k, focus_max = "focus_max"_k;
inline constexpr Key burnout_real = "burnout_real"_k, burnout = "burnout"_k;
inline constexpr Key base_speed = "base_speed"_k, speed = "speed"_k, weight_class = "weight_class"_k;
inline constexpr Key light_attacks = "light_attacks"_k, magic_range = "magic_range"_k;
inline constexpr Key breathes = "breathes"_k, circulates = "circulates"_k, mechanical = "mechanical"_k;
inline constexpr Key dying_burnout_given = "dying_burnout_given"_k;
// Turn budget (2.2): 0 free, 1 spent
inline constexpr Key action_this = "action_this"_k, action_next = "action_next"_k;
inline constexpr Key aux_this = "aux_this"_k, aux_next = "aux_next"_k, extra_aux = "extra_aux"_k;
inline constexpr Key moved_m = "moved_m"_k, move_phase = "move_phase"_k, move_given_up = "move_given_up"_k;
inline constexpr Key none = "none"_k, before = "before"_k, after = "after"_k, closed = "closed"_k;
inline constexpr Key dashed = "dashed"_k, move_halved = "move_halved"_k;
inline constexpr Key light_left = "light_left"_k, spoke = "spoke"_k;
inline constexpr Key turn_state = "turn_state"_k, waiting = "waiting"_k, passed = "passed"_k, acting = "acting"_k,
                     done = "done"_k, lost = "lost"_k;
// Conditions (3.12 and 2.1)
inline constexpr Key knocked_down = "knocked_down"_k, stunned = "stunned"_k, paralysed = "paralysed"_k;
inline constexpr Key dying = "dying"_k, dead = "dead"_k, asleep = "asleep"_k, knocked_out = "knocked_out"_k,
                     out_cold = "out_cold"_k, powered_off = "powered_off"_k;
inline constexpr Key agony = "agony"_k, burning = "burning"_k, bleeding = "bleeding"_k, suffocating = "suffocating"_k;
inline constexpr Key sensory_impairment = "sensory_impairment"_k, limp = "limp"_k, surprised = "surprised"_k;
inline constexpr Key temp_condition = "temp_condition"_k, falling = "falling"_k, mitigation = "mitigation"_k;
inline constexpr Key frenzy = "frenzy"_k, amok = "amok"_k, terror = "terror"_k, mind_controlled = "mind_controlled"_k;
inline constexpr Key inebriated = "inebriated"_k, holding_breath = "holding_breath"_k;
// Relations
inline constexpr Key grappling = "grappling"_k, choking = "choking"_k, shielding_against = "shielding_against"_k;
// Content kinds and placements
inline constexpr Key weapon = "weapon"_k, armour = "armour"_k, technique = "technique"_k, consumable = "consumable"_k,
                     creature = "creature"_k, held = "held"_k, worn = "worn"_k, pack = "pack"_k;
}  // namespace key

}  // namespace ft::rules::grimwire
