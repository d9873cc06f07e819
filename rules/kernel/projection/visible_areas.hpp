// Areas as one viewer may know them: cells, and the creatures inside.
#pragma once

#include "rules/kernel/knowledge/scene_sight.hpp"
#include "rules/kernel/maps/areas.hpp"
#include "rules/kernel/values/command.hpp"

namespace ft::rules {

struct VisibleArea {
  ConditionId area;
  std::optional<Cell> center;      // none: the whole scene; a seen cell where the viewer does not see its middle
  std::int64_t radius = 0;         // in the schema's unit
  DiceText dice;                   // of its damage, or none
  std::vector<Cell> cells;         // row by row
  std::vector<CreatureId> within;  // creatures the viewer knows
  bool operator==(const VisibleArea&) const = default;
};

/// Every area that the viewer may know of, oldest first. A creature is inside if `covers` holds for its place.
[[nodiscard]] std::vector<VisibleArea> visible_areas(const Sights& sights, const Viewer& viewer);

}  // namespace ft::rules
