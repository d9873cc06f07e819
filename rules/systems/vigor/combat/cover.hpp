// Cover between an attack from a distance and its target. Source: VG-COV-01 to 07.
#pragma once

#include "rules/systems/vigor/combat/aim.hpp"
#include "rules/systems/vigor/combat/armor.hpp"

namespace ft::rules::vigor {

/// The one square whose cover counts. Source: VG-COV-03.
struct Cover {
  Key category;  // light, partial, full
  Cell cell;
  bool sturdy = true;
  std::int64_t quality = 2;  // ordinary
  bool operator==(const Cover&) const = default;
};
/// What a shot, or an area from its middle, has to pass; of several lines the one with the least. Source: VG-COV-01, VG-COV-07.
[[nodiscard]] std::optional<Cover> cover_against(const World& world, const Attack& attack);
/// Its bonus to Guard at this table. Source: VG-COV-01, G-29.
[[nodiscard]] std::int64_t guard_of(const Resolution& r, const Cover& cover);
/// What it absorbs, which wears it down. Source: VG-COV-05, VG-COV-06.
[[nodiscard]] std::int64_t absorb_by_cover(Resolution& r, CreatureId target, const Cover& cover,
                                           const Incoming& incoming);

}  // namespace ft::rules::vigor
