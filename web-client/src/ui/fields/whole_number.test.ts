import { expect, test } from "vitest";
import { readChange, readWhole } from "./whole_number";

test("A whole number within its bounds is read, the bounds included", () => {
  expect(readWhole(" 12 ", 0, 12)).toBe(12);
  expect(readWhole("0", 0, 12)).toBe(0);
});

test("A number out of bounds, a fraction and words are refused", () => {
  expect(readWhole("13", 0, 12)).toBeNull();
  expect(readWhole("-1", 0, 12)).toBeNull();
  expect(readWhole("1.5", 0, 12)).toBeNull();
  expect(readWhole("twelve", 0, 12)).toBeNull();
  expect(readWhole("", 0, 12)).toBeNull();
});

test("A leading sign changes the number, an equals sign sets it", () => {
  expect(readChange("+3", 5, -10, 10)).toBe(8);
  expect(readChange("−2", 5, -10, 10)).toBe(3);
  expect(readChange("=-2", 5, -10, 10)).toBe(-2);
  expect(readChange("7", 5, -10, 10)).toBe(7);
});

test("A change beyond the bounds is refused", () => {
  expect(readChange("+6", 5, -10, 10)).toBeNull();
  expect(readChange("-15", 5, -10, 10)).toBe(-10);
  expect(readChange("-16", 5, -10, 10)).toBeNull();
});
