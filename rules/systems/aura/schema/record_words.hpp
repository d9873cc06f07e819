// Words that several kinds of content share.
#pragma once

#include "rules/kernel/schema/schema_builders.hpp"

namespace ft::rules::aura {

inline std::vector<std::string> damage_types() { return {"blunt", "slash", "pierce", "other"}; }
inline std::vector<std::string> abilities_of_people() { return {"str", "dex", "con", "int", "wis", "cha"}; }

/// The sheet's own numbers, which replace derived ones.
inline std::vector<std::string> sheet_numbers() {
  return {"level",        "mpl",         "speed",       "inherentEvasion", "inherentFortitude",
          "inherentWill", "armStrength", "legStrength", "initiative",      "sprintBonus",
          "jumpDistance", "jumpReach",   "jumpBonus",   "agilityBonus",    "hands"};
}

/// Abilities, races, styles and creatures.
[[nodiscard]] std::vector<RecordSchema> people_records();

}  // namespace ft::rules::aura
