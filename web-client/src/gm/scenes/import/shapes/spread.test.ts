import { expect, test } from "vitest";
import { spread } from "./spread";

test("Members of a long list are evenly spread, with the first and the last", () => {
  expect(spread(3, 4)).toEqual([0, 1, 2]);
  expect(spread(4, 4)).toEqual([0, 1, 2, 3]);
  expect(spread(9, 3)).toEqual([0, 4, 8]);
  expect(spread(1, 2)).toEqual([0]);
  expect(spread(0, 2)).toEqual([]);
});
