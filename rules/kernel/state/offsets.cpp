// Columns and rows on screen.
#include "rules/kernel/state/offsets.hpp"

namespace ft::rules {

bool hexagonal(const Scene& scene) {
  return scene.grid == Scene::Grid::hex_rows || scene.grid == Scene::Grid::hex_columns;
}

// Shifting right rounds down, toward minus infinity.
Cell offset_of(const Scene& scene, Cell cell) {
  if (scene.grid == Scene::Grid::hex_rows) return {cell.column + (cell.row >> 1), cell.row};
  if (scene.grid == Scene::Grid::hex_columns) return {cell.column, cell.row + (cell.column >> 1)};
  return cell;
}

Cell cell_at_offset(const Scene& scene, Cell offset) {
  if (scene.grid == Scene::Grid::hex_rows) return {offset.column - (offset.row >> 1), offset.row};
  if (scene.grid == Scene::Grid::hex_columns) return {offset.column, offset.row - (offset.column >> 1)};
  return offset;
}

bool same_cells(const Scene& a, const Scene& b) { return a.grid == b.grid || !(hexagonal(a) || hexagonal(b)); }

Cell redrawn(const Scene& from, const Scene& to, Cell cell) { return cell_at_offset(to, offset_of(from, cell)); }

SceneTerrain terrain_on(const Scene& from, const Scene& to) {
  SceneTerrain terrain = from.terrain;
  if (!same_cells(from, to)) terrain.move_cells([&](Cell cell) { return redrawn(from, to, cell); });
  return terrain;
}

}  // namespace ft::rules
