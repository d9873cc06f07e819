// Spending FP and getting them back. Source: TD-FAT-04 to 08.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"

namespace ft::rules::threed6 {

/// Up to the maximum; above 0 FP a collapse and a faint by fatigue end. Source: TD-FAT-04, TD-FAT-05, TD-FAT-07.
void restore_fatigue(Resolution& r, CreatureId who, std::int64_t n);
/// The FP that so many seconds of rest bring after so many others. Source: TD-FAT-07.
[[nodiscard]] std::int64_t points_of_rest(std::int64_t rested_s, std::int64_t seconds);
/// Rest after so much of it that the next FP comes. Source: TD-FAT-07.
[[nodiscard]] std::int64_t seconds_to_point(std::int64_t rested_s);
/// After a minute of rest the seconds of runs count from 0. Source: TD-RUN-05.
void forget_running(Resolution& r, CreatureId who, std::int64_t rested_s);
/// Has no longer what made it unconscious; at 0 HP or less it needs no consciousness rolls. Source: TD-REC-04.
void wake(Resolution& r, CreatureId who);

void spend_fp(Resolution& r);
void restore_fp(Resolution& r);

}  // namespace ft::rules::threed6
