import { expect, test } from "vitest";
import { boardCells } from "../state/maps/cells";
import {
  blocksIn,
  boardOutline,
  boardSize,
  CELL,
  cellAt,
  center,
  cornersOf,
  firstCell,
  fromMilliCells,
  gridHandles,
  gridLines,
  gridOf,
  shiftedPoint,
  shiftTo,
  sidesOf,
  toMilliCells,
} from "./grid";

const SQUARE = { kind: "square", width: CELL } as const;
const ROWS = { kind: "hex_rows", width: CELL } as const;
const COLUMNS = { kind: "hex_columns", width: CELL } as const;
/// From the middle of a hex to a corner.
const CORNER = 36.9504;
const near = ({ x, y }: { x: number; y: number }) => ({ x: expect.closeTo(x, 3), y: expect.closeTo(y, 3) });

test("A point on a cell's left border is in that cell", () => {
  expect(cellAt({ x: 2 * CELL, y: 0 }, SQUARE)).toEqual({ column: 2, row: 0 });
  expect(cellAt({ x: 2 * CELL - 1, y: -1 }, SQUARE)).toEqual({ column: 1, row: -1 });
});

test("The middle of a footprint of two is the corner between its cells", () => {
  expect(center({ column: 3, row: 1 }, 2, SQUARE)).toEqual({ x: 4 * CELL, y: 2 * CELL });
});

test("A token of size two dropped near a corner takes the cells around it", () => {
  expect(firstCell({ x: 4 * CELL + 9, y: 2 * CELL - 9 }, 2, SQUARE)).toEqual({ column: 3, row: 1 });
});

test("The first hex touches the left and upper edge of the map", () => {
  expect(center({ column: 0, row: 0 }, 1, ROWS)).toEqual(near({ x: 32, y: CORNER }));
  expect(center({ column: 0, row: 0 }, 1, COLUMNS)).toEqual(near({ x: CORNER, y: 32 }));
});

test("Rows of hexes are offset half a hex to the right each", () => {
  expect(center({ column: 2, row: 0 }, 1, ROWS)).toEqual(near({ x: 160, y: CORNER }));
  expect(center({ column: 0, row: 1 }, 1, ROWS)).toEqual(near({ x: 64, y: 2.5 * CORNER }));
  expect(center({ column: -1, row: 2 }, 1, ROWS)).toEqual(near({ x: 32, y: 4 * CORNER }));
});

test("Columns of hexes are offset half a hex down each", () => {
  expect(center({ column: 0, row: 2 }, 1, COLUMNS)).toEqual(near({ x: CORNER, y: 160 }));
  expect(center({ column: 1, row: 0 }, 1, COLUMNS)).toEqual(near({ x: 2.5 * CORNER, y: 64 }));
  expect(center({ column: 2, row: -1 }, 1, COLUMNS)).toEqual(near({ x: 4 * CORNER, y: 32 }));
});

test.each([SQUARE, ROWS, COLUMNS])("A cell's middle and points near its corners are in it: $kind", (grid) => {
  for (const [column, row] of [
    [0, 0],
    [-4, 9],
    [7, -3],
    [-2, -5],
    [12, 31],
  ] as const) {
    const middle = center({ column, row }, 1, grid);
    const inner = cornersOf({ column, row }, grid).map(({ x, y }) => ({
      x: middle.x + (x - middle.x) * 0.98,
      y: middle.y + (y - middle.y) * 0.98,
    }));
    for (const point of [middle, ...inner]) expect(cellAt(point, grid)).toEqual({ column, row });
  }
});

test.each([SQUARE, ROWS, COLUMNS])("Just across each side of a cell is the cell beyond it: $kind", (grid) => {
  const cell = { column: -1, row: 4 };
  const middle = center(cell, 1, grid);
  const sides = sidesOf(cell, grid);
  for (const { from, to, beyond } of sides) {
    const across = { x: (from.x + to.x) * 0.51 - middle.x * 0.02, y: (from.y + to.y) * 0.51 - middle.y * 0.02 };
    expect(cellAt(across, grid)).toEqual(beyond);
  }
  expect(new Set(sides.map(({ beyond }) => JSON.stringify(beyond))).size).toBe(sides.length);
});

test.each([1, 2, 3, 4])("A token of size %i let go at the middle of its hexes stands on them", (size) => {
  for (const grid of [ROWS, COLUMNS]) {
    const middle = center({ column: -2, row: 6 }, size, grid);
    expect(firstCell({ x: middle.x + 15, y: middle.y - 15 }, size, grid)).toEqual({ column: -2, row: 6 });
  }
});

test("Two hexes wide stand about the corner that three hexes share", () => {
  expect(center({ column: 0, row: 0 }, 2, ROWS)).toEqual(near({ x: 64, y: 1.5 * CORNER }));
  expect(center({ column: 0, row: 0 }, 2, COLUMNS)).toEqual(near({ x: 1.5 * CORNER, y: 64 }));
});

test("The board of hexes includes the half hexes that stick out", () => {
  expect(boardSize({ columns: 4, rows: 3 }, ROWS)).toEqual({ width: 288, height: expect.closeTo(5 * CORNER, 3) });
  expect(boardSize({ columns: 4, rows: 3 }, COLUMNS)).toEqual({ width: expect.closeTo(6.5 * CORNER, 3), height: 224 });
  expect(boardSize({ columns: 4, rows: 1 }, ROWS).width).toBe(256);
});

test.each([ROWS, COLUMNS])("Every hex of a map lies inside its edge and none beyond: $kind", (grid) => {
  const counts = { columns: 3, rows: 4 };
  const outline = boardOutline(counts, grid);
  const { width, height } = boardSize(counts, grid);

  const corners = boardCells(grid.kind, counts).flatMap((cell) => cornersOf(cell, grid));

  const most = (values: number[]) => Math.max(...values);
  expect(most(corners.map(({ x }) => x))).toBeCloseTo(width, 3);
  expect(most(corners.map(({ y }) => y))).toBeCloseTo(height, 3);
  expect(areaOf(outline)).toBeCloseTo(12 * CELL * CELL * 0.866025, 0);
});

test("The lines between hexes are each drawn once", () => {
  const lines = gridLines({ columns: 3, rows: 2 }, ROWS, { column: 0, row: 0 });
  const strokes = lines.flatMap((line) => line.slice(1).map((to, at) => [line[at] ?? to, to]));

  const middles = strokes.map(([a, b]) =>
    [a, b]
      .map((p) => [p?.x.toFixed(2), p?.y.toFixed(2)].join())
      .sort()
      .join(" "),
  );

  // 6 hexes of 6 sides; shared: 2 in each row and 5 between the rows.
  expect(strokes).toHaveLength(36 - 9);
  expect(new Set(middles).size).toBe(27);
});

test("Only blocks of hexes that the screen shows are drawn", () => {
  const counts = { columns: 100, rows: 100 };
  // A block is 32 hexes: 2048 px along rows, 1773.6 px down them.
  const part = (x: number, y: number) => ({ first: { x, y }, last: { x: x + 500, y: y + 300 } });
  expect(blocksIn(counts, ROWS, part(200, 200))).toEqual([{ column: 0, row: 0 }]);
  expect(blocksIn(counts, ROWS, part(1700, 200)).map(({ column }) => column)).toEqual([0, 1]);
  expect(blocksIn(counts, COLUMNS, part(1700, 200)).map(({ column }) => column)).toEqual([0, 1]);
  expect(blocksIn(counts, ROWS, part(6300, 5200))).toEqual([
    { column: 3, row: 2 },
    { column: 3, row: 3 },
  ]);
  expect(blocksIn(counts, ROWS, part(-900, 200))).toEqual([]);
});

test("Blocks have all lines of a map between them, each once", () => {
  const counts = { columns: 33, rows: 2 };
  const all = [0, 1].flatMap((column) => gridLines(counts, ROWS, { column, row: 0 }));
  // 66 hexes of 6 sides; shared: 32 in each row and 65 between the rows.
  expect(all.reduce((sum, line) => sum + line.length - 1, 0)).toBe(66 * 6 - 129);
});

test("The grid is taken hold of at its first and last corner", () => {
  expect(gridHandles({ columns: 4, rows: 3 }, SQUARE)).toEqual([
    { x: 0, y: 0 },
    { x: 256, y: 192 },
  ]);
});

test("Scenes of one kind share one grid", () => {
  expect(gridOf({ grid: 1 })).toBe(gridOf({ grid: 1 }));
  expect(gridOf({ grid: 2 }).kind).toBe("hex_columns");
  expect(gridOf(null).kind).toBe("square");
});

test("Pings travel in thousandths of a cell", () => {
  expect(toMilliCells({ x: 1.5 * CELL, y: CELL }, ROWS)).toEqual({ x: 1500, y: 1000 });
  expect(fromMilliCells({ x: 1500, y: 1000 }, ROWS)).toEqual({ x: 1.5 * CELL, y: CELL });
});

function areaOf(outline: readonly { x: number; y: number }[]): number {
  return outline.reduce((sum, a, at) => {
    const b = outline[(at + 1) % outline.length] ?? a;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);
}

test("A shift leads to where a token is held, as far as the edge of its cell", () => {
  const grid = gridOf(null);
  const middle = center({ column: 3, row: 2 }, 2, grid);

  expect(shiftTo(shiftedPoint(middle, { x: 90, y: -360 }, grid), middle, grid)).toEqual({ x: 90, y: -360 });
  expect(shiftTo({ x: middle.x + 99, y: middle.y - 99 }, middle, grid)).toEqual({ x: 360, y: -360 });
});
