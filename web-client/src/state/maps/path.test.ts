import { expect, test } from "vitest";
import { decodePath, encodePath } from "./path";

test("A path travels as differences, the first cell absolute", () => {
  const cells = [
    { column: 5, row: 7 },
    { column: 6, row: 7 },
    { column: 6, row: 6 },
  ];

  const path = encodePath(cells);

  expect(path.steps).toEqual([5, 7, 1, 0, 0, -1]);
  expect(decodePath(path)).toEqual(cells);
});
