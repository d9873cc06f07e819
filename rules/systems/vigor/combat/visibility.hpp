// What visibility does to attacks from a distance. Source: VG-VIS-02 to 06, VG-TYPE-01 (Sonic).
#pragma once

#include <optional>

#include "rules/systems/vigor/creature/visibility.hpp"

namespace ft::rules::vigor {

/// An attack from a distance at a target, or with the middle of its area there.
struct Shot {
  CreatureId attacker, target;
  std::optional<Cell> center;
};
/// What visibility adds to the Guard against it. Source: VG-VIS-02, VG-VIS-05.
[[nodiscard]] std::int64_t visibility_penalty(const Resolution& r, const Shot& shot);
/// E_VIS_RANGE, E_VACUUM, as far as the commander knows the map. The sight on the best line there; none without a place on a map.
/// Source: VG-VIS-03, VG-TYPE-01.
std::optional<Sight> require_within_limits(Resolution& r, const Shot& shot, Key damage_type, std::int64_t distance);
/// Whether a vacuum of which the attacker could not know stops the shot. Source: VG-TYPE-01.
[[nodiscard]] bool is_lost_in_vacuum(const Resolution& r, const Shot& shot, Key damage_type);
/// E_VIS_RANGE, E_VACUUM, E_UNSEEN. distance: feet to the target. Source: VG-VIS-03, VG-VIS-06, VG-TYPE-01.
void require_visible(Resolution& r, const Shot& shot, Key damage_type, std::int64_t distance);

}  // namespace ft::rules::vigor
