// Lists of words that several parts of the schema share.
#pragma once

#include <string>
#include <vector>

namespace ft::rules::vigor {

/// Source: vigor.md 2.1.
inline const std::vector<std::string> abilities{"strength", "agility", "speed", "stamina", "soul", "reason", "resolve"};
/// Lowest first. Source: VG-DICE-04, VG-DMG-01.
inline const std::vector<std::string> qualities{"feeble", "poor", "ordinary", "heroic", "epic", "legendary"};
/// The bonus die of each quality. Source: VG-DICE-04.
inline const std::vector<std::string> dice_ladder{"d4", "d6", "d8", "d10", "d12", "d20"};
/// Smallest first. Source: VG-SIZE-01.
inline const std::vector<std::string> sizes{"tiny", "small", "medium", "large", "huge", "massive", "colossal"};
/// Source: VG-TYPE-01.
inline const std::vector<std::string> damage_types{"kinetic",  "thermal",  "cold",  "electrical", "radiation",
                                                   "chemical", "sonic",    "toxic", "umbral",     "entropic",
                                                   "crystal",  "aetheric", "lucent"};
/// Other names of types, which records may use. Source: VG-TYPE-02.
inline const std::vector<std::string> type_aliases{"harmonic", "necrotic", "astral"};
inline const std::vector<std::string> kinetic_kinds{"cutting", "piercing", "impact"};
/// Source: vigor.md 2.2.
inline const std::vector<std::string> weapon_classes{"unarmed",  "natural", "melee",  "pull_bow",
                                                     "crossbow", "modern",  "thrown", "magic_projectile"};
/// Source: VG-COV-01, VG-VIS-01.
inline const std::vector<std::string> covers{"none", "light", "partial", "full"};
inline const std::vector<std::string> visibilities{"normal", "reduced", "low", "zero"};
/// Which pools a Charge or Challenge steps. Source: VG-DICE-07.
inline const std::vector<std::string> scopes{"action_pool", "effect_pool", "both_pools"};
/// What a Ready waits for. Source: VG-ACT-08.
inline const std::vector<std::string> ready_events{"enters_reach",   "leaves_reach",   "enters_area", "declares_attack",
                                                   "starts_casting", "creature_falls", "gm_signal"};

}  // namespace ft::rules::vigor
