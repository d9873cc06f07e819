import { expect, test } from "vitest";
import { gridOf } from "../../canvas/grid";
import { Scene_Grid } from "../../generated/protocol/wire/v1/state_pb";
import { cellKey, stepsBetween } from "../../state/maps/cells";
import { fillCells, lineCells, rectangleCells, widened } from "./shape_cells";

const squares = gridOf({ grid: Scene_Grid.SQUARE });
const hexRows = gridOf({ grid: Scene_Grid.HEX_ROWS });
const hexColumns = gridOf({ grid: Scene_Grid.HEX_COLUMNS });
const at = (column: number, row: number) => ({ column, row });
const keys = (cells: readonly { column: number; row: number }[]) => cells.map(cellKey).sort();

test("A line of squares has both ends and no gap", () => {
  expect(lineCells(squares, at(1, 1), at(4, 2)).map(cellKey)).toEqual(["1,1", "2,1", "3,2", "4,2"]);
  expect(lineCells(squares, at(3, 3), at(0, 3)).map(cellKey)).toEqual(["3,3", "2,3", "1,3", "0,3"]);
  expect(lineCells(squares, at(2, 2), at(2, 2))).toEqual([at(2, 2)]);
});

test("A line of hexes goes from each hex to a neighbor", () => {
  for (const grid of [hexRows, hexColumns]) {
    const line = lineCells(grid, at(0, 0), at(3, 4));

    expect([line[0], line.at(-1)]).toEqual([at(0, 0), at(3, 4)]);
    for (const [index, cell] of line.slice(1).entries())
      expect(stepsBetween(grid.kind, line[index] ?? cell, cell)).toBe(1);
  }
});

test("A rectangle fills every cell between its corners, whichever is dragged first", () => {
  const six = ["1,1", "1,2", "2,1", "2,2", "3,1", "3,2"];
  expect(keys(rectangleCells(squares, at(3, 2), at(1, 1), "rectangle"))).toEqual(six);
  expect(keys(rectangleCells(squares, at(1, 2), at(3, 1), "rectangle"))).toEqual(six);
});

test("An outline leaves the inner cells out", () => {
  const outline = keys(rectangleCells(squares, at(0, 0), at(3, 3), "outline"));
  expect(outline).toHaveLength(12);
  expect(outline).not.toContain("1,1");
  expect(keys(rectangleCells(squares, at(2, 0), at(2, 2), "outline"))).toEqual(["2,0", "2,1", "2,2"]);
});

test("A rectangle of hexes is as straight as the screen's columns and rows", () => {
  // rows 0 to 2 at screen columns 1 and 2: in row 2 axial columns are one less
  expect(keys(rectangleCells(hexRows, at(1, 0), at(1, 2), "rectangle"))).toEqual(
    keys([at(1, 0), at(2, 0), at(1, 1), at(2, 1), at(0, 2), at(1, 2)]),
  );
});

test("A wide line stays on the map and has no cell twice", () => {
  const wide = widened(squares, lineCells(squares, at(0, 0), at(2, 0)), 3, { columns: 10, rows: 10 });
  expect(keys(wide)).toEqual(["0,0", "0,1", "1,0", "1,1", "2,0", "2,1", "3,0", "3,1"]);
});

test("A fill ends at walls and at the edge of the map", () => {
  const wall = new Set(["2,0", "2,1", "2,2"]);
  const open = ({ column, row }: { column: number; row: number }) => !wall.has(`${column},${row}`);
  expect(keys(fillCells(squares, at(0, 0), { columns: 5, rows: 3 }, open) ?? [])).toEqual([
    "0,0",
    "0,1",
    "0,2",
    "1,0",
    "1,1",
    "1,2",
  ]);
});

test("A fill does not pass between two squares that touch at a corner", () => {
  const wall = new Set(["1,0", "0,1"]);
  const open = ({ column, row }: { column: number; row: number }) => !wall.has(`${column},${row}`);
  expect(fillCells(squares, at(0, 0), { columns: 4, rows: 4 }, open)).toEqual([at(0, 0)]);
});

test("A fill of hexes reaches all six neighbors", () => {
  const near = (cell: { column: number; row: number }) => stepsBetween("hex_rows", at(3, 3), cell) <= 1;
  expect(fillCells(hexRows, at(3, 3), { columns: 12, rows: 12 }, near)).toHaveLength(7);
});

test("A fill of more cells than an edit may paint fills nothing", () => {
  expect(fillCells(squares, at(0, 0), { columns: 3, rows: 3 }, () => true, 9)).toHaveLength(9);
  expect(fillCells(squares, at(0, 0), { columns: 3, rows: 3 }, () => true, 8)).toBeNull();
});
