import { expect, test } from "vitest";
import type { Wall } from "../../generated/protocol/wire/v1/state_pb";
import type { WallKind } from "../../state/maps/walls";
import { cutIn } from "./cut_in";
import { legsAlong } from "./legs";

type Ends = readonly [number, number, number, number];

function wall(id: string, [fromX, fromY, toX, toY]: Ends, kind: WallKind = "wall"): Wall[] {
  const ends = [
    { x: fromX, y: fromY },
    { x: toX, y: toY },
  ];
  return legsAlong(ends, { kind, side: "both" }).map((one) => ({ ...one, id }));
}
const ends = (walls: readonly Wall[]) => walls.map(({ id, fromX, toX }) => [id, fromX, toX]);
const long = wall("7", [0, 0, 7200, 0]);

test("A door within a wall leaves the wall on both its sides", () => {
  const { put, removed } = cutIn(long, wall("0", [2160, 0, 1440, 0], "door"));

  expect(ends(put)).toEqual([
    ["0", 2160, 1440],
    ["7", 0, 1440],
    ["0", 2160, 7200],
  ]);
  expect(removed).toEqual([]);
});

test("A door at the end of a wall shortens it", () => {
  expect(ends(cutIn(long, wall("0", [0, 0, 720, 0], "door")).put)).toEqual([
    ["0", 0, 720],
    ["7", 720, 7200],
  ]);
});

test("A window over a whole wall takes its place, over several it removes the others", () => {
  const walls = [...long, ...wall("8", [7200, 0, 8640, 0])];
  const { put, removed } = cutIn(walls, wall("0", [0, 0, 8640, 0], "window"));

  expect(ends(put)).toEqual([["7", 0, 8640]]);
  expect(removed).toEqual(["8"]);
});

test("Two doors may be cut into one wall at once", () => {
  const doors = [...wall("0", [720, 0, 1440, 0], "door"), ...wall("0", [2880, 0, 3600, 0], "door")];

  expect(ends(cutIn(long, doors).put)).toEqual([
    ["0", 720, 1440],
    ["0", 2880, 3600],
    ["7", 0, 720],
    ["0", 1440, 2880],
    ["0", 3600, 7200],
  ]);
});

test("A door across or beside a wall, and a wall over a door, leave what is there", () => {
  const across = wall("0", [720, -360, 720, 360], "door");
  const beside = wall("0", [720, 90, 1440, 90], "door");
  const beyond = wall("0", [7200, 0, 7920, 0], "door");

  for (const one of [across, beside, beyond]) expect(cutIn(long, one)).toEqual({ put: one, removed: [] });
  expect(cutIn(wall("9", [0, 0, 720, 0], "door"), wall("0", [0, 0, 720, 0], "window")).put).toHaveLength(1);
});
