// A map that is cut in two, with people's creatures in one part, and a place for creatures that no player knows in the other.
#pragma once

#include "tests/fair/setting.hpp"

namespace ft::test {

/// Stands in every name and text that no player may read.
inline constexpr std::string_view secret = "Zzyzx";

struct EveningMap {
  rules::State state;            // who has no seat is unknown, and in the scene that is not shown
  std::int32_t sealed_from = 0;  // the first column, on screen, of the part that no player sees or enters
};

/// Of a seed: grid, ground, walls, doors, light, house rules, creatures. Seats of players: 2 to 4.
[[nodiscard]] EveningMap random_evening(const rules::System& system, const fair::Setting& setting,
                                        fair::Chance& chance);

}  // namespace ft::test
