import { expect, test } from "vitest";
import { EMPTY } from "../../state/maps/raster";
import { filled } from "../../state/maps/raster_fill";
import { finenessOf, smoothMask, type Window } from "./smooth_mask";

const window: Window = { column: 60, row: 0, columns: 20, rows: 20 };
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, row) => from + row);

test("A mask has four texels a sample along each axis, on large maps fewer", () => {
  expect(smoothMask(window, EMPTY, 4)).toEqual(new Uint8Array(80 * 80));
  expect([40, 400, 1000].map((columns) => finenessOf({ columns, rows: columns }))).toEqual([4, 2, 1]);
});

test("Inside it is whole, three samples away there is nothing of it", () => {
  const mask = smoothMask(window, filled(rows(0, 19).map((row) => ({ row, from: 0, to: 69 }))), 4);
  const texel = (column: number, row: number) => mask[row * 80 + column];

  expect([texel(0, 0), texel(31, 79), texel(52, 40), texel(79, 79)]).toEqual([255, 255, 0, 0]);
  const across = Array.from({ length: 20 }, (_, x) => texel(30 + x, 40) ?? 0);
  expect(across).toEqual([...across].sort((a, b) => b - a));
});

test("The steps of a slant become one line", () => {
  const slant = filled(rows(0, 19).map((row) => ({ row, from: 60, to: 60 + row })));
  const mask = smoothMask(window, slant, 4);
  const ends = rows(24, 56).map((row) => mask.subarray(row * 80, row * 80 + 80).filter((value) => value > 127).length);

  for (const [at, end] of ends.slice(1).entries()) expect(end - (ends[at] ?? 0)).toBe(1);
});
