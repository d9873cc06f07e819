// Zone maps: boards of squares, each one location of no fixed size, with borders between them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/kernel/knowledge/view.hpp"
#include "rules/kernel/values/refusal.hpp"

namespace ft::rules {

/// The name of a zone, as on a chess-board: columns A, B, C ... from the left (after Z: AA), rows 1, 2, 3 ... from the
/// bottom. A1 is bottom left.
[[nodiscard]] std::string zone_name(const Scene& scene, Cell zone);
/// The zone of the scene with that name, in any letter case, or none.
[[nodiscard]] std::optional<Cell> zone_named(const Scene& scene, std::string_view name);

/// The ends of a border in their one order: the smaller cell first.
[[nodiscard]] std::pair<Ref, Ref> border_ends(SceneId scene, Cell a, Cell b);
/// The borders the viewer knows between two zones, as they arose. Valid until the next event.
[[nodiscard]] std::vector<const Relation*> borders_between(const View& view, SceneId scene, Cell a, Cell b);
/// The open zones that the viewer sees next to one (up, right, down, left), then those farther away that a border joins to it, as they arose.
[[nodiscard]] std::vector<Cell> joined_zones(const View& view, SceneId scene, Cell zone);
/// Whether the first is next to the second or joined to it by a border.
[[nodiscard]] bool joined(const View& view, SceneId scene, Cell a, Cell b);

/// Whether a mover could go from one zone into another that is joined to it.
using Crossing = std::function<Verdict(Cell from, Cell to)>;

/// An open zone, the least number of crossings to it (0: the start, or unreachable), the zone before it on that path,
/// and the refusal of a direct crossing from the start, if any.
struct ZoneSteps {
  Cell cell;
  std::int32_t steps = 0;
  Cell before;
  Verdict refusal;
};
/// The start and every open zone that the viewer sees, by cell. An empty `crossing` refuses nothing.
[[nodiscard]] std::vector<ZoneSteps> zone_steps(const View& view, SceneId scene, Cell start, const Crossing& crossing);
/// A shortest path from start to end, without start; empty if there is none.
[[nodiscard]] Path zone_path(const View& view, SceneId scene, Cell start, Cell end, const Crossing& crossing);

}  // namespace ft::rules
