// The version of what is stored.
#pragma once

#include <cstdint>

namespace ft::codec {

/// Written into every batch, snapshot and chat line. Raise it with every change to protocol/stored: an older build refuses
/// a later format untouched, for it would drop what it does not know and write the loss back.
/// `tests/protocol/format_test.cpp` fails where that was forgotten.
inline constexpr std::uint32_t stored_format = 10;

}  // namespace ft::codec
