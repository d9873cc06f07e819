// The workload's map and who may step where. The peers and the prepared campaigns have the same: peers/rules.mjs,
// prepare/prepare_tables.cpp.
#pragma once

#include <cstdint>
#include <vector>

#include "tests/bench/load/time_and_chance.hpp"

namespace ft::load {

struct Cell {
  int column = 0, row = 0;
  bool operator==(const Cell&) const = default;
};

inline constexpr int map_size = 128;         // cells a side, one in ten a wall
inline constexpr int speed = 6;              // cells a move
inline constexpr int tokens_per_table = 20;  // token i is moved by client i % 5, within its own part of the map

[[nodiscard]] constexpr bool is_wall(Cell cell) {
  const auto x = static_cast<std::uint32_t>(cell.column) * 73856093U,
             y = static_cast<std::uint32_t>(cell.row) * 19349663U;
  return (x ^ y) % 10U == 0;
}

/// Where a token starts: the middle of its part, 25 columns by 32 rows, where no other token comes.
[[nodiscard]] constexpr Cell start_of(int token) { return {token % 5 * 25 + 13, token / 5 * 32 + 16}; }

/// The cells from `from`, left out, to `to`, as a straight line of neighbors.
[[nodiscard]] std::vector<Cell> line(Cell from, Cell to);

/// A random legal move of the token: at least one cell, at most three each way, no wall on the line or at its corners.
/// Stays where it is if none is found in 16 tries.
[[nodiscard]] Cell wander(int token, Cell from, Chance& chance);

}  // namespace ft::load
