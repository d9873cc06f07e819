import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Settling } from "./settling.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("Presses are ignored for the time after something appeared", () => {
  const settling = new Settling(700);
  expect(settling.on).toBe(false);

  settling.begin();
  vi.advanceTimersByTime(699);
  expect(settling.on).toBe(true);
  vi.advanceTimersByTime(1);
  expect(settling.on).toBe(false);
});

test("What appears meanwhile has the whole time", () => {
  const settling = new Settling(700);
  settling.begin();
  vi.advanceTimersByTime(600);

  settling.begin();
  vi.advanceTimersByTime(600);

  expect(settling.on).toBe(true);
});
