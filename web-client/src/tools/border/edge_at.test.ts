import { expect, test } from "vitest";
import { edgeAt } from "./edge_at";

const zones = { kind: "zones", width: 100 } as const;

test("A point near an edge means the two zones beside it", () => {
  expect(edgeAt({ x: 105, y: 50 }, zones)).toEqual([
    { column: 1, row: 0 },
    { column: 0, row: 0 },
  ]);
  expect(edgeAt({ x: 150, y: 92 }, zones)).toEqual([
    { column: 1, row: 0 },
    { column: 1, row: 1 },
  ]);
});

test("A point in the middle of a zone means no edge", () => {
  expect(edgeAt({ x: 150, y: 50 }, zones)).toBeNull();
});
