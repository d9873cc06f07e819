// Lengths, cells and places: exact integers only (law R1).
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "rules/kernel/values/ids.hpp"

namespace ft::rules {

/// A length in 0.1 mm: foot 3048, yard 9144, metre 10000.
struct Length {
  std::int64_t tenth_mm = 0;
  constexpr auto operator<=>(const Length&) const = default;
  friend constexpr Length operator+(Length a, Length b) { return {a.tenth_mm + b.tenth_mm}; }
  friend constexpr Length operator-(Length a, Length b) { return {a.tenth_mm - b.tenth_mm}; }
  friend constexpr Length operator*(Length a, std::int64_t n) { return {a.tenth_mm * n}; }
};
constexpr Length metres(std::int64_t n) { return {n * 10000}; }
constexpr Length feet(std::int64_t n) { return {n * 3048}; }
constexpr Length yards(std::int64_t n) { return {n * 9144}; }

/// A cell of a grid: square (column, row), hex (axial q, r, see hexes.hpp) or zone (column, row). Row 0 is the top.
struct Cell {
  std::int32_t column = 0;
  std::int32_t row = 0;
  constexpr auto operator<=>(const Cell&) const = default;
};
using Path = std::vector<Cell>;

/// From one cell to another, or a multiple of that.
struct Offset {
  std::int64_t column = 0;
  std::int64_t row = 0;
};
constexpr Offset operator-(Cell to, Cell from) {
  return {std::int64_t{to.column} - from.column, std::int64_t{to.row} - from.row};
}

/// How far something stands from the middle of its cell, in 1/720 square to the right and down.
struct Shift {
  std::int32_t x = 0, y = 0;
  static constexpr std::int32_t most = 360;  // either way: it stays in its cell
  constexpr auto operator<=>(const Shift&) const = default;
};

/// Where something is: a cell and a height, or a zone and a level inside it.
struct Place {
  enum class Kind : std::uint8_t { nowhere, cell, zone = 3 };
  Kind kind = Kind::nowhere;
  Cell cell;
  Shift shift = {};         // on maps without a grid alone
  std::int64_t height = 0;  // 0.1 mm above the scene's floor; in zones the level, a plain count
  constexpr auto operator<=>(const Place&) const = default;
  static constexpr Place at(Cell c, Length h = {}) { return {Kind::cell, c, {}, h.tenth_mm}; }
  static constexpr Place in_zone(Cell c, std::int64_t level = 0) { return {Kind::zone, c, {}, level}; }
};

constexpr std::uint64_t pack(Cell c) {
  return static_cast<std::uint64_t>(static_cast<std::uint32_t>(c.row)) << 32 | static_cast<std::uint32_t>(c.column);
}
constexpr Cell unpack(std::uint64_t packed) {
  return {static_cast<std::int32_t>(static_cast<std::uint32_t>(packed)),
          static_cast<std::int32_t>(static_cast<std::uint32_t>(packed >> 32))};
}
constexpr Ref cell_ref(SceneId scene, Cell c) { return {Ref::Kind::cell, pack(c), scene.value}; }

}  // namespace ft::rules
