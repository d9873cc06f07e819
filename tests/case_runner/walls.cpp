// Walls between cells.
#include "tests/case_runner/walls.hpp"

#include <algorithm>

namespace ft::scn {

using namespace rules;

namespace {

/// The edge between two squares, from the one on the left or above: its first point is up, or left.
Line edge_between(Cell a, Cell b) {
  const MapPoint corner{square_units * std::max(a.column, b.column), square_units * std::max(a.row, b.row)};
  return a.row == b.row ? Line{corner, {corner.x, corner.y + square_units}}
                        : Line{corner, {corner.x + square_units, corner.y}};
}

}  // namespace

Line read_edge(const Scene& scene, Words& words) {
  if (!scene.has_squares()) words.wrong("a map of squares for what lies between two");
  words.expect("between");
  const Cell a = words.cell();
  words.expect("and");
  const Cell b = words.cell();
  const Offset step = b - a;
  if (std::abs(step.column) + std::abs(step.row) != 1) words.wrong("two squares that share an edge");
  return edge_between(a, b);
}

const Wall* wall_on(const Scene& scene, Line line) {
  const auto at = std::ranges::find(scene.walls.all(), line, &Wall::line);
  return at == scene.walls.all().end() ? nullptr : &*at;
}

void wall(CaseSetup& stage, Words& words) {
  words.expect("wall");
  Scene& scene = stage.scene();
  Wall wall{.id = {scene.walls.all().size() + 1}, .line = read_edge(scene, words)};
  DoorState::Is state = DoorState::Is::closed;
  while (!words.done()) {
    if (words.take_if("window"))
      wall.sight = Blocking::none;
    else if (words.take_if("limited"))
      wall.sight = Blocking::limited;
    else if (words.take_if("door"))
      wall.door = Wall::Door::door;
    else if (words.take_if("secret"))
      wall.door = Wall::Door::secret;
    else if (words.take_if("found")) {
      words.expect("by");
      wall.found_by.push_back(read_creature(stage, words).id);
    } else if (words.take_if("open"))
      state = DoorState::Is::open;
    else if (words.take_if("locked"))
      state = DoorState::Is::locked;
    else if (words.take_if("from")) {
      const Cell cell = words.cell();
      const MapPoint middle{square_units * cell.column + square_units / 2, square_units * cell.row + square_units / 2};
      wall.blocks_from = orientation(wall.line.from, wall.line.to, middle) < 0 ? Side::left : Side::right;
    } else {
      words.wrong("window, limited, door, secret, found by and a creature, open, locked, or from and a cell");
    }
  }
  scene.walls.set({&wall, 1});
  if (wall.door != Wall::Door::none) scene.walls.set_door({wall.id, state});
}

}  // namespace ft::scn
