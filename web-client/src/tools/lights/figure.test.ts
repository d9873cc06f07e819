import { expect, test } from "vitest";
import { figureOf, lengthOf, readFigure } from "./figure";

test("A figure may have decimals, with a point or a comma", () => {
  expect(["6", " 1.5 ", "1,5", "0", "12."].map((text) => readFigure(text, 0, 100))).toEqual([6, 1.5, 1.5, 0, 12]);
});

test("Other texts, and figures beyond the bounds, are none", () => {
  expect(["", "-1", "1e3", "six", "1.2.3", "101", "NaN"].map((text) => readFigure(text, 0, 100))).toEqual(
    Array(7).fill(null),
  );
  expect(readFigure("0", 1, 360)).toBeNull();
});

test("A length is a figure of two decimals in the shown unit, and back", () => {
  expect([figureOf(16_000n, "m"), figureOf(16_000n, "ft"), figureOf(0n, "m")]).toEqual([1.6, 5.25, 0]);
  expect([lengthOf(1.2, "m"), lengthOf(4, "ft")]).toEqual([12_000n, 12_192n]);
});
