import { expect, test } from "vitest";
import { boxed, covering, movedTo, resized, stretchedTo } from "./grid_fit";

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

const picture = { widthPx: 1000, heightPx: 800 };

test("A box over 3 by 3 cells sets their size and place, and as many as the picture holds", () => {
  // a line of the grid passes through (230, 410): the first one is at 20, and at 60
  const laid = boxed(draft, { from: { x: 230, y: 410 }, to: { x: 440, y: 620 } }, 3, { kind: "square", picture });
  expect(laid).toEqual({ cellPx: 70, offsetXPx: 20, offsetYPx: 60, columns: 14, rows: 10 });
});

test("A box may be drawn from any corner, and of a crooked one the middle counts", () => {
  const straight = boxed(draft, { from: { x: 300, y: 300 }, to: { x: 100, y: 100 } }, 2, { kind: "square", picture });
  const crooked = boxed(draft, { from: { x: 102, y: 298 }, to: { x: 298, y: 102 } }, 2, { kind: "square", picture });
  expect([straight.cellPx, straight.offsetXPx, straight.offsetYPx]).toEqual([100, 0, 0]);
  expect(crooked.cellPx).toBe(98);
});

test("A box over hexes counts their interlocking rows", () => {
  // 2 by 2 hexes in rows are 2.5 wide and 3.5 / 1.732 = 2.021 high
  const laid = boxed(draft, { from: { x: 0, y: 0 }, to: { x: 250, y: 202.1 } }, 2, { kind: "hex_rows", picture });
  expect(laid.cellPx).toBeCloseTo(100, 1);
});

test("A box over zones keeps their number", () => {
  const laid = boxed(draft, { from: { x: 50, y: 60 }, to: { x: 350, y: 360 } }, 3, { kind: "zones", picture });
  expect(laid).toEqual({ cellPx: 100, offsetXPx: 50, offsetYPx: 60, columns: 10, rows: 10 });
});

test("Cells are resized by tenths of a pixel", () => {
  expect(resized(draft, 0.1).cellPx).toBeCloseTo(50.1);
  expect(resized({ ...draft, cellPx: 8 }, -0.1).cellPx).toBe(8);
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
