import { expect, test } from "vitest";
import { seenAs, watchedSeat } from "./watched_seat";

test.each([
  ["", 0],
  ["?as=3", 3],
  ["?map=1&as=12", 12],
  ["?as=", 0],
  ["?as=0", 0],
  ["?as=-3", 0],
  ["?as=3x", 0],
  ["?as=Ada", 0],
])("The query %j looks through the eyes of seat %i", (query, seat) => {
  expect(watchedSeat(query)).toBe(seat);
});

test("An address as another sees it has the seat, and one's own has none", () => {
  expect(seenAs("/table/7", 3)).toBe("/table/7?as=3");
  expect(seenAs("/table/7", 0)).toBe("/table/7");
});
