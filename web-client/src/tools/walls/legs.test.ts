import { expect, test } from "vitest";
import type { Wall } from "../../generated/protocol/wire/v1/state_pb";
import { kindOfWall, sideOfWall } from "../../state/maps/walls";
import { halves, legsAlong, rectangle, withEndMoved } from "./legs";

const at = (x: number, y: number) => ({ x, y });
const look = { kind: "window", side: "right" } as const;
const line = ({ fromX, fromY, toX, toY }: Wall) => [fromX, fromY, toX, toY];

test("A chain has a wall from each point to the next, and none where a point is repeated", () => {
  const legs = legsAlong([at(0, 0), at(720, 0), at(720, 0), at(720, 360)], look);

  expect(legs.map(line)).toEqual([
    [0, 0, 720, 0],
    [720, 0, 720, 360],
  ]);
  expect(legs.map((leg) => [kindOfWall(leg), sideOfWall(leg)])).toEqual([
    ["window", "right"],
    ["window", "right"],
  ]);
});

test("A rectangle has four sides, one without width is a line", () => {
  expect(legsAlong(rectangle(at(720, 720), at(0, 0)), look)).toHaveLength(4);
  expect(rectangle(at(720, 0), at(0, 0))).toEqual([at(720, 0), at(0, 0)]);
});

test("Walls that share an end move with it", () => {
  const corner = legsAlong([at(0, 0), at(720, 0), at(720, 720), at(0, 720)], look);

  expect(withEndMoved(corner, at(720, 0), at(1080, 0)).map(line)).toEqual([
    [0, 0, 1080, 0],
    [1080, 0, 720, 720],
  ]);
});

test("A split wall keeps its id in the first half", () => {
  const [wall] = legsAlong([at(0, 0), at(721, 0)], look);
  const parts = wall === undefined ? [] : halves({ ...wall, id: "7" });

  expect(parts.map((part) => [part.id, ...line(part)])).toEqual([
    ["7", 0, 0, 361, 0],
    ["0", 361, 0, 721, 0],
  ]);
});
