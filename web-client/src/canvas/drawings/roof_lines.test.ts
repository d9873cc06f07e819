import { expect, test } from "vitest";
import { isOpen, shingles } from "./roof_lines";

const at = (x: number, y: number) => ({ x, y });
/// An L: its right half is half as high.
const house = [at(0, 0), at(64, 0), at(64, 24), at(32, 24), at(32, 48), at(0, 48)];

test("A roof is open over an own creature alone", () => {
  expect(isOpen(house, [at(16, 40)])).toBe(true);
  expect(isOpen(house, [at(48, 40)])).toBe(false);
  expect(isOpen(house, [])).toBe(false);
});

test("Shingles end at the edges of the roof", () => {
  expect(shingles(house).slice(0, 2)).toEqual([
    [at(0, 16), at(64, 16)],
    [at(0, 32), at(32, 32)],
  ]);
});
