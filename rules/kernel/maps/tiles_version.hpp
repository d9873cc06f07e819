// When a map's picture comes in tiles, and what these are called by those who may not know the picture's own name.
#pragma once

#include <cstdint>
#include <string>

#include "rules/kernel/state/state.hpp"

namespace ft::rules {

/// Whether a picture is too large to be sent whole: it has more than 36 million pixels.
[[nodiscard]] inline bool is_large(const MapPicture& picture) {
  return std::int64_t{picture.width_px} * picture.height_px > 36'000'000;
}

/// 16 hexadecimal digits that change with the picture, with how the grid lies on it and with the size of the map. They tell a
/// 64-bit mix of the asset's hash, which has 256 bits. Empty: the scene has no picture.
/// Pure.
[[nodiscard]] std::string tiles_version(const Scene& scene);

}  // namespace ft::rules
