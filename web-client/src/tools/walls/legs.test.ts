import { expect, test } from "vitest";
import type { Wall } from "../../generated/protocol/wire/v1/state_pb";
import { kindOfWall, sideOfWall } from "../../state/maps/walls";
import { ellipse, halves, joined, legsAlong, rectangle, withEndMoved } from "./legs";

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

test("Parts of a low wall are as low", () => {
  const [low] = legsAlong([at(0, 0), at(1440, 0)], look).map((wall) => ({ ...wall, height: 9_000n }));
  if (low === undefined) throw new Error("no wall");
  const parts = halves(low);

  expect(parts.map(({ height }) => height)).toEqual([9_000n, 9_000n]);
  expect(joined(parts.map((wall, index) => ({ ...wall, id: `${index}` }))).put).toMatchObject([{ height: 9_000n }]);
});

test("An ellipse touches the sides of its rectangle and closes", () => {
  const points = ellipse(at(7200, 0), at(0, 3600));

  expect(points[0]).toEqual(at(3600, 0));
  expect(points.at(-1)).toEqual(points[0]);
  for (const [x, y] of [
    [7200, 1800],
    [3600, 3600],
    [0, 1800],
  ] as const)
    expect(points).toContainEqual(at(x, y));
  expect(points.length % 4).toBe(1);
  expect(ellipse(at(0, 0), at(720, 0))).toEqual([at(0, 0), at(720, 0)]);
});

test("Walls that go on in a straight line become one, others stay", () => {
  const named = (points: readonly { x: number; y: number }[], first: number, side: "both" | "left" = "both") =>
    legsAlong(points, { kind: "wall", side }).map((wall, index) => ({ ...wall, id: `${first + index}` }));
  const straight = named([at(0, 0), at(720, 0), at(1440, 0)], 1);
  const [turned] = named([at(2160, 0), at(1440, 0)], 3);
  const corner = named([at(2160, 0), at(2160, 720)], 4);
  const others = named([at(2160, 720), at(2160, 1440)], 5, "left");

  const { put, removed } = joined([...straight, ...(turned === undefined ? [] : [turned]), ...corner, ...others]);

  expect(put.map((wall) => [wall.id, ...line(wall)])).toEqual([["1", 0, 0, 2160, 0]]);
  expect(removed).toEqual(["2", "3"]);
  expect(joined(straight.map((wall, index) => ({ ...wall, height: BigInt(index) }))).put).toEqual([]);
  expect(joined(corner)).toEqual({ put: [], removed: [] });
});
