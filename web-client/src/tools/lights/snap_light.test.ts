import { expect, test } from "vitest";
import { gridOf } from "../../canvas/grid";
import { snappedLight } from "./snap_light";

const counts = { columns: 10, rows: 8 };
const squares = { grid: gridOf({ grid: 0 }), counts };

test("A light snaps to the nearest middle or corner of a cell, or middle of a side", () => {
  expect(snappedLight({ x: 90, y: 100 }, squares)).toEqual({ x: 1080, y: 1080 });
  expect(snappedLight({ x: 70, y: 60 }, squares)).toEqual({ x: 720, y: 720 });
  expect(snappedLight({ x: 97, y: 62 }, squares)).toEqual({ x: 1080, y: 720 });
});

test("On hexes too, and never beyond the map's edge", () => {
  expect(snappedLight({ x: 34, y: 36 }, { grid: gridOf({ grid: 1 }), counts })).toEqual({ x: 360, y: 480 });
  expect(snappedLight({ x: -50, y: 9000 }, squares)).toEqual({ x: 0, y: 5760 });
});
