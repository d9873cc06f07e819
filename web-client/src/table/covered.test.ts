import { expect, test } from "vitest";
import { coveredOf } from "./covered";

const desk = { width: 1440, height: 900 };
const insets = { top: 80, right: 364, bottom: 165, left: 72 };
const usual = { insets, screen: desk, top: 64, bottom: 200, dock: { width: 0, height: 0 }, sheet: 0 };

test("Without cards, panels and bars cover the edges", () => {
  expect(coveredOf(usual)).toEqual({ top: 80, right: 364, bottom: 216, left: 72 });
});

test("A form as wide as a column counts at the left", () => {
  const form = { ...usual, bottom: 616, dock: { width: 416, height: 416 } };

  expect(coveredOf(form)).toEqual({ top: 80, right: 364, bottom: 216, left: 488 });
});

test.each([
  ["a line of targets", 50],
  ["a list of targets with two rows", 140],
  ["a list of targets with three rows", 180],
])("%s counts at the lower edge", (_, height) => {
  const list = { ...usual, bottom: 200 + height, dock: { width: 750, height } };

  expect(coveredOf(list)).toEqual({ top: 80, right: 364, bottom: 216 + height, left: 72 });
});

test("Beside a form a sheet covers more of the right", () => {
  expect(coveredOf({ ...usual, sheet: 424 }).right).toBe(788);
});

test("A phone held sideways has room beside a prompt, not above it", () => {
  const phone = {
    ...usual,
    insets: { top: 80, right: 68, bottom: 120, left: 72 },
    screen: { width: 844, height: 390 },
  };

  expect(coveredOf({ ...phone, bottom: 256, dock: { width: 416, height: 156 } }).left).toBe(488);
});

test("A dock counts for half of the screen at most", () => {
  expect(coveredOf({ ...usual, bottom: 900, dock: { width: 1000, height: 700 } }).left).toBe(72 + 720);
});
