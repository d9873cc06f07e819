// W127: what the shapes of the fog tool cover, on squares and hexes.
import { expect, test } from "vitest";
import { gridOf } from "../../canvas/grid";
import { Scene_Grid } from "../../generated/protocol/wire/v1/state_pb";
import { contains, countOf, type Raster } from "../../state/maps/raster";
import { brushed, ellipseOf, type OnMap, polygonOf, rectangleOf, ringOf, wholeMap } from "./fog_shapes";

const map = (grid: Scene_Grid, columns = 10, rows = 10): OnMap => ({
  grid: gridOf({ grid }),
  counts: { columns, rows },
});
const squares = map(Scene_Grid.SQUARE);
const hexRows = map(Scene_Grid.HEX_ROWS);
const hexColumns = map(Scene_Grid.HEX_COLUMNS);
/// A point in squares.
const at = (x: number, y: number) => ({ x: x * 720, y: y * 720 });
/// The columns of samples in a row of samples.
const row = (raster: Raster, y: number) =>
  Array.from({ length: 60 }, (_, x) => x).filter((x) => contains(raster, x, y));

test("A rectangle has the samples whose middles lie in it, whichever corner comes first", () => {
  const raster = rectangleOf(at(2, 3), at(1, 1), squares);

  expect(countOf(raster)).toBe(4 * 8);
  expect(row(raster, 4)).toEqual([4, 5, 6, 7]);
  expect(row(raster, 3)).toEqual([]);
  expect(row(raster, 12)).toEqual([]);
});

test("A rectangle between two samples is empty", () => {
  expect(rectangleOf({ x: 91, y: 0 }, { x: 269, y: 720 }, squares).size).toBe(0);
});

test("No shape leaves the map", () => {
  const beyond = [at(-5, -5), at(50, 50)] as const;

  expect(countOf(rectangleOf(...beyond, squares))).toBe(40 * 40);
  expect(countOf(ellipseOf(at(-1, -1), at(1, 1), squares))).toBe(countOf(ellipseOf(at(0, 0), at(2, 2), squares)) / 4);
  expect(countOf(brushed(at(0, 0), at(0, 0), 2, squares))).toBe(countOf(brushed(at(5, 5), at(5, 5), 2, squares)) / 4);
  expect(rectangleOf(at(-3, -3), at(-1, -1), squares).size).toBe(0);
});

test("The whole map is its rectangle: of hexes half a cell and a third of a row more", () => {
  expect(countOf(wholeMap(squares))).toBe(40 * 40);
  // 10.5 squares across are 42 samples; 10 rows and a third are 7440 units, in which 41 middles lie
  expect(countOf(wholeMap(hexRows))).toBe(42 * 41);
  expect(countOf(wholeMap(hexColumns))).toBe(41 * 42);
});

test("A brush of one square is round", () => {
  const dab = brushed(at(5.5, 5.5), at(5.5, 5.5), 1, squares);

  // middles at 90 and 270 units from the middle; the corners at 382 are beyond 360
  expect([20, 21, 22, 23].map((y) => row(dab, y))).toEqual([
    [21, 22],
    [20, 21, 22, 23],
    [20, 21, 22, 23],
    [21, 22],
  ]);
});

test("A brush covers the way between two points without a gap", () => {
  const stroke = brushed(at(1, 1), at(8, 4), 2, squares);

  for (let part = 0; part <= 1; part += 0.05)
    expect(contains(stroke, Math.floor((1 + 7 * part) * 4), Math.floor((1 + 3 * part) * 4))).toBe(true);
  expect(contains(stroke, 4 * 8, 4)).toBe(false);
});

test("On hexes a brush is as round on the screen: more rows of samples, which lie closer", () => {
  for (const [on, across, down] of [
    [hexRows, 8, 10],
    [hexColumns, 10, 8],
  ] as const) {
    const dab = brushed(at(5, 5), at(5, 5), 2, on);
    const rows = Array.from({ length: 40 }, (_, y) => row(dab, y).length);

    expect(Math.max(...rows)).toBe(across);
    expect(rows.filter((count) => count > 0)).toHaveLength(down);
  }
});

test("An ellipse touches the sides of its rectangle and leaves its corners out", () => {
  const ellipse = ellipseOf(at(2, 2), at(8, 4), squares);

  expect(row(ellipse, 8).length).toBeLessThan(row(ellipse, 11).length);
  expect(row(ellipse, 11)).toEqual(Array.from({ length: 24 }, (_, x) => x + 8));
  expect(contains(ellipse, 8, 8)).toBe(false);
  expect(row(ellipse, 7)).toEqual([]);
});

test("A polygon has what lies within its corners, also where it is bent inward", () => {
  // an L: the upper right quarter is missing
  const corners = [at(2, 2), at(4, 2), at(4, 4), at(6, 4), at(6, 6), at(2, 6)];
  const raster = polygonOf(corners, squares);

  expect(countOf(raster)).toBe(16 * 12);
  expect(contains(raster, 4 * 5, 4 * 3)).toBe(false);
  expect(contains(raster, 4 * 5, 4 * 5)).toBe(true);
  expect(countOf(polygonOf([...corners].reverse(), squares))).toBe(16 * 12);
});

test("Two corners or none are no area", () => {
  expect(polygonOf([at(1, 1), at(5, 5)], squares).size).toBe(0);
  expect(polygonOf([], squares).size).toBe(0);
});

test("The ring around the pointer has the width of the brush", () => {
  const xs = ringOf({ x: 100, y: 100 }, 3, squares.grid).map(({ x }) => x);

  expect([Math.min(...xs), Math.max(...xs)]).toEqual([4, 196]);
});
