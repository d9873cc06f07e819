import { expect, test } from "vitest";
import { gridOf } from "../../canvas/grid";
import { snapped, unsnapped } from "./snap";

const counts = { columns: 10, rows: 8 };
const squares = { grid: gridOf({ grid: 0 }), counts, ends: [], reach: 10 };
const hexes = { ...squares, grid: gridOf({ grid: 1 }) };

test("A point snaps to the nearest corner or middle of a side", () => {
  expect(snapped({ x: 70, y: 60 }, squares)).toEqual({ x: 720, y: 720 });
  expect(snapped({ x: 95, y: 60 }, squares)).toEqual({ x: 1080, y: 720 });
  expect(snapped({ x: 60, y: 34 }, squares)).toEqual({ x: 720, y: 360 });
});

test("On hexes too", () => {
  expect(snapped({ x: 32, y: 2 }, hexes)).toEqual({ x: 360, y: 0 });
  expect(snapped({ x: 48, y: 10 }, hexes)).toEqual({ x: 540, y: 120 });
});

test("An end of a wall within reach comes first", () => {
  const ends = [{ x: 80, y: 70 }];

  expect(snapped({ x: 72, y: 64 }, { ...squares, ends })).toEqual({ x: 900, y: 788 });
  expect(snapped({ x: 71, y: 64 }, { ...squares, ends })).toEqual({ x: 720, y: 720 });
});

test("No point lies beyond the map's edge", () => {
  expect(snapped({ x: -50, y: 9000 }, squares)).toEqual({ x: 0, y: 5760 });
});

test("Without snapping a point stays where it is", () => {
  expect(unsnapped({ x: 70, y: 60 }, squares)).toEqual({ x: 788, y: 675 });
});
