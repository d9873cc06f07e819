import { expect, test } from "vitest";
import { sameValue } from "./same_value";

const token = (at: number) => ({ id: 1, at: { x: at, y: 0 }, marks: new Set(["down"]), path: [1, 2] });

test("Equal members, elements and entries are the same", () => {
  expect(sameValue(token(1), token(1))).toBe(true);
  expect(sameValue([token(1), null], [token(1), null])).toBe(true);
  expect(sameValue(new Map([[1, token(1)]]), new Map([[1, token(1)]]))).toBe(true);
});

test("Another number, length, key or kind is not", () => {
  expect(sameValue(token(1), token(2))).toBe(false);
  expect(sameValue([1], [1, 2])).toBe(false);
  expect(sameValue({ a: 1 }, { b: 1 })).toBe(false);
  expect(sameValue(new Set([1]), new Set([2]))).toBe(false);
  expect(sameValue(new Map([[1, 1]]), new Map([[2, 1]]))).toBe(false);
  expect(sameValue({}, null)).toBe(false);
});
