import { expect, test } from "vitest";
import { edgeAt } from "./edge_at";

test("A point near an edge means the two zones beside it", () => {
  expect(edgeAt({ x: 105, y: 50 }, 100)).toEqual([
    { column: 1, row: 0 },
    { column: 0, row: 0 },
  ]);
  expect(edgeAt({ x: 150, y: 92 }, 100)).toEqual([
    { column: 1, row: 0 },
    { column: 1, row: 1 },
  ]);
});

test("A point in the middle of a zone means no edge", () => {
  expect(edgeAt({ x: 150, y: 50 }, 100)).toBeNull();
});
