// The names aura gives its numbers, conditions and relations: the catalog's. The schema declares each of them (schema/).
#pragma once

#include <array>

#include "rules/kernel/values/key.hpp"
#include "rules/systems/aura/names.hpp"

namespace ft::rules::aura {

namespace key {
// Pools and what is held back of them by a declared action (2.1)
inline constexpr Key energy = "energy"_k, energyAllotment = "energyAllotment"_k, energyReserved = "energyReserved"_k;
inline constexpr Key stamina = "stamina"_k, staminaMax = "staminaMax"_k, staminaReserved = "staminaReserved"_k,
                     staminaSwapLimit = "staminaSwapLimit"_k, staminaSwapUsed = "staminaSwapUsed"_k;
inline constexpr Key agility = "agility"_k, agilityMax = "agilityMax"_k, agilityReserved = "agilityReserved"_k,
                     agilityBonus = "agilityBonus"_k;
/// Energy that is held back for actions which give credits for Agile Moves (AU-MOVE-08); fields of every form that costs.
inline constexpr Key creditReserved = "creditReserved"_k;
/// In a form whose numbers the GM has supplied; never sent by a client.
inline constexpr Key settled = "settled"_k;
/// In the form of a player's answer, so that it is not taken for the GM's whose action it answers; never sent by a
/// client.
inline constexpr Key by_player = "by_player"_k;
inline constexpr Key payStamina = "payStamina"_k, confirmCollapse = "confirmCollapse"_k, at_step = "at_step"_k;
inline constexpr Key aura = "aura"_k, auraMax = "auraMax"_k, surges = "surges"_k, surgesMax = "surgesMax"_k;
// This Round (2.1)
inline constexpr Key nonMoveEnergy = "nonMoveEnergy"_k, agileUsed = "agileUsed"_k, metresMoved = "metresMoved"_k,
                     metresSinceDefend = "metresSinceDefend"_k;
inline constexpr Key initUsed = "initUsed"_k, swiftUsed = "swiftUsed"_k, waiting = "waiting"_k;
/// Direction of the last step of a Run, plus 1; 0: none (AU-MOVE-07).
inline constexpr Key heading = "heading"_k;
/// The last finished ordinary action (a symbol), and of consecutive movement actions how far and where they went.
inline constexpr Key lastAction = "lastAction"_k, lastDir = "lastDir"_k, lastMetres = "lastMetres"_k,
                     lastSprint = "lastSprint"_k, lastZigzag = "lastZigzag"_k;
/// What the GM adds to the next attack (AU-ARB-14).
inline constexpr Key situational = "situational"_k;
inline constexpr Key deathModifier = "deathModifier"_k;
/// In the middle of a movement action of its own; 2: of a Sprint or zig-zag (AU-MOVE-12, AU-CM-03).
inline constexpr Key moving = "moving"_k;
/// In a roll block that waits for an answer; 2: of an interrupt (AU-ARB-08, AU-INT-03).
inline constexpr Key rolling = "rolling"_k;
// The sheet (2.1)
inline constexpr Key level = "level"_k, mpl = "mpl"_k, size = "size"_k, speed = "speed"_k;
inline constexpr Key armStrength = "armStrength"_k, legStrength = "legStrength"_k, sprintBonus = "sprintBonus"_k,
                     jumpDistance = "jumpDistance"_k, jumpReach = "jumpReach"_k, jumpBonus = "jumpBonus"_k,
                     initiative = "initiative"_k, hands = "hands"_k;
inline constexpr Key inherentEvasion = "inherentEvasion"_k, inherentFortitude = "inherentFortitude"_k,
                     inherentWill = "inherentWill"_k;
// What stands until it is changed (2.1)
inline constexpr Key posture = "posture"_k, standing = "standing"_k, kneeling = "kneeling"_k, lying = "lying"_k;
inline constexpr Key defending = "defending"_k, refuseDefence = "refuseDefence"_k,
                     fullyRestrained = "fullyRestrained"_k;
// Conditions (3.37, AU-DEATH, AU-UNC)
inline constexpr Key exposed = "exposed"_k, unguarded = "unguarded"_k, shaken = "shaken"_k, exhausted = "exhausted"_k,
                     dazed = "dazed"_k, blinded = "blinded"_k, slowed = "slowed"_k, prone = "prone"_k,
                     surprised = "surprised"_k, restrained = "restrained"_k, restraining = "restraining"_k,
                     unconscious = "unconscious"_k;
inline constexpr Key bleeding = "bleeding"_k, stabilized = "stabilized"_k, dead = "dead"_k, injured = "injured"_k;
/// A datum of an instance that something keeps imposing: not felt until the end of the Round (AU-COND-06).
inline constexpr Key ignored = "ignored"_k;
/// The source_key of what a cell imposes (AU-MOVE-11).
inline constexpr Key terrain = "terrain"_k;
// When a condition ends (2.4). Removed by hand, with its parent, or while its source holds: no unit.
inline constexpr Key end_of_round = "end_of_round"_k, short_rest = "short_rest"_k;
// Causes of unconsciousness: the source_key of each instance (AU-UNC-02)
namespace cause {
inline constexpr Key stamina = "stamina"_k, nonlethal = "nonlethal"_k, death = "death"_k, sleep = "sleep"_k,
                     gm = "gm"_k;
}
// Relations: {from} holds {to}; {from} hides from {to}; {from} keeps facing {to}; {from} watches what {to} declares;
// {from} may answer {to} (AU-ARB-10)
inline constexpr Key holds = "holds"_k, hidden_from = "hidden_from"_k, tracks = "tracks"_k, watches = "watches"_k,
                     reply_right = "reply_right"_k;
// Items and where they are
inline constexpr Key loaded = "loaded"_k, loadProgress = "loadProgress"_k, broken = "broken"_k, drawRow = "drawRow"_k;
/// The container that a thing is packed in, by its number; whether a container is open (AU-ITEM-01).
inline constexpr Key inside = "inside"_k, open = "open"_k;
/// Data of an ability: how often it was used since a Short and a Long Rest (AU-ABIL-01).
inline constexpr Key usedShort = "usedShort"_k, usedLong = "usedLong"_k;
/// Blocks of a rest in each of which a Recovery Surge may still be spent (AU-REST-01).
inline constexpr Key restBlocks = "restBlocks"_k;
inline constexpr Key pack = "pack"_k, held = "held"_k, worn = "worn"_k, ground = "ground"_k, surface = "surface"_k;
// Kinds of content
inline constexpr Key weapon = "weapon"_k, armour = "armour"_k, shield = "shield"_k, gear = "gear"_k,
                     ability = "ability"_k, size_row = "size"_k;
}  // namespace key

/// A Score and the Modifier that the sheet may give instead of the one that follows from it. Source: AU-STAT-01.
struct AbilityKeys {
  Key score, modifier;
};
inline constexpr std::array ability_keys{AbilityKeys{"str"_k, "strMod"_k}, AbilityKeys{"dex"_k, "dexMod"_k},
                                         AbilityKeys{"con"_k, "conMod"_k}, AbilityKeys{"int"_k, "intMod"_k},
                                         AbilityKeys{"wis"_k, "wisMod"_k}, AbilityKeys{"cha"_k, "chaMod"_k}};

/// A type of damage and the flags of the sheet against it. Source: AU-DMG-03.
struct DamageType {
  Key type, weakness, resistance;
};
inline constexpr std::array damage_kinds{DamageType{"blunt"_k, "weak_blunt"_k, "resist_blunt"_k},
                                         DamageType{"slash"_k, "weak_slash"_k, "resist_slash"_k},
                                         DamageType{"pierce"_k, "weak_pierce"_k, "resist_pierce"_k},
                                         DamageType{"other"_k, "weak_other"_k, "resist_other"_k}};

}  // namespace ft::rules::aura
