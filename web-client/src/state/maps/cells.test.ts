import { expect, test } from "vitest";
import {
  apartSquared,
  boardCells,
  brushCells,
  cellAtOffset,
  countsIn,
  extentOf,
  footprint,
  gridKind,
  inside,
  offsetOf,
  periodOf,
  stepsBetween,
} from "./cells";

const at = (column: number, row: number) => ({ column, row });
const pairs = (cells: readonly { column: number; row: number }[]) =>
  cells.map(({ column, row }) => `${column},${row}`).sort();

test("A scene without a known grid has squares", () => {
  expect([0, 1, 2, 3, 4].map((grid) => gridKind({ grid }))).toEqual([
    "square",
    "hex_rows",
    "hex_columns",
    "square",
    "zones",
  ]);
});

test("Odd rows of hexes stand half a cell to the right of even ones", () => {
  expect(offsetOf("hex_rows", at(0, 1))).toEqual(at(0, 1));
  expect(offsetOf("hex_rows", at(-1, 2))).toEqual(at(0, 2));
  expect(offsetOf("hex_rows", at(3, -1))).toEqual(at(2, -1));
});

test("Odd columns of hexes stand half a cell below even ones", () => {
  expect(offsetOf("hex_columns", at(1, 0))).toEqual(at(1, 0));
  expect(offsetOf("hex_columns", at(3, -1))).toEqual(at(3, 0));
  expect(offsetOf("hex_columns", at(-1, 3))).toEqual(at(-1, 2));
});

test.each(["square", "hex_rows", "hex_columns"] as const)("A column and row on the screen is one cell: %s", (kind) => {
  for (const shown of [at(0, 0), at(5, 3), at(-3, 7), at(4, -5)])
    expect(offsetOf(kind, cellAtOffset(kind, shown))).toEqual(shown);
});

test("A map of hexes is a rectangle on the screen", () => {
  const counts = { columns: 3, rows: 3 };
  expect(inside("hex_rows", at(-1, 2), counts)).toBe(true);
  expect(inside("hex_rows", at(2, 2), counts)).toBe(false);
  expect(inside("hex_rows", at(0, 3), counts)).toBe(false);
  expect(inside("hex_columns", at(2, -1), counts)).toBe(true);
  expect(inside("hex_columns", at(2, 2), counts)).toBe(false);
  expect(inside("hex_columns", at(-1, 1), counts)).toBe(false);
});

test("A diagonal of squares counts as one step", () => {
  expect(stepsBetween("square", at(1, 1), at(4, 3))).toBe(3);
});

test("Between hexes the longest of the three axes counts", () => {
  expect(stepsBetween("hex_rows", at(0, 0), at(2, -1))).toBe(2);
  expect(stepsBetween("hex_columns", at(0, 0), at(2, 1))).toBe(3);
  expect(stepsBetween("hex_rows", at(-2, 5), at(-2, 5))).toBe(0);
});

test("Hexes on an axis are their steps apart, across one the root of three", () => {
  expect(apartSquared("hex_rows", at(0, 0), at(-2, 2))).toBe(4);
  expect(apartSquared("hex_columns", at(1, 0), at(2, 1))).toBe(3);
  expect(apartSquared("square", at(0, 0), at(1, 1))).toBe(2);
});

test("A map has its cells row by row", () => {
  expect(pairs(boardCells("hex_rows", { columns: 1, rows: 3 }))).toEqual(pairs([at(0, 0), at(0, 1), at(-1, 2)]));
});

test("Between zones columns and rows add up", () => {
  expect(stepsBetween("zones", at(0, 0), at(2, 1))).toBe(3);
});

test("A creature two hexes wide stands on three hexes that touch", () => {
  expect(pairs(footprint("hex_rows", at(4, -2), 2))).toEqual(pairs([at(4, -2), at(5, -2), at(4, -1)]));
});

test("A creature three hexes wide stands on a hex and the six around it", () => {
  const around = [at(1, 0), at(1, -1), at(0, -1), at(-1, 0), at(-1, 1), at(0, 1)];
  expect(pairs(footprint("hex_columns", at(0, 0), 3))).toEqual(pairs([at(0, 0), ...around]));
});

test("A creature four hexes wide stands on three hexes and nine around", () => {
  const cells = footprint("hex_rows", at(0, 0), 4);
  const inner = footprint("hex_rows", at(0, 0), 2);
  expect(cells).toHaveLength(12);
  for (const cell of cells) expect(inner.some((one) => stepsBetween("hex_rows", one, cell) <= 1)).toBe(true);
});

test("On squares the place is the upper left cell, in a zone it is all", () => {
  expect(pairs(footprint("square", at(2, 3), 2))).toEqual(["2,3", "2,4", "3,3", "3,4"]);
  expect(footprint("zones", at(2, 3), 2)).toEqual([at(2, 3)]);
});

test("A brush of three covers the neighbors, one of two right and down", () => {
  expect(brushCells("square", at(5, 5), 3)).toHaveLength(9);
  expect(brushCells("square", at(5, 5), 2)).toEqual([at(5, 5), at(6, 5), at(5, 6), at(6, 6)]);
});

test("A brush over hexes covers the footprint of a creature that wide", () => {
  expect([1, 2, 3, 4, 5].map((width) => brushCells("hex_columns", at(0, 0), width).length)).toEqual([1, 3, 7, 12, 19]);
});

test("Rows of hexes interlock: three are two and a half corners lower", () => {
  const { width, height } = extentOf("hex_rows", { columns: 10, rows: 3 });
  expect(width).toBe(10.5);
  expect(height).toBeCloseTo(2.88675, 4);
  expect(extentOf("hex_columns", { columns: 3, rows: 10 })).toEqual({ width: height, height: width });
});

test.each(["square", "hex_rows", "hex_columns"] as const)("As many cells fit as make up the extent: %s", (kind) => {
  const { columns, rows } = countsIn(kind, extentOf(kind, { columns: 7, rows: 5 }));
  expect(columns).toBeCloseTo(7, 6);
  expect(rows).toBeCloseTo(5, 6);
});

test("Hexes come again after two rows or two columns", () => {
  expect(periodOf("square")).toEqual({ width: 1, height: 1 });
  expect(periodOf("hex_rows")).toEqual({ width: 1, height: expect.closeTo(1.73205, 4) });
  expect(periodOf("hex_columns")).toEqual({ width: expect.closeTo(1.73205, 4), height: 1 });
});
