import { expect, test } from "vitest";
import { distinct, thinned } from "./corners";

const points = (...numbers: number[]) =>
  Array.from({ length: numbers.length / 2 }, (_, at) => ({ x: numbers[2 * at] ?? 0, y: numbers[2 * at + 1] ?? 0 }));

test("Corners that repeat the one before are left out, of a closed outline also the last that is the first", () => {
  const corners = points(0, 0, 0, 0, 9, 0, 9, 9, 9, 9, 0, 0);

  expect(distinct(corners, "open")).toEqual(points(0, 0, 9, 0, 9, 9, 0, 0));
  expect(distinct(corners, "closed")).toEqual(points(0, 0, 9, 0, 9, 9));
  expect(distinct(points(5, 5, 5, 5), "closed")).toEqual(points(5, 5));
  expect(distinct([], "closed")).toEqual([]);
});

test("A long line keeps the corners that make its shape", () => {
  const corner = Array.from({ length: 301 }, (_, at) => ({ x: Math.min(at, 150) * 10, y: Math.max(0, at - 150) * 10 }));

  expect(thinned(corner, "open", 300)).toEqual(points(0, 0, 1500, 0, 1500, 1500));
  expect(thinned(corner, "open", 301)).toBe(corner);
});

test("A long closed outline keeps them too", () => {
  const side = Array.from({ length: 100 }, (_, at) => at * 10);
  const square = [
    ...side.map((at) => ({ x: at, y: 0 })),
    ...side.map((at) => ({ x: 1000, y: at })),
    ...side.map((at) => ({ x: 1000 - at, y: 1000 })),
    ...side.map((at) => ({ x: 0, y: 1000 - at })),
  ];

  expect(thinned(square, "closed", 256)).toEqual(points(0, 0, 1000, 0, 1000, 1000, 0, 1000));
});

test("Where every corner makes the shape, evenly spread ones are kept", () => {
  const zigzag = Array.from({ length: 6 }, (_, at) => ({ x: at * 720, y: (at % 2) * 720 }));

  // numbers 0, 3 and 5
  expect(thinned(zigzag, "open", 3)).toEqual(points(0, 0, 2160, 720, 3600, 720));
});

test("A million corners are thinned at once", () => {
  const circle = Array.from({ length: 1_000_000 }, (_, at) => ({
    x: Math.round(Math.cos(at) * 360_000),
    y: Math.round(Math.sin(at) * 360_000),
  }));

  expect(thinned(circle, "open", 1000)).toHaveLength(1000);
});
