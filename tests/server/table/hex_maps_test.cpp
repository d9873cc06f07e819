// Maps of hexes at a table, of both kinds: drawn by the GM, walked by players, with cells left of the first and above it.
#include <gmock/gmock.h>

#include "rules/kernel/maps/geometry.hpp"
#include "rules/kernel/maps/hexes.hpp"
#include "server/table/commands/redraw.hpp"
#include "tests/server/table/table_fixture.hpp"

namespace ft::test {

using rules::Cell;
using rules::Place;
using wire::Delta;

/// All players look at a map of 8 x 8 hexes.
class HexMaps : public TableFixture, public testing::WithParamInterface<wire::Scene::Grid> {
 protected:
  HexMaps() {
    sit(gm, 1, "Gil", true);
    sit(ada, 2, "Ann");
    give(gm, "Ada", 2);
    settle();
    draw(GetParam());
  }
  /// A cell by its column and row on screen.
  [[nodiscard]] Cell hex(int column, int row) const {
    return rules::cell_at_offset(table->state().state.scenes[0], {column, row});
  }
  void draw(wire::Scene::Grid grid) {
    wire::Edit change;
    wire::Scene& scene = *change.mutable_edit_scene();
    scene = gm.state.scenes(0);
    scene.set_grid(grid);
    scene.set_columns(8);
    scene.set_rows(8);
    send_edit(change);
  }
  void send_edit(const wire::Edit& change) {
    for (Client* client : {&gm, &ada}) client->forget();
    edit(gm, change);
    settle();
  }
  void place(std::string_view who, Cell cell) {
    wire::Edit change;
    wire::PlaceCreature& place = *change.mutable_place_creature();
    place.set_creature(gm.creature(who));
    place.set_scene(gm.state.scenes(0).id());
    place.mutable_place()->set_kind(wire::Place::CELL);
    place.mutable_place()->set_column(cell.column);
    place.mutable_place()->set_row(cell.row);
    send_edit(change);
  }
  void wall(const std::vector<Cell>& cells) {
    wire::Edit change;
    change.mutable_paint_ground()->set_scene(gm.state.scenes(0).id());
    for (const Cell cell : cells) {
      wire::TerrainRun& ground = *change.mutable_paint_ground()->add_runs();
      ground.set_cells(1);
      ground.mutable_first()->set_column(cell.column);
      ground.mutable_first()->set_row(cell.row);
      ground.set_blocks_move(true);
    }
    send_edit(change);
  }
  /// The mover's preview of a drag to there.
  wire::DragPreview dragged(Cell to) {
    wire::ClientFrame frame;
    frame.mutable_drag()->set_creature(ada.creature("Ada"));
    frame.mutable_drag()->mutable_way_points()->add_steps(to.column);
    frame.mutable_drag()->mutable_way_points()->add_steps(to.row);
    ada.forget();
    send(ada, frame);
    settle();
    const auto previews = ada.of(Delta::kDragPreview);
    return previews.empty() ? wire::DragPreview() : previews.back().drag_preview();
  }
  static std::vector<Cell> cells_of(const wire::Path& path) {
    std::vector<Cell> cells;
    Cell at;
    for (int i = 0; i + 1 < path.steps_size(); i += 2)
      cells.push_back(at = {at.column + path.steps(i), at.row + path.steps(i + 1)});
    return cells;
  }
};

INSTANTIATE_TEST_SUITE_P(Both, HexMaps, testing::Values(wire::Scene::HEX_ROWS, wire::Scene::HEX_COLUMNS));

TEST_P(HexMaps, ADragIsWalkedAlongTheMapsEdgeAndSurvivesARestart) {
  place("Ada", hex(0, 7));
  const Cell to = GetParam() == wire::Scene::HEX_ROWS ? hex(0, 3) : hex(4, 7);

  const std::vector<Cell> path = cells_of(dragged(to).path());
  ASSERT_EQ(path.size(), 4U) << "as many as the distance";
  for (const Cell cell : path) step(ada, "Ada", cell.column, cell.row), settle();

  EXPECT_EQ(creature("Ada").place, Place::at(to));
  kill();
  start();
  settle();
  EXPECT_EQ(creature("Ada").place, Place::at(to));
}

TEST_P(HexMaps, ADragLeadsThroughCellsWithNegativeNumbers) {
  const bool rows = GetParam() == wire::Scene::HEX_ROWS;
  place("Ada", rows ? Cell{-2, 4} : Cell{4, -2});
  const Cell to = rows ? Cell{-3, 7} : Cell{7, -3};

  const std::vector<Cell> path = cells_of(dragged(to).path());

  ASSERT_EQ(path.size(), 3U);
  EXPECT_EQ(path.back(), to);
  for (const Cell cell : path) EXPECT_LT(rows ? cell.column : cell.row, 0);
}

TEST_P(HexMaps, ADragGoesAroundWallsAndNotOffTheMap) {
  place("Ada", hex(0, 0));
  wall({hex(1, 0), hex(1, 1), hex(1, 2), hex(0, 3)});

  EXPECT_TRUE(cells_of(dragged(hex(7, 7)).path()).empty()) << "walled in";
  EXPECT_TRUE(cells_of(dragged({-1, 0}).path()).empty()) << "off the map";
  EXPECT_FALSE(cells_of(dragged(hex(0, 2)).path()).empty());
}

TEST_P(HexMaps, PlacesMustBeOnTheScreensMap) {
  place("Ada", hex(7, 7));
  EXPECT_EQ(creature("Ada").place, Place::at(hex(7, 7)));

  place("Ada", {7, 7});
  EXPECT_EQ(gm.refusal(), "E_OFF_MAP") << "beyond the last column or row";
  wall({{7, 7}});
  EXPECT_EQ(gm.refusal(), "E_OFF_MAP");
  wall({hex(0, 7)});
  EXPECT_EQ(gm.refusal(), "");
  const Cell first = hex(0, 6);  // further down its column the map ends
  wire::Edit change;
  change.mutable_paint_ground()->set_scene(gm.state.scenes(0).id());
  wire::TerrainRun& run = *change.mutable_paint_ground()->add_runs();
  run.mutable_first()->set_column(first.column);
  run.mutable_first()->set_row(first.row);
  run.set_difficult(true);
  run.set_cells(3);
  send_edit(change);
  EXPECT_EQ(gm.refusal(), "E_OFF_MAP") << "the last of a run";
  wall({hex(0, 7)});
  EXPECT_TRUE(ada.got(Delta::kTerrain));
}

TEST_P(HexMaps, PlacesKeepTheirScreenPositionWhenTheCellsChange) {
  draw(wire::Scene::SQUARE);
  place("Ada", {2, 5});
  wall({{3, 4}, {7, 7}});

  draw(GetParam());

  const auto walled = [&](Cell cell) { return rules::blocks_move(table->state().state.scenes[0], cell); };
  EXPECT_EQ(creature("Ada").place, Place::at(hex(2, 5)));
  EXPECT_EQ(table->state().state.scenes[0].terrain.size(), 2U);
  EXPECT_TRUE(walled(hex(3, 4)) && walled(hex(7, 7)));

  draw(wire::Scene::SQUARE);
  EXPECT_EQ(creature("Ada").place, Place::at({2, 5}));
  EXPECT_TRUE(walled({3, 4}) && walled({7, 7}));
}

TEST(Redrawing, TakesThingsAndAreasAlong) {
  using namespace rules::literals;
  rules::Scene squares, hexes;
  hexes.grid = rules::Scene::Grid::hex_rows;
  rules::Item lying;
  lying.place = Place::at({4, 5});
  rules::Condition mist, night;
  mist.data = {{"column"_k, 6}, {"row"_k, 4}, {"radius"_k, 2}};
  squares.items = {lying};
  squares.areas = {mist, night};

  rules::Events events;
  table::redraw(squares, hexes, events);

  ASSERT_EQ(events.size(), 2U);
  EXPECT_EQ(std::get<rules::ItemMoved>(events[0]).item.place, Place::at({2, 5}));
  const rules::Numbers& area = std::get<rules::ConditionChanged>(events[1]).condition.data;
  EXPECT_EQ(area.get("column"_k), 4);
  EXPECT_EQ(area.get("row"_k), 4);
  EXPECT_EQ(area.get("radius"_k), 2);
}

}  // namespace ft::test
