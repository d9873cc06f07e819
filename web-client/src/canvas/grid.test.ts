import { expect, test } from "vitest";
import { brushCells, CELL, cellAt, centreOf, firstCell, fromMilliCells, stepsBetween, toMilliCells } from "./grid";

test("A point on a cell's left border is in that cell, one just before it is not", () => {
  expect(cellAt({ x: 2 * CELL, y: 0 }, CELL)).toEqual({ column: 2, row: 0 });
  expect(cellAt({ x: 2 * CELL - 1, y: -1 }, CELL)).toEqual({ column: 1, row: -1 });
});

test("The middle of a footprint of two is the corner between its cells", () => {
  expect(centreOf({ column: 3, row: 1 }, 2, CELL)).toEqual({ x: 4 * CELL, y: 2 * CELL });
});

test("A token of size two dropped near a corner takes the cells around it", () => {
  expect(firstCell({ x: 4 * CELL + 9, y: 2 * CELL - 9 }, 2, CELL)).toEqual({ column: 3, row: 1 });
});

test("A diagonal counts as one step", () => {
  expect(stepsBetween({ column: 1, row: 1 }, { column: 4, row: 3 })).toBe(3);
});

test("A brush of three covers the cell and its neighbours, one of two grows right and down", () => {
  expect(brushCells({ column: 5, row: 5 }, 3)).toHaveLength(9);
  expect(brushCells({ column: 5, row: 5 }, 2)).toEqual([
    { column: 5, row: 5 },
    { column: 6, row: 5 },
    { column: 5, row: 6 },
    { column: 6, row: 6 },
  ]);
});

test("Pings travel in thousandths of a cell", () => {
  expect(toMilliCells({ x: 1.5 * CELL, y: CELL }, CELL)).toEqual({ x: 1500, y: 1000 });
  expect(fromMilliCells({ x: 1500, y: 1000 }, CELL)).toEqual({ x: 1.5 * CELL, y: CELL });
});
