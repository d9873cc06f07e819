// The areas of the map as one viewer is shown them: where each lies, and who stands in it.
#pragma once

#include "rules/kernel/areas.hpp"
#include "rules/kernel/command.hpp"

namespace ft::rules {

struct AreaSeen {
  ConditionId area;
  std::optional<Cell> centre;      // none: it is everywhere in the scene
  std::int64_t radius = 0;         // in the schema's unit
  DiceText dice;                   // of what it does to those in it, or none
  std::vector<Cell> cells;         // row by row
  std::vector<CreatureId> within;  // whom the viewer knows
  bool operator==(const AreaSeen&) const = default;
};

/// Every area that the viewer may know of, as they arose. A creature stands in an area whose `covers` says so of its place.
[[nodiscard]] std::vector<AreaSeen> areas_seen(const System& system, const State& state, const Viewer& viewer);

}  // namespace ft::rules
