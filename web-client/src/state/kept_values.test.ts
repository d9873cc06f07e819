import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptValues } from "./kept_values";

let kept: Map<string, string>;
const opens = (search: string) => vi.stubGlobal("location", { search });

beforeEach(() => {
  kept = new Map([["bar", "the GM's"]]);
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("A page keeps its values in the browser", () => {
  opens("");

  keptValues().setItem("bar", "new");

  expect(kept.get("bar")).toBe("new");
});

// W134
test("A page that looks through another's eyes neither reads nor writes what the browser keeps", () => {
  opens("?as=3");
  expect(keptValues().getItem("bar")).toBeNull();

  keptValues().setItem("bar", "new");

  expect(keptValues().getItem("bar")).toBe("new");
  expect(kept.get("bar")).toBe("the GM's");
});
