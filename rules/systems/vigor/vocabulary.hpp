// The names Vigor gives its numbers, conditions and relations. The schema declares each of them (schema/).
#pragma once

#include <array>

#include "rules/kernel/values/key.hpp"
#include "rules/systems/vigor/names.hpp"

namespace ft::rules::vigor {

namespace key {
// Abilities and resources (2.1)
inline constexpr Key strength = "strength"_k, agility = "agility"_k, speed = "speed"_k, stamina = "stamina"_k,
                     soul = "soul"_k, reason = "reason"_k, resolve = "resolve"_k;
inline constexpr Key vigor = "vigor"_k, vigor_max = "vigor_max"_k, mana = "mana"_k, mana_max = "mana_max"_k;
inline constexpr Key durability = "durability"_k, durability_max = "durability_max"_k, health = "health"_k,
                     health_max = "health_max"_k;
inline constexpr Key guard = "guard"_k, size = "size"_k, living = "living"_k, object = "object"_k;
// The turn
inline constexpr Key actions_left = "actions_left"_k, initiative = "initiative"_k, offhand_open = "offhand_open"_k,
                     offhand_awaited = "offhand_awaited"_k, turn_state = "turn_state"_k, waiting = "waiting"_k,
                     acting = "acting"_k, done = "done"_k, sits_out = "sits_out"_k;
// What reactions are judged by
inline constexpr Key reacted = "reacted"_k, opened = "opened"_k, undeflectable = "undeflectable"_k,
                     unblockable = "unblockable"_k;
// Conditions
inline constexpr Key wounded = "wounded"_k, winded = "winded"_k, knocked_down = "knocked_down"_k, bound = "bound"_k,
                     pinned = "pinned"_k, unconscious = "unconscious"_k, shock = "shock"_k, stabilized = "stabilized"_k,
                     dead = "dead"_k, escaped = "escaped"_k;
inline constexpr Key defending = "defending"_k, readied = "readied"_k, committed = "committed"_k,
                     over_watch = "over_watch"_k, ambushed = "ambushed"_k, ambusher = "ambusher"_k;
inline constexpr Key actions_paid = "actions_paid"_k, actions_needed = "actions_needed"_k;
inline constexpr Key rounds_left = "rounds_left"_k, entered_round = "entered_round"_k;
// Relations
inline constexpr Key unnoticed_by = "unnoticed_by"_k, foe_of = "foe_of"_k, friend_of = "friend_of"_k;
// Content kinds and placements
inline constexpr Key weapon = "weapon"_k, armor = "armor"_k, gear = "gear"_k, talent = "talent"_k, skill = "skill"_k;
inline constexpr Key technique = "technique"_k, spell = "spell"_k;
inline constexpr Key main_hand = "main_hand"_k, off_hand = "off_hand"_k, worn = "worn"_k, pack = "pack"_k,
                     natural = "natural"_k, ground = "ground"_k;
}  // namespace key

/// The seven abilities with their dice and the dice that a stat block fixes. Source: vigor.md 2.1, VG-DICE-03.
struct Ability {
  Key score, dice, fixed_dice;
};
inline constexpr std::array seven_abilities{Ability{key::strength, "dice_strength"_k, "fixed_dice_strength"_k},
                                            Ability{key::agility, "dice_agility"_k, "fixed_dice_agility"_k},
                                            Ability{key::speed, "dice_speed"_k, "fixed_dice_speed"_k},
                                            Ability{key::stamina, "dice_stamina"_k, "fixed_dice_stamina"_k},
                                            Ability{key::soul, "dice_soul"_k, "fixed_dice_soul"_k},
                                            Ability{key::reason, "dice_reason"_k, "fixed_dice_reason"_k},
                                            Ability{key::resolve, "dice_resolve"_k, "fixed_dice_resolve"_k}};

/// Lowest first; the place in the list is what rules compare. Source: VG-DMG-01.
inline constexpr std::array qualities_by_rank{"feeble"_k, "poor"_k, "ordinary"_k, "heroic"_k, "epic"_k, "legendary"_k};
/// Smallest first. Source: VG-SIZE-01.
inline constexpr std::array sizes_by_rank{"tiny"_k, "small"_k,   "medium"_k,  "large"_k,
                                          "huge"_k, "massive"_k, "colossal"_k};

}  // namespace ft::rules::vigor
