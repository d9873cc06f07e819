// What armor absorbs, and its wear. Source: VG-ARM-01 to 07.
#pragma once

#include "rules/kernel/resolution/resolution.hpp"
#include "rules/systems/vigor/creature/carried.hpp"

namespace ft::rules::vigor {

/// Damage on its way to a creature.
struct Incoming {
  std::int64_t damage = 0;
  Key type;
  std::int64_t quality = 0;
};
/// Whether an attack of a quality passes by armor or cover of another. Source: VG-ARM-05, VG-ARM-07.
[[nodiscard]] bool ignores(const Resolution& r, std::int64_t quality, std::int64_t of);
struct Absorbed {
  std::int64_t amount = 0;
  Key by;  // the piece with the highest rank, or none
};
/// The highest rank that applies absorbs; the outermost worn piece that applies takes the wear. Source: VG-ARM-01, VG-ARM-03.
Absorbed absorb(Resolution& r, CreatureId who, const Incoming& incoming);

}  // namespace ft::rules::vigor
