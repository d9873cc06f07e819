import { expect, test } from "vitest";
import { covering, movedTo, stretchedTo } from "./grid_fit";

const draft = { cellPx: 50, offsetXPx: 10, offsetYPx: 0, columns: 10, rows: 10 };

test("The first corner moves the grid and keeps its cells", () => {
  expect(movedTo(draft, { x: 25, y: 5 })).toEqual({ ...draft, offsetXPx: 25, offsetYPx: 5 });
});

test("The last corner stretches the cells and they stay square", () => {
  expect(stretchedTo(draft, { x: 710, y: 700 }, "square").cellPx).toBe(70);
});

test("A cell never gets too small to see", () => {
  expect(stretchedTo(draft, { x: 0, y: 0 }, "square").cellPx).toBe(8);
});

test("Covering counts whole cells from an offset within one cell", () => {
  expect(covering({ ...draft, offsetXPx: 110 }, 1020, 500, "square")).toEqual({
    ...draft,
    offsetXPx: 10,
    columns: 20,
    rows: 10,
  });
});

test("Hexes are stretched by the width and height of all of them", () => {
  // 10 columns and 10 rows of hexes in rows are 10.5 wide and 8.949 high.
  expect(stretchedTo(draft, { x: 10 + 1050, y: 894.9 }, "hex_rows").cellPx).toBeCloseTo(100, 1);
  expect(stretchedTo(draft, { x: 10 + 894.9, y: 1050 }, "hex_columns").cellPx).toBeCloseTo(100, 1);
});

test("A grid of hexes has its offset within two rows, in whole hexes", () => {
  const laid = covering({ ...draft, offsetXPx: 60, offsetYPx: 180 }, 545, 460, "hex_rows");

  // Two rows are 86.6 px. 535 px hold 10.7 cells less the half that odd rows stand out; 453.2 px hold 10.13 rows.
  expect(laid.offsetXPx).toBe(10);
  expect(laid.offsetYPx).toBeCloseTo(6.79, 1);
  expect([laid.columns, laid.rows]).toEqual([10, 10]);
});
