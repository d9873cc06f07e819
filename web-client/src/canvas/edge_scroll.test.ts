import { expect, test } from "vitest";
import { edgeScroll } from "./edge_scroll";

const screen = { width: 400, height: 800 };
const covered = { top: 100, right: 0, bottom: 300, left: 0 };
/// A map of 1000 by 1000 pixels, moved left and up by 100.
const map = { first: { x: -100, y: -100 }, last: { x: 900, y: 900 } };
const middle = { x: 200, y: 300 };

test("A drag scrolls toward the edge that it nears, and not elsewhere", () => {
  const to = (x: number, y: number) => edgeScroll({ from: middle, at: { x, y } }, map, screen, covered);

  expect(to(200, 300)).toEqual({ x: 0, y: 0 });
  expect(to(376, 300).x).toBeCloseTo(-0.3);
  expect(to(-20, 300).x).toBeCloseTo(0.6);
});

test("The edges are those of the part that nothing covers", () => {
  const to = (y: number) => edgeScroll({ from: middle, at: { x: 200, y } }, map, screen, covered).y;

  expect(to(100)).toBeCloseTo(0.6);
  expect(to(500)).toBeCloseTo(-0.6);
});

test("Where the map ends nothing scrolls", () => {
  const whole = { first: { x: 0, y: 100 }, last: { x: 400, y: 500 } };

  expect(edgeScroll({ from: middle, at: { x: 400, y: 500 } }, whole, screen, covered)).toEqual({ x: 0, y: 0 });
});

test("A drag that begins at an edge scrolls only as it goes further", () => {
  const from = { x: 380, y: 300 };

  expect(edgeScroll({ from, at: from }, map, screen, covered)).toEqual({ x: 0, y: 0 });
  expect(edgeScroll({ from, at: { x: 400, y: 300 } }, map, screen, covered).x).toBeLessThan(0);
});
