import { expect, test } from "vitest";
import { playedAgo } from "./played_ago";

test("A campaign without a session is not played yet", () => {
  expect(playedAgo(0, 5_000)).toBe("never played");
});

test("Less than a minute is just now, a whole minute is not", () => {
  expect(playedAgo(1_000, 1_059)).toBe("played just now");
  expect(playedAgo(1_000, 1_060)).toBe("played 1 minute ago");
});

test("The largest whole unit is named", () => {
  expect(playedAgo(1_000, 1_000 + 2 * 86_400)).toBe("played 2 days ago");
  expect(playedAgo(1_000, 1_000 + 86_400)).toBe("played yesterday");
});
