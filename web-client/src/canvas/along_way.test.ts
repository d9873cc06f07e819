import { expect, test } from "vitest";
import { alongWay } from "./along_way";

const corner = [
  { x: 0, y: 0 },
  { x: 30, y: 0 },
  { x: 30, y: 10 },
];

test("A way is followed around its corners", () => {
  expect(alongWay(corner, 0)).toEqual({ x: 0, y: 0 });
  expect(alongWay(corner, 0.5)).toEqual({ x: 20, y: 0 });
  expect(alongWay(corner, 0.875)).toEqual({ x: 30, y: 5 });
  expect(alongWay(corner, 1)).toEqual({ x: 30, y: 10 });
});

test("A way without length stays where it ends", () => {
  expect(alongWay([corner[0], corner[0]] as typeof corner, 0.5)).toEqual({ x: 0, y: 0 });
});
