import { expect, test } from "vitest";
import { emptyHistory, newer, older, shownLine, withLine } from "./chat_history";

const sent = withLine(withLine(emptyHistory, "first"), "second");

test("The up arrow brings back lines newest first and stays at the oldest", () => {
  const once = older(sent, "half-typed");
  const twice = older(once, shownLine(once));
  const thrice = older(twice, shownLine(twice));

  expect([once, twice, thrice].map(shownLine)).toEqual(["second", "first", "first"]);
});

test("The down arrow ends at the line that was being written", () => {
  const back = newer(older(sent, "half-typed"));

  expect(shownLine(back)).toBe("half-typed");
});

test("A line sent twice is kept once, as the newest", () => {
  expect(withLine(sent, "first").sent).toEqual(["second", "first"]);
});
