#include "tests/bench/load/board.hpp"

#include <algorithm>
#include <cstdlib>

namespace ft::load {

namespace {

int along(int from, int difference, int step, int steps) {
  return from + (2 * difference * step + (difference >= 0 ? steps : -steps)) / (2 * steps);
}

bool in_own_part(int token, Cell cell) {
  const Cell middle = start_of(token);
  return std::abs(cell.column - middle.column) <= 12 && std::abs(cell.row - middle.row) <= 15;
}

/// Our rules block the way between two walls that touch at a corner; the peers' rules do not.
bool squeezes(Cell from, Cell to) {
  return from.column != to.column && from.row != to.row && is_wall({from.column, to.row}) &&
         is_wall({to.column, from.row});
}

bool legal(int token, Cell from, Cell to) {
  if (from == to || !in_own_part(token, to)) return false;
  for (Cell before = from; const Cell cell : line(from, to)) {
    if (is_wall(cell) || squeezes(before, cell)) return false;
    before = cell;
  }
  return true;
}

}  // namespace

std::vector<Cell> line(Cell from, Cell to) {
  const int dx = to.column - from.column, dy = to.row - from.row, steps = std::max(std::abs(dx), std::abs(dy));
  std::vector<Cell> cells;
  for (int i = 1; i <= steps; ++i) cells.push_back({along(from.column, dx, i, steps), along(from.row, dy, i, steps)});
  return cells;
}

Cell wander(int token, Cell from, Chance& chance) {
  for (int tries = 0; tries < 16; ++tries) {
    const Cell to{from.column + chance.below(7) - 3, from.row + chance.below(7) - 3};
    if (legal(token, from, to)) return to;
  }
  return from;
}

}  // namespace ft::load
