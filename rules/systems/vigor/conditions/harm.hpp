// Damage that has passed armor: Durability, Health, Wounded; healing. Source: VG-DMG-04, VG-DMG-07, VG-SHOCK-01.
#pragma once

#include "rules/systems/vigor/conditions/states.hpp"

namespace ft::rules::vigor {

/// The GM heals. Source: VG-DMG-07.
void heal(Resolution& r);

/// Where damage goes. Source: VG-DMG-04.
enum class Depth : std::uint8_t { durability_first, health_alone };
/// Takes it from Durability and Health; Wounded, Shock and death follow. Nothing happens below 1. Source: VG-DMG-03, 04, 06.
void suffer(Resolution& r, CreatureId who, std::int64_t damage, Depth depth);
/// Restores up to the maximum; Durability above 0 ends Wounded, Health above 0 ends Shock. Source: VG-DMG-07, VG-SHOCK-07.
void restore_durability(Resolution& r, CreatureId who, std::int64_t n);
void restore_health(Resolution& r, CreatureId who, std::int64_t n);

}  // namespace ft::rules::vigor
