// Losing HP and FP, and what follows. Source: TD-INJ-01 to 08, TD-FAT-01.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

/// One injury of n HP, 1 or more, from the HP to the concentration. Source: TD-INJ-01.
void injure(Resolution& r, CreatureId who, std::int64_t n);
/// The HT roll at the start of a turn at 0 HP or less; whether it stays conscious. Source: TD-INJ-03, TD-REC-04.
[[nodiscard]] bool stays_conscious(Resolution& r, CreatureId who);
/// Will less 3, or what it concentrates on is lost. Source: TD-CONC-03.
void test_concentration(Resolution& r, CreatureId who);
/// Pays FP one by one; what HP that costs is one injury. Source: TD-FAT-01, TD-FAT-05.
void pay_fatigue(Resolution& r, CreatureId who, std::int64_t n);
/// The penalty of HP lost since the last turn. Source: TD-SHOCK-01, TD-SHOCK-04.
[[nodiscard]] std::int64_t shock_of(std::int64_t lost, std::int64_t hp_max);

}  // namespace ft::rules::threed6
