import { expect, test } from "vitest";
import { cornersOf } from "./grid";
import { latticeIn, stripesIn } from "./hatch";

const square = (x: number, y: number) => [
  { x: x + 64, y },
  { x: x + 64, y: y + 64 },
  { x, y: y + 64 },
  { x, y },
];

test("Stripes cross a square from side to side", () => {
  const stripes = stripesIn(square(0, 0), 32);

  // x + y = 16, 48, 80, 112
  expect(stripes).toHaveLength(4);
  expect(stripes.map(([a, b]) => [a.x + a.y, b.x + b.y])).toEqual([16, 48, 80, 112].map((sum) => [sum, sum]));
  expect(stripes[1]).toEqual(
    expect.arrayContaining([
      { x: 48, y: 0 },
      { x: 0, y: 48 },
    ]),
  );
});

test("Stripes of two cells side by side meet at the side they share", () => {
  const ends = (x: number) =>
    stripesIn(square(x, 0), 16)
      .flat()
      .filter((end) => end.x === 64)
      .map(({ y }) => y);
  expect(ends(0).sort()).toEqual(ends(64).sort());
});

test("Stripes stay inside a hex that lies left of and above the map", () => {
  const corners = cornersOf({ column: -4, row: -3 }, { kind: "hex_rows", width: 64 });
  const [least, most] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
  const stripes = stripesIn(corners, 16);
  expect(stripes.length).toBeGreaterThanOrEqual(5);
  for (const { x } of stripes.flat()) expect(x >= least - 1e-6 && x <= most + 1e-6).toBe(true);
});

test("A lattice has its points in the middles of its own squares", () => {
  expect(latticeIn(square(0, 0), 32, () => true)).toEqual([
    { x: 16, y: 16 },
    { x: 48, y: 16 },
    { x: 16, y: 48 },
    { x: 48, y: 48 },
  ]);
  expect(latticeIn(square(-64, 0), 32, ({ x }) => x < -32)).toEqual([
    { x: -48, y: 16 },
    { x: -48, y: 48 },
  ]);
});
