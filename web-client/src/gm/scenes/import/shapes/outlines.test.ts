import { expect, test } from "vitest";
import { ellipseIn, middleOf, pointsOf, rectangleIn, rotated } from "./outlines";

const area = { x: 10, y: 20, width: 40, height: 20 };

test("A rectangle is turned clockwise", () => {
  const turned = rotated(rectangleIn(area), middleOf(area), 90);

  expect(turned.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [40, 10],
    [40, 50],
    [20, 50],
    [20, 10],
  ]);
  expect(rotated(rectangleIn(area), { x: 0, y: 0 }, -720)).toEqual(rectangleIn(area));
});

test("An ellipse fills its box", () => {
  const corners = ellipseIn(area).map(({ x, y }) => [Math.round(x), Math.round(y)]);

  expect(corners).toHaveLength(64);
  expect([corners[0], corners[16], corners[32], corners[48]]).toEqual([
    [50, 30],
    [30, 40],
    [10, 30],
    [30, 20],
  ]);
});

test("Points are pairs of numbers, in one list or in a list of pairs", () => {
  const points = [
    { x: 1, y: 2 },
    { x: 3, y: 4 },
  ];

  expect(pointsOf([1, 2, 3, 4])).toEqual(points);
  expect(
    pointsOf([
      [1, 2],
      [3, 4],
    ]),
  ).toEqual(points);
  for (const bad of [
    null,
    "x",
    [],
    [1],
    [1, 2, 3],
    [1, "2"],
    [1, null],
    [[1, 2], [3]],
    [[1, 2], 3, 4],
    [{ x: 1, y: 2 }],
  ])
    expect(pointsOf(bad)).toBeNull();
});
