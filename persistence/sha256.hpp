// SHA-256: the name of an asset, and what is stored instead of a token.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "persistence/types.hpp"

namespace ft::persistence {

struct Sha256 {
  std::array<unsigned char, 32> bytes{};
  auto operator<=>(const Sha256&) const = default;
};

/// Tokens are random and long, so one unsalted hash keeps a stolen database from opening a seat.
using TokenHash = Sha256;

[[nodiscard]] Sha256 sha256(BytesView bytes);

/// 64 lower-case hexadecimal digits.
[[nodiscard]] std::string to_hex(const Sha256& hash);

/// Reads exactly what `to_hex` writes; anything else is nothing.
[[nodiscard]] std::optional<Sha256> sha256_from_hex(std::string_view hex);

}  // namespace ft::persistence
