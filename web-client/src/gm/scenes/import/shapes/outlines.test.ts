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
  const ends = (degrees: number) =>
    ellipseIn(area, degrees, () => true)
      ?.filter((_, at) => at % 16 === 0)
      .map(({ x, y }) => [Math.round(x), Math.round(y)]);

  expect(ends(0)).toEqual([
    [50, 30],
    [30, 40],
    [10, 30],
    [30, 20],
  ]);
  expect(ends(90)).toEqual([
    [30, 50],
    [20, 30],
    [30, 10],
    [40, 30],
  ]);
  expect(ellipseIn(area, 0, () => true)).toHaveLength(64);
});

test("An ellipse of which a corner is off the map is none", () => {
  const within = (x: number) => ellipseIn(area, 0, (points) => points.every((point) => point.x <= x));

  expect(within(50)).toHaveLength(64);
  expect(within(49)).toBeNull();
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
