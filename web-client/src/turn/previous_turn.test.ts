import { expect, test } from "vitest";
import { previousTurn } from "./previous_turn";

const [ADA, BEA] = [1, 2];
const [FIRST, SECOND] = [7, 8];

test("The turn before is known although it was none's between the two", () => {
  const before = previousTurn();

  expect([ADA, 0, 0, BEA, BEA].map((turn) => before({ encounter: FIRST, turn }))).toEqual([0, ADA, ADA, ADA, BEA]);
});

test.each([
  ["follows another", []],
  ["follows a time without one", [{ encounter: 0, turn: 0 }]],
])("An encounter that %s begins without a turn before", (_, between) => {
  const before = previousTurn();
  const seen = [{ encounter: FIRST, turn: ADA }, { encounter: FIRST, turn: 0 }, ...between];
  for (const now of seen) before(now);

  expect(before({ encounter: SECOND, turn: BEA })).toBe(0);
});

test("An encounter that is shown again after another begins without a turn before", () => {
  const before = previousTurn();
  before({ encounter: FIRST, turn: ADA });
  before({ encounter: SECOND, turn: ADA });

  expect(before({ encounter: FIRST, turn: BEA })).toBe(0);
});
