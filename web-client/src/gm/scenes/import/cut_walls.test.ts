import { expect, test } from "vitest";
import { fieldsOfKind } from "../../../state/maps/walls";
import { cutWalls } from "./cut_walls";
import { ImportReport } from "./import_report";
import type { DraftWall } from "./scene_draft";

const wall = (fromX: number, fromY: number, toX: number, toY: number): DraftWall => ({
  ...{ fromX, fromY, toX, toY, blocksFrom: 0, state: 0, heightSquares: 0 },
  ...fieldsOfKind("wall"),
});
const door = { from: { x: 720, y: 0 }, to: { x: 1440, y: 0 } };

function cut(...walls: DraftWall[]) {
  const report = new ImportReport();
  const pieces = cutWalls(walls, [door], report).map(({ fromX, fromY, toX, toY }) => [fromX, fromY, toX, toY]);
  return { pieces, count: report.entries[0]?.count ?? 0 };
}

test("A wall through a door becomes two walls that end at it, in its direction", () => {
  expect(cut(wall(0, 0, 2160, 0))).toEqual({
    pieces: [
      [0, 0, 720, 0],
      [1440, 0, 2160, 0],
    ],
    count: 1,
  });
  expect(cut(wall(2160, 0, 0, 0)).pieces).toEqual([
    [2160, 0, 1440, 0],
    [720, 0, 0, 0],
  ]);
});

test("A wall 36 units beside the door's line is cut, one 37 beside is not", () => {
  expect(cut(wall(0, 36, 2160, 36)).pieces).toEqual([
    [0, 36, 720, 0],
    [1440, 0, 2160, 36],
  ]);
  expect(cut(wall(0, 37, 2160, 37)).count).toBe(0);
});

test("A wall inside the door is gone; one that ends in it ends at its end", () => {
  expect(cut(wall(720, 0, 1440, 0))).toEqual({ pieces: [], count: 1 });
  expect(cut(wall(800, 5, 1200, 5)).pieces).toEqual([]);
  expect(cut(wall(1000, 0, 0, 0)).pieces).toEqual([[720, 0, 0, 0]]);
  expect(cut(wall(1000, 0, 3000, 0)).pieces).toEqual([[1440, 0, 3000, 0]]);
});

test("Walls that only touch or cross the door stay", () => {
  const walls = [
    wall(0, 0, 720, 0),
    wall(1440, 0, 1440, 720),
    wall(1000, -720, 1000, 720),
    wall(600, -400, 1500, 500),
    wall(0, 0, 730, 0),
  ];

  expect(cut(...walls)).toEqual({
    pieces: walls.map(({ fromX, fromY, toX, toY }) => [fromX, fromY, toX, toY]),
    count: 0,
  });
});

test("A wall with two doors becomes three", () => {
  const second = { from: { x: 3600, y: 0 }, to: { x: 2880, y: 0 } };

  const pieces = cutWalls([wall(0, 0, 7200, 0)], [door, second], new ImportReport());

  expect(pieces.map(({ fromX, toX }) => [fromX, toX])).toEqual([
    [0, 720],
    [1440, 2880],
    [3600, 7200],
  ]);
});

test("A long slanted wall is cut at a door far along it", () => {
  const far = { from: { x: 36_000, y: 18_000 }, to: { x: 37_440, y: 18_720 } };

  const pieces = cutWalls([wall(0, 0, 72_000, 36_000)], [far], new ImportReport());

  expect(pieces.map(({ fromX, toX }) => [fromX, toX])).toEqual([
    [0, 36_000],
    [37_440, 72_000],
  ]);
});
