// One search for all legs of a path: every leg reuses its marks and its queue.
#include "rules/kernel/path_search.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "rules/kernel/knowledge/fog.hpp"
#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/names.hpp"

namespace ft::rules {

namespace {

bool diagonal(const Scene& scene, Cell step) { return !hexagonal(scene) && step.column != 0 && step.row != 0; }

/// Paths between cells, leg by leg.
class CellSearch {
 public:
  CellSearch(const View& view, const Creature& mover, const Scene& scene, const PathLimits& limits)
      : view_(view),
        walker_(mover),
        scene_(scene),
        limits_(limits),
        parts_(footprint(scene, {}, mover.size)),
        marks_(static_cast<std::size_t>(scene.columns) * static_cast<std::size_t>(scene.rows)) {
    for (const bool wanted : {false, true})  // straight steps first, for natural ties
      for (std::size_t nth = 0; nth < directions(scene).size(); ++nth)
        if (diagonal(scene, clockwise_step(scene, nth)) == wanted) steps_[step_count_++] = clockwise_step(scene, nth);
    for (const Creature* other : view.in_scene(scene.id))
      if (other->id != mover.id && other->place.kind == Place::Kind::cell)
        for (const Cell cell : footprint(scene, other->place.cell, other->size))
          if (inside(scene, cell)) mark(cell, taken, true);
  }

  [[nodiscard]] std::size_t visited_count() const { return visited_; }
  [[nodiscard]] bool too_far() const { return too_far_; }

  /// Finds the path from the end of the last leg. Empty: no path, or a limit was reached.
  Path leg_to(Cell to, std::size_t most) {
    const Cell from = walker_.place.cell;
    if (static_cast<std::size_t>(cell_distance(scene_, from, to)) > most) return too_far_ = true, Path{};
    mark_goal(to, true);
    Path path = straight_path(scene_, from, to);
    if (path.size() > most || !straight_is_free(path)) path = around(from, to);
    mark_goal(to, false);
    if (path.size() > most) return too_far_ = true, Path{};
    walker_.place.cell = to;
    return path;
  }

 private:
  enum Mark : std::uint8_t { known = 1, blocked = 2, taken = 4, goal = 8, visited = 16 };
  struct Visited {
    Cell cell;
    std::size_t from = 0;  // in visited_cells_
  };

  [[nodiscard]] std::size_t index(Cell cell) const {
    const Cell at = offset_of(scene_, cell);
    return static_cast<std::size_t>(at.row) * static_cast<std::size_t>(scene_.columns) +
           static_cast<std::size_t>(at.column);
  }

  void mark(Cell cell, Mark as, bool on) {
    std::uint8_t& marks = marks_[index(cell)];
    marks = static_cast<std::uint8_t>(on ? marks | as : marks & ~as);
  }

  bool is_blocked(Cell cell) {
    if (!(marks_[index(cell)] & known)) {
      mark(cell, known, true);
      mark(cell, blocked, blocks_move(scene_, cell) && is_revealed(scene_, view_.viewer(), cell));
    }
    return marks_[index(cell)] & blocked;
  }

  /// Whether the mover fits without a wall or a known creature; creatures in the goal do not count.
  bool has_room(Cell at) {
    return std::all_of(parts_.begin(), parts_.end(), [&](Cell part) {
      const Cell cell{at.column + part.column, at.row + part.row};
      return inside(scene_, cell) && !is_blocked(cell) && (marks_[index(cell)] & (taken | goal)) != taken;
    });
  }

  bool squeezes(Cell from, Cell step) {
    return diagonal(scene_, step) && is_blocked({from.column, from.row + step.row}) &&
           is_blocked({from.column + step.column, from.row});
  }

  /// Whether the mover may step into a neighboring cell, as far as its player sees: what fog covers blocks no preview.
  bool can_step(Cell from, Cell to) {
    return inside(scene_, to) && has_room(to) && !squeezes(from, {to.column - from.column, to.row - from.row}) &&
           !(walls_block_step(scene_, walker_.size, from, to) && sees_step(view_, scene_, walker_.size, from, to));
  }

  bool straight_is_free(const Path& path) {
    Cell from = walker_.place.cell;
    return std::ranges::all_of(path, [&](Cell cell) { return can_step(std::exchange(from, cell), cell); });
  }

  /// Breadth-first search.
  Path around(Cell from, Cell to) {
    visited_cells_.clear();
    Path path;
    if (visit(from, 0))
      for (std::size_t at = 0; at < visited_cells_.size() && path.empty() && !too_far_; ++at)
        path = visit_neighbors(at, to);
    for (const Visited& one : visited_cells_) mark(one.cell, visited, false);
    return path;
  }

  /// Visits the neighbors of a visited cell. Returns the path if the goal is one of them.
  Path visit_neighbors(std::size_t at, Cell to) {
    const Cell from = visited_cells_[at].cell;
    for (std::size_t nth = 0; nth < step_count_; ++nth) {
      const Cell next{from.column + steps_[nth].column, from.row + steps_[nth].row};
      if (!inside(scene_, next) || (marks_[index(next)] & visited) || !can_step(from, next)) continue;
      if (!visit(next, at)) return {};
      if (next == to) return path_to_last();
    }
    return {};
  }

  bool visit(Cell cell, std::size_t from) {
    if (visited_ >= limits_.visited) return too_far_ = true, false;
    ++visited_;
    mark(cell, visited, true);
    visited_cells_.push_back({cell, from});
    return true;
  }

  /// The path to the cell visited last, without the start.
  [[nodiscard]] Path path_to_last() const {
    Path path;
    for (std::size_t at = visited_cells_.size() - 1; at != 0; at = visited_cells_[at].from)
      path.push_back(visited_cells_[at].cell);
    std::reverse(path.begin(), path.end());
    return path;
  }

  void mark_goal(Cell to, bool on) {
    for (const Cell part : parts_) {
      const Cell cell{to.column + part.column, to.row + part.row};
      if (inside(scene_, cell)) mark(cell, goal, on);
    }
  }

  const View& view_;
  Creature walker_;  // the mover at the end of the last leg
  const Scene& scene_;
  const PathLimits& limits_;
  const std::vector<Cell> parts_;  // the mover's footprint, relative to its place
  std::array<Cell, 8> steps_{};
  std::size_t step_count_ = 0;
  std::vector<std::uint8_t> marks_;     // by column and row on screen
  std::vector<Visited> visited_cells_;  // this leg, in order
  std::size_t visited_ = 0;
  bool too_far_ = false;
};

/// Paths between zones. A tested crossing counts as a visited cell.
class ZoneSearch {
 public:
  ZoneSearch(const View& view, const Creature& mover, const Crossing& crossing, const PathLimits& limits)
      : view_(view), scene_(mover.scene), from_(mover.place.cell), crossing_(crossing), limits_(limits) {}

  [[nodiscard]] std::size_t visited_count() const { return visited_; }
  [[nodiscard]] bool too_far() const { return too_far_; }

  Path leg_to(Cell to, std::size_t most) {
    Path path = way_to(to, crossing_);
    if (path.empty() && crossing_) path = way_to(to, {});
    if (too_far_ || path.size() > most) return too_far_ = true, Path{};
    from_ = to;
    return path;
  }

 private:
  Path way_to(Cell to, const Crossing& crossing) {
    return zone_path(view_, scene_, from_, to, [&](Cell a, Cell b) -> Verdict {
      if (visited_ >= limits_.visited) return too_far_ = true, Refusal{"E_PATH_TOO_LONG"_k, {}, {}};
      ++visited_;
      return crossing ? crossing(a, b) : std::nullopt;
    });
  }

  const View& view_;
  SceneId scene_;
  Cell from_;
  const Crossing& crossing_;
  const PathLimits& limits_;
  std::size_t visited_ = 0;
  bool too_far_ = false;
};

template <class Search>
FoundPath visit_all(const Path& way_points, const Scene& scene, Cell from, Search search, const PathLimits& limits) {
  FoundPath found;
  for (const Cell point : way_points) {
    if (!inside(scene, point)) return {.path = {}, .visited = search.visited_count()};
    if (point == from) continue;
    const Path leg = search.leg_to(point, limits.cells - found.path.size());
    if (leg.empty()) return {.path = {}, .too_far = search.too_far(), .visited = search.visited_count()};
    found.path.insert(found.path.end(), leg.begin(), leg.end());
    from = point;
  }
  found.visited = search.visited_count();
  return found;
}

}  // namespace

FoundPath search_path(const View& view, const Creature& mover, const Path& way_points, const Crossing& crossing,
                      const PathLimits& limits) {
  if (!view.world().find(mover.scene)) return {};
  const Scene& scene = view.map(mover.scene);
  const Cell from = mover.place.cell;
  if (!inside(scene, from)) return {};
  const bool zones = scene.grid == Scene::Grid::zones;
  if (mover.place.kind != (zones ? Place::Kind::zone : Place::Kind::cell)) return {};
  if (way_points.size() > limits.way_points) return {.path = {}, .too_far = true};
  if (zones) return visit_all(way_points, scene, from, ZoneSearch(view, mover, crossing, limits), limits);
  return visit_all(way_points, scene, from, CellSearch(view, mover, scene, limits), limits);
}

Path find_path(const View& view, const Creature& mover, const Path& way_points, const Crossing& crossing) {
  return search_path(view, mover, way_points, crossing).path;
}

}  // namespace ft::rules
