import { expect, test } from "vitest";
import { EMPTY } from "../../state/maps/raster";
import { filled } from "../../state/maps/raster_fill";
import { CLEAR, paint, SOLID, windowAround } from "./fog_texels";

const map = { column: 0, row: 0, columns: 100, rows: 70 };

test("A texel is painted for each sample of the raster, and none beyond the texture", () => {
  const window = { column: 62, row: 1, columns: 4, rows: 2 };
  const texels = new Uint32Array(8).fill(SOLID);

  paint(texels, window, filled([0, 1, 3].map((row) => ({ row, from: 63, to: 90 }))), CLEAR);

  expect([...texels]).toEqual([SOLID, CLEAR, CLEAR, CLEAR, SOLID, SOLID, SOLID, SOLID]);
});

test("A window holds the chunks of a raster as far as the map goes", () => {
  expect(windowAround(filled([{ row: 3, from: 70, to: 71 }]), map)).toEqual({
    column: 64,
    row: 0,
    columns: 36,
    rows: 64,
  });
  expect(
    windowAround(
      filled([
        { row: 3, from: 5, to: 71 },
        { row: 69, from: 5, to: 5 },
      ]),
      map,
    ),
  ).toEqual(map);
});

test("A raster without samples, or beyond the map, has no window", () => {
  expect(windowAround(EMPTY, map)).toBeNull();
  expect(windowAround(filled([{ row: 128, from: 0, to: 5 }]), map)).toBeNull();
});
