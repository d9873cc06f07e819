// How well one sees on a map: ranks of visibility and their bands. Source: VG-VIS-01, VG-VIS-04, VG-VIS-07.
#pragma once

#include <vector>

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/vigor/creature/distances.hpp"

namespace ft::rules::vigor {

/// Visibility on a line: its rank, 0 normal to 3 zero, and how far one sees.
struct Sight {
  std::int64_t rank = 0;
  std::int64_t feet = 0;
  bool operator==(const Sight&) const = default;
};
/// The worst that lies on the line for this creature: of its encounter, of squares, of smoke. scene: its own, or that as it is known.
/// Source: VG-VIS-04, VG-VIS-07.
[[nodiscard]] Sight sight_along(const Resolution& r, CreatureId who, const Scene& scene, const Line& line);
/// Of several lines the one on which it sees best. They are not empty.
[[nodiscard]] Sight best_sight(const Resolution& r, CreatureId who, const Scene& scene, const std::vector<Line>& lines);
/// What visibility where it stands adds to the VS of piloting and navigation. Source: VG-VIS-01.
[[nodiscard]] std::int64_t steering_penalty(const Resolution& r, CreatureId who);

}  // namespace ft::rules::vigor
