import { expect, test } from "vitest";
import { atZoom, firstCrop, within, zoomOf } from "./crop";

const wide = { width: 800, height: 400 };
const tall = { width: 400, height: 800 };

test("the first crop is the largest square, in the middle or at the top", () => {
  expect(firstCrop(wide)).toEqual({ x: 400, y: 200, side: 400 });
  expect(firstCrop(tall)).toEqual({ x: 200, y: 200, side: 400 });
});

test("a crop never leaves the image", () => {
  expect(within(wide, { x: -50, y: 900, side: 400 })).toEqual({ x: 200, y: 200, side: 400 });
  expect(within(wide, { x: 700, y: 200, side: 900 })).toEqual({ x: 600, y: 200, side: 400 });
  expect(within(wide, { x: 790, y: 200, side: 1 }).side).toBe(50);
});

test("a zoom reads as it was set", () => {
  const crop = atZoom(tall, firstCrop(tall), 0.5);
  expect(zoomOf(tall, crop)).toBeCloseTo(0.5);
  expect(zoomOf(tall, firstCrop(tall))).toBe(0);
});
