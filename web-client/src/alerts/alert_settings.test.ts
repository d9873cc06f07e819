// Stored alert settings.
import { expect, test } from "vitest";
import { settingsFrom } from "./alert_settings";

test("At first everything is on but vibration", () => {
  const first = settingsFrom(null);

  expect(first.turn && first.prompt && first.whisper && first.title && first.icon).toBe(true);
  expect(first.vibration).toBe(false);
});

test("What is switched off stays off, and what is unknown is as at first", () => {
  expect(settingsFrom('{"turn":false,"vibration":true}')).toEqual({
    ...settingsFrom(null),
    turn: false,
    vibration: true,
  });
  expect(settingsFrom('{"turn":"no","other":false}')).toEqual(settingsFrom(null));
  expect(settingsFrom("not JSON")).toEqual(settingsFrom(null));
});
