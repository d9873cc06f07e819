import { expect, test } from "vitest";
import { daysLeft, playedAgo } from "./played_ago";

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

test("A campaign in the bin has its days, a begun one counted", () => {
  expect(daysLeft(30 * 86_400, 0)).toBe("Deleted for good in 30 days");
  expect(daysLeft(30 * 86_400, 1)).toBe("Deleted for good in 30 days");
  expect(daysLeft(86_401, 0)).toBe("Deleted for good in 2 days");
});

test("On its last day no number is named", () => {
  expect(daysLeft(86_400, 0)).toBe("Deleted for good within a day");
  expect(daysLeft(0, 5)).toBe("Deleted for good within a day");
});
