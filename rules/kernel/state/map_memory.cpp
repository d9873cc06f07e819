// Memories of maps by creature, and of terrain by cell.
#include "rules/kernel/state/map_memory.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ft::rules {

const MapMemory* memory_of(const std::vector<MapMemory>& memories, CreatureId to) {
  const auto at = std::ranges::lower_bound(memories, to, {}, &MapMemory::to);
  return at != memories.end() && at->to == to ? &*at : nullptr;
}

void remember(std::vector<MapMemory>& memories, MapMemory memory) {
  std::erase_if(memories, [&](const MapMemory& one) { return one.to == memory.to; });
  if (!memory.empty())
    memories.insert(std::ranges::lower_bound(memories, memory.to, {}, &MapMemory::to), std::move(memory));
}

void add_cell(std::vector<TerrainRun>& runs, Cell cell, const CellTerrain& terrain) {
  const bool goes_on = !runs.empty() && runs.back().first.column == cell.column &&
                       runs.back().first.row + runs.back().cells == cell.row && runs.back().terrain == terrain;
  if (goes_on)
    ++runs.back().cells;
  else
    runs.push_back({cell, 1, terrain});
}

const CellTerrain* terrain_in(const std::vector<TerrainRun>& runs, Cell cell) {
  const auto after = std::ranges::upper_bound(runs, cell, {}, &TerrainRun::first);
  if (after == runs.begin()) return nullptr;
  const TerrainRun& run = *std::prev(after);
  return run.first.column == cell.column && cell.row < run.first.row + run.cells ? &run.terrain : nullptr;
}

}  // namespace ft::rules
