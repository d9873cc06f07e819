import { expect, test } from "vitest";
import { uncrowded } from "./separate_overlaps";

const at = (x: number, y: number) => ({ x, y, width: 10, height: 4 });

test("Boxes that only touch are all shown", () => {
  expect(uncrowded([at(0, 0), at(10, 0), at(0, 4)], [])).toEqual([true, true, true]);
});

test("The first of two overlapping names is shown", () => {
  expect(uncrowded([at(0, 0), at(9, 3)], [])).toEqual([true, false]);
});

test("A hidden name does not hide others", () => {
  expect(uncrowded([at(0, 0), at(6, 0), at(12, 0)], [])).toEqual([true, false, true]);
});

test("A name over another's portrait is hidden, over its own not", () => {
  const faces = [at(0, 2), at(40, 0)];

  expect(uncrowded([at(0, 4), at(5, 0)], faces)).toEqual([true, false]);
});
