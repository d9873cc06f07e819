// W96: the order of turns, changed by hand.
import { expect, test } from "vitest";
import { movedTo } from "./turn_order";

test("A creature takes the place of another, which makes room", () => {
  expect(movedTo([1, 2, 3, 4], 4, 2)).toEqual([1, 4, 2, 3]);
  expect(movedTo([1, 2, 3, 4], 1, 3)).toEqual([2, 3, 1, 4]);
  expect(movedTo([1, 2, 3, 4], 1, 4)).toEqual([2, 3, 4, 1]);
});

test("Who is not in the fight moves no creature", () => {
  expect(movedTo([1, 2], 7, 1)).toEqual([1, 2]);
  expect(movedTo([1, 2], 1, 7)).toEqual([1, 2]);
});
