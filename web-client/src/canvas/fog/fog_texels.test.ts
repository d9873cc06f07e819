import { expect, test } from "vitest";
import { EMPTY } from "../../state/maps/raster";
import { filled } from "../../state/maps/raster_fill";
import { CLEAR, paint, SOLID, windowAround } from "./fog_texels";

const map = { column: 0, row: 0, columns: 100, rows: 70 };

test("What is painted covers what was there, at its edges in part", () => {
  const window = { column: 60, row: 0, columns: 10, rows: 1 };
  const texels = new Uint32Array(40 * 4).fill(SOLID);

  paint(texels, window, filled([{ row: 0, from: 65, to: 90 }]), CLEAR);

  const [first, ...others] = texels.subarray(0, 40);
  expect([first, others.at(-1)]).toEqual([SOLID, CLEAR]);
  expect(new Set(others).size).toBeGreaterThan(2);
});

test("A window holds the chunks of a raster as far as the map goes", () => {
  expect(windowAround(filled([{ row: 3, from: 70, to: 71 }]), map)).toEqual({
    column: 62,
    row: 0,
    columns: 38,
    rows: 66,
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
