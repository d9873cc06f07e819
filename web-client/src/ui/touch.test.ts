// Controls within lines of text take their height from a design token, 44 px on touch screens.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const components = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });

test("no component asks for less than a finger needs by itself", () => {
  const small = Object.entries(components).filter(([, text]) => /min-height: ([0-3]?\d|4[0-3])px/.test(text));

  expect(small.map(([name]) => name)).toEqual([]);
});

test("a finger gets 44 px", () => {
  const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

  expect(tokens).toContain("--touch: 44px");
  expect(tokens).toMatch(/@media \(pointer: coarse\)[^{]*\{\s*:root \{\s*--touch-in-text: var\(--touch\)/);
});
