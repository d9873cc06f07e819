import { expect, test } from "vitest";
import { ZONE } from "../../canvas/grid";
import { layOut } from "./zone_layout";

const corner = { x: 512, y: 256 };
const alone = (...ids: number[]) => ids.map((id) => ({ id, group: 0 }));

test("Tokens of a zone stand apart, inside it", () => {
  const { at, width } = layOut(alone(1, 2, 3, 4, 5, 6), corner, ZONE);

  const places = [...at.values()];
  for (const [index, a] of places.entries()) {
    expect(a.x - width / 2).toBeGreaterThanOrEqual(corner.x);
    expect(a.x + width / 2).toBeLessThanOrEqual(corner.x + ZONE);
    expect(a.y + width / 2).toBeLessThanOrEqual(corner.y + ZONE);
    for (const b of places.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(width);
  }
});

test("Tokens of one group stand in one ring without others", () => {
  const { at, rings } = layOut(
    [
      { id: 1, group: 7 },
      { id: 2, group: 0 },
      { id: 3, group: 7 },
    ],
    corner,
    ZONE,
  );

  const [ring] = rings;
  const within = (id: number) => {
    const { x = 0, y = 0 } = at.get(id) ?? {};
    return ring !== undefined && x > ring.x && x < ring.x + ring.width && y > ring.y && y < ring.y + ring.height;
  };
  expect(rings).toHaveLength(1);
  expect([1, 2, 3].map(within)).toEqual([true, false, true]);
});

test("Two groups have two rings", () => {
  const standing = [1, 2, 3, 4].map((id) => ({ id, group: id % 2 === 0 ? 5 : 6 }));
  expect(layOut(standing, corner, ZONE).rings).toHaveLength(2);
});

test("A crowd stands closer", () => {
  const crowd = alone(...Array.from({ length: 24 }, (_, id) => id + 1));
  const { at, width } = layOut(crowd, corner, ZONE);
  expect(width).toBeLessThan(60);
  expect(at.size).toBe(24);
});
