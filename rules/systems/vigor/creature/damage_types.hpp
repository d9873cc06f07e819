// Damage types, their other names, and the numbers that say how a creature takes each. Source: VG-TYPE-01 to 03.
#pragma once

#include "rules/systems/vigor/vocabulary.hpp"

namespace ft::rules::vigor {

/// A type of damage, or a kind of kinetic damage, which no hide stops by itself.
struct DamageType {
  Key type, immune, resist, vulnerable, hide = {};
};
inline constexpr std::array damage_types{
    DamageType{"kinetic"_k, "immune_kinetic"_k, "resist_kinetic"_k, "vulnerable_kinetic"_k, "hide_kinetic"_k},
    DamageType{"thermal"_k, "immune_thermal"_k, "resist_thermal"_k, "vulnerable_thermal"_k, "hide_thermal"_k},
    DamageType{"cold"_k, "immune_cold"_k, "resist_cold"_k, "vulnerable_cold"_k, "hide_cold"_k},
    DamageType{"electrical"_k, "immune_electrical"_k, "resist_electrical"_k, "vulnerable_electrical"_k,
               "hide_electrical"_k},
    DamageType{"radiation"_k, "immune_radiation"_k, "resist_radiation"_k, "vulnerable_radiation"_k, "hide_radiation"_k},
    DamageType{"chemical"_k, "immune_chemical"_k, "resist_chemical"_k, "vulnerable_chemical"_k, "hide_chemical"_k},
    DamageType{"sonic"_k, "immune_sonic"_k, "resist_sonic"_k, "vulnerable_sonic"_k, "hide_sonic"_k},
    DamageType{"toxic"_k, "immune_toxic"_k, "resist_toxic"_k, "vulnerable_toxic"_k, "hide_toxic"_k},
    DamageType{"umbral"_k, "immune_umbral"_k, "resist_umbral"_k, "vulnerable_umbral"_k, "hide_umbral"_k},
    DamageType{"entropic"_k, "immune_entropic"_k, "resist_entropic"_k, "vulnerable_entropic"_k, "hide_entropic"_k},
    DamageType{"crystal"_k, "immune_crystal"_k, "resist_crystal"_k, "vulnerable_crystal"_k, "hide_crystal"_k},
    DamageType{"aetheric"_k, "immune_aetheric"_k, "resist_aetheric"_k, "vulnerable_aetheric"_k, "hide_aetheric"_k},
    DamageType{"lucent"_k, "immune_lucent"_k, "resist_lucent"_k, "vulnerable_lucent"_k, "hide_lucent"_k},
    DamageType{"cutting"_k, "immune_cutting"_k, "resist_cutting"_k, "vulnerable_cutting"_k},
    DamageType{"piercing"_k, "immune_piercing"_k, "resist_piercing"_k, "vulnerable_piercing"_k},
    DamageType{"impact"_k, "immune_impact"_k, "resist_impact"_k, "vulnerable_impact"_k}};

/// The type that a record's name of it means. Source: VG-TYPE-02.
[[nodiscard]] constexpr Key type_meant(Key name) {
  if (name == "harmonic"_k) return "crystal"_k;
  if (name == "necrotic"_k) return "umbral"_k;
  return name == "astral"_k ? "aetheric"_k : name;
}

}  // namespace ft::rules::vigor
