import { expect, test } from "vitest";
import { latticeExtent, latticePoint, mapCorner, placedAt, stretched, tooLarge } from "./placement";

const area = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test("A map begins at the whole square before its image", () => {
  expect(mapCorner("square", area(2.5, -0.25, 1, 1))).toEqual({ x: 2, y: -1 });
  expect(mapCorner("square", area(-3, 7, 1, 1))).toEqual({ x: -3, y: 7 });
  expect(mapCorner("square", area(2.9999, 0, 1, 1))).toEqual({ x: 3, y: 0 });
});

test("Hexes begin at an even row or column, so that the same ones stand out", () => {
  expect(mapCorner("hex_rows", area(1, Math.sqrt(3) * 1.5, 1, 1))).toEqual({ x: 1, y: 2 });
  expect(mapCorner("hex_columns", area(Math.sqrt(3) * 1.5, 1, 1, 1))).toEqual({ x: 2, y: 1 });
});

test("Columns and rows cover a fractional image, rounded up", () => {
  const image = area(2.5, 0, 10, 8.2);

  expect(placedAt("square", image, { x: 2, y: 0 })).toEqual({
    columns: 11,
    rows: 9,
    imageArea: area(0.5, 0, 10, 8.2),
  });
  expect(placedAt("square", area(0, 0, 10.00001, 0.1), { x: 0, y: 0 })).toMatchObject({ columns: 10, rows: 1 });
});

test("500 columns and rows are the most", () => {
  const counts = (columns: number) => ({ columns, rows: 500, imageArea: area(0, 0, 1, 1) });

  expect(tooLarge(counts(500))).toBeNull();
  expect(tooLarge(counts(501))).toBe("Map too large: limit 500 × 500 cells.");
  expect(tooLarge(counts(Number.NaN))).not.toBeNull();
});

test("A point is rounded to 1/720 square from the map's corner", () => {
  expect(latticePoint({ x: 3.5, y: -1 }, { x: 3, y: 0 })).toEqual({ x: 360, y: -720 });
  expect(latticePoint({ x: 0.0006, y: -0.0006 }, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
});

test("The lattice of hexes counts rows down", () => {
  expect(latticeExtent("square", { columns: 3, rows: 2 })).toEqual({ width: 2160, height: 1440 });
  const { width, height } = latticeExtent("hex_rows", { columns: 3, rows: 2 });
  expect(width).toBeCloseTo(2520);
  expect(height).toBeCloseTo(1680); // the lower corner of the second row: 720 + 960
});

test("An image stretched by more than 1 % is warned about", () => {
  expect(stretched(area(0, 0, 10, 10), { widthPx: 1000, heightPx: 1009 })).toBeNull();
  expect(stretched(area(0, 0, 10, 10), { widthPx: 1000, heightPx: 900 })).toBe(
    "A cell is 100.0 px wide but 90.0 px high; the width is used.",
  );
});
