// What the tiles of a map's picture are called by those who may not know the picture's own name.
#pragma once

#include <string>

#include "rules/kernel/state/state.hpp"

namespace ft::rules {

/// 16 hexadecimal digits that change with the picture, with how the grid lies on it and with the size of the map. They tell a
/// 64-bit mix of the asset's hash, which has 256 bits. Empty: the scene has no picture.
/// Pure.
[[nodiscard]] std::string tiles_version(const Scene& scene);

}  // namespace ft::rules
