// What creatures remember of the doors and the terrain of a map with vision. Source: sight 1, 3.
#pragma once

#include <vector>

#include "rules/kernel/state/scene_walls.hpp"
#include "rules/kernel/state/terrain.hpp"

namespace ft::rules {

/// What changed out of a creature's sight, as it saw it last: of all else that it explored it knows how it is. A door of which it does
/// not know is a wall without a door; where it knows of no wall either, that blocks nothing.
struct MapMemory {
  CreatureId to;  // whose memory it is
  SceneWalls doors = {};
  std::vector<TerrainRun> terrain = {};  // by column and row; of cells that it remembers as plain too
  [[nodiscard]] bool empty() const { return doors.all().empty() && terrain.empty(); }
  bool operator==(const MapMemory&) const = default;
};

/// What a creature remembers, null where that is nothing.
[[nodiscard]] const MapMemory* memory_of(const std::vector<MapMemory>& memories, CreatureId to);
/// Keeps what a creature remembers, sorted by whose memory it is, instead of what it remembered before.
void remember(std::vector<MapMemory>& memories, MapMemory memory);

/// Adds a cell beyond all cells of the runs.
void add_cell(std::vector<TerrainRun>& runs, Cell cell, const CellTerrain& terrain);
/// What the runs have of a cell, or null.
[[nodiscard]] const CellTerrain* terrain_in(const std::vector<TerrainRun>& runs, Cell cell);

}  // namespace ft::rules
