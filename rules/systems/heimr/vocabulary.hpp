// The names Heimr gives its numbers, conditions and relations. The schema declares each of them (schema/).
#pragma once

#include "rules/kernel/values/key.hpp"
#include "rules/systems/heimr/names.hpp"

namespace ft::rules::heimr {

namespace key {
// Resources (2.1)
inline constexpr Key kind = "kind"_k, pc = "pc"_k, npc = "npc"_k;
inline constexpr Key hp = "hp"_k, hp_max = "hp_max"_k, wp = "wp"_k, wp_max = "wp_max"_k;
inline constexpr Key fatigue = "fatigue"_k, base_fatigue = "base_fatigue"_k, fatigue_raised = "fatigue_raised"_k;
inline constexpr Key xp = "xp"_k, xp_spent = "xp_spent"_k;
// The fight (2.1, 2.4): cluster is a group; standard is a pip (0 free, 1 spent)
inline constexpr Key cluster = "cluster"_k, initiative = "initiative"_k;
inline constexpr Key standard = "standard"_k, turn_over = "turn_over"_k, simul_used = "simul_used"_k;
inline constexpr Key turn_state = "turn_state"_k, waiting = "waiting"_k, acting = "acting"_k, done = "done"_k;
inline constexpr Key dodge_uses = "dodge_uses"_k, block_uses = "block_uses"_k;
inline constexpr Key dodge_ready = "dodge_ready"_k, ongoing_penalty = "ongoing_penalty"_k;
// Conditions: positions (3.16)
inline constexpr Key prone = "prone"_k, helpless = "helpless"_k, sleeping = "sleeping"_k, unconscious = "unconscious"_k,
                     climbing = "climbing"_k, dead = "dead"_k;
// Conditions: effects (3.5), injuries (3.4)
inline constexpr Key fallen = "fallen"_k, stumbling = "stumbling"_k, dazed = "dazed"_k, bound = "bound"_k,
                     weakened = "weakened"_k;
inline constexpr Key bloodied = "bloodied"_k, mangled = "mangled"_k, mutilated = "mutilated"_k,
                     stabilised = "stabilised"_k;
// Conditions: what is prepared: a published defence, a readied action, an upcoming action
inline constexpr Key defence = "defence"_k, readied = "readied"_k, upcoming = "upcoming"_k, resting = "resting"_k;
// Kinds of defence. Source: HM-DEF-02.
inline constexpr Key dodge = "dodge"_k, block = "block"_k, parry = "parry"_k;
// Body parts. Source: HM-ATK-09. The injury of a part is the condition injured_PART.
inline constexpr Key torso = "torso"_k, sword_arm = "sword_arm"_k, other_arm = "other_arm"_k, right_leg = "right_leg"_k,
                     left_leg = "left_leg"_k;
// Relations
inline constexpr Key grabs = "grabs"_k, guards = "guards"_k, hidden_from = "hidden_from"_k, suspects = "suspects"_k,
                     attacked = "attacked"_k, parried_with = "parried_with"_k, blind_to = "blind_to"_k;
inline constexpr Key ran_from = "ran_from"_k, began_in = "began_in"_k, began_with = "began_with"_k;
// Placements of items
inline constexpr Key sword_hand = "sword_hand"_k, off_hand = "off_hand"_k, both_hands = "both_hands"_k,
                     accessible = "accessible"_k, pack = "pack"_k, ground = "ground"_k;
// Kinds of content
inline constexpr Key weapon = "weapon"_k, shield = "shield"_k, gear = "gear"_k, attribute = "attribute"_k,
                     ability = "ability"_k, skill = "skill"_k, creature = "creature"_k;
}  // namespace key

}  // namespace ft::rules::heimr
