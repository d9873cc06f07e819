import { expect, test } from "vitest";
import { mayPick } from "./place_tool";

const map = { columns: 4, rows: 3 };
const at = (column: number, row: number) => ({ column, row });

test("A form's place is any cell of the map", () => {
  expect(mayPick({ cells: null }, at(3, 2), "square", map)).toBe(true);
  expect(mayPick({ cells: null }, at(4, 2), "square", map)).toBe(false);
});

test("A question's place is one of its cells", () => {
  const cells = [at(1, 1), at(9, 9)];

  expect(mayPick({ cells }, at(1, 1), "square", map)).toBe(true);
  expect(mayPick({ cells }, at(2, 1), "square", map)).toBe(false);
  expect(mayPick({ cells }, at(9, 9), "square", map)).toBe(false);
});
