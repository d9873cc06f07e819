// W142: a freehand line keeps the points that make its shape.
import { expect, test } from "vitest";
import { simplified } from "./simplify";

const points = (...xy: readonly (readonly [number, number])[]) => xy.map(([x, y]) => ({ x, y }));

test("Points on a straight line are left out, its ends stay", () => {
  expect(simplified(points([0, 0], [10, 1], [20, 0], [30, -1], [40, 0]), 2, 1000)).toEqual(points([0, 0], [40, 0]));
});

test("A corner stays", () => {
  const line = points([0, 0], [20, 1], [40, 0], [41, 20], [40, 40]);

  expect(simplified(line, 2, 1000)).toEqual(points([0, 0], [40, 0], [40, 40]));
});

test("A line that comes back to its beginning keeps its farthest point", () => {
  expect(simplified(points([0, 0], [40, 0], [0, 0]), 2, 1000)).toEqual(points([0, 0], [40, 0], [0, 0]));
});

test("A line with too many points is simplified further", () => {
  const zigzag = Array.from({ length: 2000 }, (_, x) => ({ x, y: (x % 2) * 10 }));

  const kept = simplified(zigzag, 1, 1000);

  expect(kept.length).toBeLessThanOrEqual(1000);
  expect([kept[0], kept.at(-1)]).toEqual([zigzag[0], zigzag.at(-1)]);
});

test("A single point stays", () => {
  expect(simplified(points([5, 5]), 2, 1000)).toEqual(points([5, 5]));
});
